import { z } from '@hono/zod-openapi'
import { wakeDeliveries } from '#domains/deliveries/index.server.ts'
import { deleteLead, findLead, fixLeadIntegrations, leadOrders, listLeadIntegrations, listLeadsOfForm, openLead } from '#domains/leads/index.server.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { type Answer, data, nothing, whole } from '../answers.server.ts'
import { type CallCtx, defineCall } from '../define-call.server.ts'
import { RecordId } from '../record-id.ts'
import { CreatedAt, FormsListMeta, Lead, WholeLead } from './lead-shapes.ts'

const tag = 'Leads'
const params = z.object({ id: RecordId, lead_id: RecordId })
const LeadIntegration = z
  .object({ id: z.string(), name: z.string(), status: z.enum(['queued', 'sending', 'sent', 'failed']), attempts: z.int(), error: z.string() })
  .openapi('LeadIntegration')
const Queued = z.array(z.object({ id: z.string(), name: z.string(), status: z.literal('queued') }))
const queued: Answer<z.infer<typeof Queued>, { data: z.infer<typeof Queued> }> = { ...data(Queued, 'The deliveries are queued.'), status: 202 }
const empty = z.literal('').transform(() => undefined)

/** A lead below another form does not exist. */
async function leadOfForm(ctx: CallCtx, { id, lead_id: leadId }: { id: number; lead_id: number }) {
  const outcome = await findLead(ctx, leadId)
  return outcome.ok && outcome.value.form_id !== id ? refuse('gone') : outcome
}

/** The leads of a form (C-220 to C-226). */
export const leadsCalls = [
  defineCall({
    method: 'get',
    path: '/forms_api/forms/{id}/leads',
    tag,
    who: 'leads.read',
    summary: 'Lists the leads of a form, newest first',
    description: 'People of a retailer get the leads of their own retailers.',
    params: z.object({ id: RecordId }),
    query: z.object({
      items: z.coerce.number().int().min(1).max(100).default(12),
      page: z.coerce.number().int().min(1).max(1_000_000).default(1),
      'filter[created_at_gteq]': CreatedAt.or(empty).optional(),
      'filter[created_at_lteq]': CreatedAt.or(empty).optional(),
      sort: z.enum(leadOrders).default('-created_at'),
    }),
    answer: whole(z.object({ data: z.array(Lead), meta: FormsListMeta }), 'A page of the list.'),
    refusals: { forbidden: 403 },
    run: async (ctx, { params: { id }, query: { items, page, sort, ...filter } }) => {
      const { timeZone } = (await ctx.services.site.get(ctx)).settings
      const between = { created_at_gteq: filter['filter[created_at_gteq]'], created_at_lteq: filter['filter[created_at_lteq]'] }
      const outcome = await listLeadsOfForm(ctx, id, { page, items, sort, between, timeZone })
      if (!outcome.ok) return outcome
      const { rows, total } = outcome.value
      return done({ data: rows, meta: { page, items, total, pages: Math.max(1, Math.ceil(total / items)) } })
    },
  }),
  defineCall({
    method: 'get',
    path: '/forms_api/forms/{id}/leads/{lead_id}',
    tag,
    who: 'leads.read',
    summary: 'Reads a lead with all that belongs to it',
    params,
    answer: data(WholeLead, 'The lead.'),
    refusals: { forbidden: 403, gone: 404 },
    run: async (ctx, { params: of }) => {
      const lead = await leadOfForm(ctx, of)
      return lead.ok ? openLead(ctx, of.lead_id) : lead
    },
  }),
  defineCall({
    method: 'delete',
    path: '/forms_api/forms/{id}/leads/{lead_id}',
    tag,
    who: 'leads.delete',
    needsProof: true,
    summary: 'Deletes a lead with its files and all that was sent about it',
    params,
    answer: nothing('Deleted.'),
    refusals: { forbidden: 403, gone: 404 },
    run: async (ctx, { params: of }) => {
      const lead = await leadOfForm(ctx, of)
      return lead.ok ? deleteLead(ctx, of.lead_id) : lead
    },
  }),
  defineCall({
    method: 'get',
    path: '/forms_api/forms/{id}/leads/{lead_id}/integrations',
    tag,
    who: 'leads.read',
    summary: 'Lists what each receiver has got of a lead',
    params,
    answer: data(z.array(LeadIntegration), 'The receivers of the lead.'),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id, lead_id: leadId } }) => listLeadIntegrations(ctx, { formId: id, id: leadId }),
  }),
  defineCall({
    method: 'post',
    path: '/forms_api/forms/{id}/leads/{lead_id}/integrations/fix',
    tag,
    who: 'leads.write',
    summary: 'Sends a lead again to the receivers that failed',
    description: 'Without ids it goes to all of them.',
    params,
    body: z.object({ integration_ids: z.array(z.string().max(60)).max(20).optional() }),
    answer: queued,
    refusals: { forbidden: 403, gone: 404, nothing_failed: 409 },
    run: async (ctx, { params: { id, lead_id: leadId }, body }) => {
      const outcome = await fixLeadIntegrations(ctx, { formId: id, id: leadId }, body.integration_ids)
      if (outcome.ok) await wakeDeliveries(ctx.services, `fix lead ${leadId} ${ctx.clock.now().getTime()}`)
      return outcome
    },
  }),
]
