const TIMEOUT_MS = 30_000

/** What the service said of a lead or a payment; which names it uses is its own matter. */
export type ElectricAnswer = { ok: true; data: Readonly<Record<string, unknown>> } | { ok: false; status: number }

/** The calls of the ordering flow of electric vehicles, from a visitor's browser. Status 0 stands for no answer. */
export const electricClient = {
  createLead: (body: Readonly<Record<string, unknown>>, key: string) => ask('POST', '/api/leads', { body, key }),
  readLead: (id: string) => ask('GET', `/api/leads/${encodeURIComponent(id)}/salesforce_data`),
  beginPayment: (leadId: string) => ask('POST', '/api/stripe/create_payment_intent', { body: { payment_intent: { salesforce_lead_id: leadId } } }),
  cancel: (id: string) => ask('PUT', `/api/leads/${encodeURIComponent(id)}/initialize_cancellation`),
}

/** The first of these values of an answer that is a text or a number; '' for none. */
export function textFrom(data: Readonly<Record<string, unknown>>, ...names: string[]): string {
  const fieldValue = names.map((name) => data[name]).find((value) => (typeof value === 'string' && value !== '') || typeof value === 'number')
  return fieldValue === undefined ? '' : String(fieldValue)
}

async function ask(method: string, path: string, { body, key }: { body?: object; key?: string } = {}): Promise<ElectricAnswer> {
  try {
    const headers = { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}), ...(key ? { 'idempotency-key': key } : {}) }
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await fetch(path, { method, headers, signal, credentials: 'same-origin', ...(body ? { body: JSON.stringify(body) } : {}) })
    if (!answer.ok) return { ok: false, status: answer.status }
    const { data } = (await answer.json()) as { data?: unknown }
    return { ok: true, data: typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {} }
  } catch (error) {
    console.warn('the service for leads of electric vehicles was not reached', error)
    return { ok: false, status: 0 }
  }
}
