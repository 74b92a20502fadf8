import { z } from '@hono/zod-openapi'
import { createElectricLead, createPaymentIntent, type Desk, findSalesforceData, initializeCancellation, type Told } from '#domains/lead-api/index.server.ts'
import { seconds } from '#kernel/durations.ts'
import { addressLimit } from '../address-limit.server.ts'
import type { Answer, AnswerStatus } from '../answers.server.ts'
import { type CallCtx, defineCall } from '../define-call.server.ts'
import { knownVisitor, visitorOf } from '../orders/visitor.server.ts'

const tag = 'Leads of electric vehicles'
const params = z.object({ id: z.string().min(1).max(80) })
const LeadBody = z.record(z.string(), z.unknown())
const headers = z.object({ 'idempotency-key': z.string().max(200).optional() })
const readLimit = addressLimit({ burst: 60, everyMs: seconds(2) })
const writeLimit = addressLimit({ burst: 20, everyMs: seconds(10) })

/** What the service said, as it said it: `{ data }` stays as it is, anything else becomes `data`. */
const toldAnswer: Answer<Told> = {
  status: 200,
  about: 'The answer of the service.',
  content: { 'application/json': { schema: z.object({ data: z.unknown() }) } },
  others: { 201: 'Created at the service.', 202: 'Accepted by the service.' },
  statusOf: ({ status }): AnswerStatus => (status === 201 || status === 202 ? status : 200),
  body: ({ body }) => (typeof body === 'object' && body !== null && 'data' in body ? body : { data: body }),
}
const noStore = () => ({ 'cache-control': 'no-store' })
const refusals = { forbidden: 403, gone: 404, already_started: 409, rejected: 422, faulty: 502, unreachable: 502, not_configured: 503 } as const
const noUsableAnswer = { code: 'service_unreachable', message: 'The service for leads of electric vehicles does not answer.' }
const words = {
  faulty: noUsableAnswer,
  unreachable: noUsableAnswer,
  not_configured: { code: 'not_configured', message: 'This site has no service for leads of electric vehicles: lead_api.base_url is not set.' },
}
const shared = { tag, who: 'anyone', cost: 'write', answer: toldAnswer, extraHeaders: noStore, words } as const

/**
 * The service behind `lead_api.base_url` (C-285 to C-290). Visitors work on the leads of their own browser, staff and programs with the scopes of
 * `lead_api` on all. What the service says is passed on as it is.
 */
export const leadApiCalls = [
  defineCall({
    ...shared,
    method: 'get',
    cost: 'rows',
    path: '/api/leads/{id}/salesforce_data',
    summary: 'Reads what Salesforce knows about a lead',
    description: 'Visitors can read the leads that their browser created.',
    params,
    allowance: readLimit,
    refusals,
    run: async (ctx, { params: { id } }) => findSalesforceData(ctx, await deskOf(ctx, knownVisitor), id),
  }),
  defineCall({
    ...shared,
    method: 'post',
    path: '/api/leads',
    summary: 'Creates a lead of the ordering flow',
    description: 'Repeating the body or the `Idempotency-Key` within a day gives the same lead.',
    headers,
    body: LeadBody,
    allowance: writeLimit,
    refusals: { ...refusals, busy: 409 },
    run: async (ctx, { body, headers: { 'idempotency-key': name = '' } }) => createElectricLead(ctx, await deskOf(ctx, visitorOf), { body, name }),
  }),
  defineCall({
    ...shared,
    method: 'post',
    path: '/api/stripe/create_payment_intent',
    summary: 'Starts the payment of a lead',
    description: 'Repeating the lead or the `Idempotency-Key` within a day gives the same payment.',
    headers,
    body: z.object({ payment_intent: z.object({ salesforce_lead_id: z.string().min(1).max(80) }) }),
    allowance: writeLimit,
    refusals: { ...refusals, busy: 409 },
    run: async (ctx, { body, headers: { 'idempotency-key': name = '' } }) =>
      createPaymentIntent(ctx, await deskOf(ctx, knownVisitor), { lead: body.payment_intent.salesforce_lead_id, name }),
  }),
  defineCall({
    ...shared,
    method: 'put',
    path: '/api/leads/{id}/initialize_cancellation',
    summary: 'Starts the cancellation of a lead',
    description: 'Visitors can cancel the leads that their browser created.',
    params,
    allowance: writeLimit,
    refusals,
    run: async (ctx, { params: { id } }) => initializeCancellation(ctx, await deskOf(ctx, knownVisitor), id),
  }),
]

async function deskOf(ctx: CallCtx, visitorOfCall: (ctx: CallCtx) => string | null): Promise<Desk> {
  const { baseUrl } = (await ctx.services.site.get(ctx)).settings.leadApi
  return { baseUrl, visitor: ctx.staff ? null : visitorOfCall(ctx) }
}
