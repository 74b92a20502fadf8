import { z } from 'zod'
import { may } from '#domains/accounts/index.ts'
import { Fault } from '#kernel/fault.ts'
import { readJson } from '#kernel/json.ts'
import { seconds } from '#kernel/durations.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { DownloadError } from '#platform/http/download-error.ts'
import type { Method } from '#platform/http/guarded-request.server.ts'
import { type ServiceAnswer, sendRequest } from '#platform/http/send-request.server.ts'

const TIMEOUT_MS = seconds(10)

/** What the service answers (C-290). */
export const SalesforceData = z.object({
  salesforce_lead_id: z.string(),
  status: z.string(),
  customer: z.record(z.string(), z.unknown()),
  vehicle: z.record(z.string(), z.unknown()),
})
const id = z.union([z.string(), z.number()]).transform(String)
export const CreatedLead = z.object({ id, salesforce_lead_id: z.string() })
export const PaymentIntent = z.object({ payment_intent_id: z.string(), client_secret: z.string() })
export const Cancellation = z.object({ id, status: z.literal('cancellation_initialized') })

export type LeadId = string
type Reason = 'forbidden' | 'gone'

/** What Salesforce knows of a lead (C-285). */
export async function findSalesforceData(ctx: Ctx, baseUrl: string, lead: LeadId): Promise<Outcome<z.output<typeof SalesforceData>, Reason>> {
  if (!may(ctx.staff, 'lead_api.read')) return refuse('forbidden')
  const answer = await ask(ctx, baseUrl, { method: 'GET', path: `leads/${encodeURIComponent(lead)}/salesforce_data` })
  return answer.status === 404 ? refuse('gone') : done(dataOf(answer, SalesforceData))
}

/** Creates a lead of the ordering flow (C-286). */
export async function createElectricLead(
  ctx: Ctx,
  baseUrl: string,
  body: Record<string, unknown>,
): Promise<Outcome<z.output<typeof CreatedLead>, 'forbidden' | 'rejected'>> {
  if (!may(ctx.staff, 'lead_api.write')) return refuse('forbidden')
  const answer = await ask(ctx, baseUrl, { method: 'POST', path: 'leads', body })
  return answer.status === 422 ? refuse('rejected') : done(dataOf(answer, CreatedLead))
}

/** Begins the payment of a lead (C-287). */
export async function createPaymentIntent(
  ctx: Ctx,
  baseUrl: string,
  salesforceLeadId: string,
): Promise<Outcome<z.output<typeof PaymentIntent>, 'forbidden' | 'rejected'>> {
  if (!may(ctx.staff, 'lead_api.write')) return refuse('forbidden')
  const body = { payment_intent: { salesforce_lead_id: salesforceLeadId } }
  const answer = await ask(ctx, baseUrl, { method: 'POST', path: 'stripe/create_payment_intent', body })
  return answer.status === 422 ? refuse('rejected') : done(dataOf(answer, PaymentIntent))
}

/** Begins the cancellation of a lead (C-288). */
export async function initializeCancellation(
  ctx: Ctx,
  baseUrl: string,
  lead: LeadId,
): Promise<Outcome<z.output<typeof Cancellation>, Reason | 'already_started'>> {
  if (!may(ctx.staff, 'lead_api.write')) return refuse('forbidden')
  const answer = await ask(ctx, baseUrl, { method: 'PUT', path: `leads/${encodeURIComponent(lead)}/initialize_cancellation` })
  if (answer.status === 404) return refuse('gone')
  return answer.status === 409 ? refuse('already_started') : done(dataOf(answer, Cancellation))
}

/** Throws a Fault when no address is set, after an error in the log, and when the service cannot be asked (C-289). */
async function ask(
  ctx: Ctx,
  baseUrl: string,
  { method, path, body }: { method: Method; path: string; body?: Record<string, unknown> },
): Promise<ServiceAnswer> {
  const base = baseUrl.trim().replace(/\/+$/, '')
  if (base === '') {
    ctx.log.error('Missing api url: lead_api.base_url')
    throw new Fault('Missing api url: lead_api.base_url', { status: 503 })
  }
  const headers = { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) }
  const content = body ? { body: JSON.stringify(body) } : {}
  try {
    return await sendRequest(`${base}/api/${path}`, { network: ctx.network ?? 'public', timeoutMs: TIMEOUT_MS, method, headers, ...content })
  } catch (cause) {
    if (!(cause instanceof DownloadError)) throw cause
    throw new Fault('the service for leads of electric vehicles could not be asked', { status: 502, cause })
  }
}

function dataOf<Value>({ status, text }: ServiceAnswer, schema: z.ZodType<Value>): Value {
  const json = status === 200 || status === 201 ? readJson(text) : null
  const parsed = schema.safeParse(json?.ok ? (json.value as { data?: unknown } | null)?.data : null)
  if (!parsed.success) throw new Fault(`the service for leads of electric vehicles answered ${status}, and not as agreed`, { status: 502 })
  return parsed.data
}
