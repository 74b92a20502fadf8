import { createPaymentsClient } from '#domains/payments/payments-client.ts'

/** What is paid for. */
export const paidThing = { vehicleId: 7, companyUuid: 'c-1', amount: { minor: 50_000, currency: 'AED' } }

/** The client of a service that answers every call, and what it was sent. */
export function aPaymentsClient() {
  const sentCalls: { method: string | undefined; path: string; body: unknown }[] = []
  const client = createPaymentsClient('https://pay.test/', async (path, { method, body }) => {
    sentCalls.push({ method, path, body: body ? JSON.parse(String(body)) : undefined })
    return Response.json({ data: {} })
  })
  return { client, sentCalls }
}
