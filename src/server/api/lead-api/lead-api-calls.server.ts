import { z } from '@hono/zod-openapi'
import {
  Cancellation,
  CreatedLead,
  createElectricLead,
  createPaymentIntent,
  findSalesforceData,
  initializeCancellation,
  PaymentIntent,
  SalesforceData,
} from '#domains/lead-api/index.server.ts'
import { created, data } from '../answers.server.ts'
import { type CallCtx, defineCall } from '../define-call.server.ts'

const tag = 'Leads of electric vehicles'
const params = z.object({ id: z.string().min(1).max(80) })
const LeadBody = z.record(z.string(), z.unknown())

/** The service behind `lead_api.base_url`, asked by the server for programs and staff: what it says is about customers. */
export const leadApiCalls = [
  defineCall({
    method: 'get',
    path: '/api/leads/{id}/salesforce_data',
    tag,
    who: 'lead_api.read',
    summary: 'What Salesforce knows of a lead',
    params,
    answer: data(SalesforceData, 'As the service says.'),
    refusals: { forbidden: 403, gone: 404 },
    run: async (ctx, { params: { id } }) => findSalesforceData(ctx, await baseUrlOf(ctx), id),
  }),
  defineCall({
    method: 'post',
    path: '/api/leads',
    tag,
    who: 'lead_api.write',
    summary: 'Creates a lead of the ordering flow',
    body: LeadBody,
    answer: created(CreatedLead, 'Created at the service.'),
    refusals: { forbidden: 403, rejected: 422 },
    run: async (ctx, { body }) => createElectricLead(ctx, await baseUrlOf(ctx), body),
  }),
  defineCall({
    method: 'post',
    path: '/api/stripe/create_payment_intent',
    tag,
    who: 'lead_api.write',
    summary: 'Begins the payment of a lead',
    body: z.object({ payment_intent: z.object({ salesforce_lead_id: z.string().min(1).max(80) }) }),
    answer: created(PaymentIntent, 'Created at the service.'),
    refusals: { forbidden: 403, rejected: 422 },
    run: async (ctx, { body }) => createPaymentIntent(ctx, await baseUrlOf(ctx), body.payment_intent.salesforce_lead_id),
  }),
  defineCall({
    method: 'put',
    path: '/api/leads/{id}/initialize_cancellation',
    tag,
    who: 'lead_api.write',
    summary: 'Begins the cancellation of a lead',
    params,
    answer: data(Cancellation, 'It has begun.'),
    refusals: { forbidden: 403, gone: 404, already_started: 409 },
    run: async (ctx, { params: { id } }) => initializeCancellation(ctx, await baseUrlOf(ctx), id),
  }),
]

async function baseUrlOf(ctx: CallCtx): Promise<string> {
  return (await ctx.services.site.get(ctx)).settings.leadApi.baseUrl
}
