import { z } from '@hono/zod-openapi'
import { leadStates } from '#domains/leads/index.ts'
import { changeLeads, countLeadsOfPeriod, deleteLeads, listLeadForms, listLeadOwners, mergeLeads, separateLead } from '#domains/leads/index.server.ts'
import { days } from '#kernel/durations.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { LARGEST_ID } from '#kernel/values/row-id.ts'
import { todayIn } from '#kernel/zoned-time.ts'
import { data, nothing } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { RecordId } from '../record-id.ts'

const tag = 'Leads'
const params = z.object({ id: RecordId })
const Ids = z.array(z.int().positive().max(LARGEST_ID)).min(1).max(200)
const ManyChanged = z
  .object({ done: z.array(z.int()), unchanged: z.array(z.int()), refused: z.array(z.object({ id: z.int(), code: z.string() })) })
  .openapi('ManyLeadsChanged')
const total = z.int()
const LeadCounts = z
  .object({
    total,
    answers_due: total,
    answered_in_time: total,
    days: z.array(z.object({ day: z.iso.date(), count: total })),
    forms: z.array(z.object({ id: z.int(), name: z.string(), count: total })),
    retailers: z.array(z.object({ id: z.int().nullable(), name: z.string(), count: total })),
    sources: z.array(z.object({ source: z.string(), count: total })),
  })
  .openapi('LeadCounts')
/** Days of one chart. */
const MOST_DAYS = 366
const USUAL_DAYS = 30

/** Work with many leads: changes at once, leads of the same person, counts. */
export const leadWorkCalls = [
  defineCall({
    method: 'post',
    path: '/api/leads/change_many',
    tag,
    who: 'leads.write',
    summary: 'Changes the state or the owner of many leads, each independently',
    description: 'The answer names those that were refused.',
    body: z.object({ ids: Ids, change: z.object({ state: z.enum(leadStates).optional(), owner_id: z.int().positive().nullable().optional() }) }),
    answer: data(ManyChanged, 'The outcome of each record.'),
    refusals: {},
    run: async (ctx, { body: { ids, change } }) => done(await changeLeads(ctx, ids, change)),
  }),
  defineCall({
    method: 'post',
    path: '/api/leads/delete_many',
    tag,
    who: 'leads.delete',
    needsProof: true,
    summary: 'Deletes many leads with all that belongs to them, each independently',
    body: z.object({ ids: Ids }),
    answer: data(ManyChanged, 'The outcome of each record.'),
    refusals: {},
    run: async (ctx, { body: { ids } }) => done(await deleteLeads(ctx, ids)),
  }),
  defineCall({
    method: 'post',
    path: '/api/leads/{id}/merge',
    tag,
    who: 'leads.write',
    summary: 'Merges a lead into another lead of the same person',
    params,
    body: z.object({ lead_id: z.int().positive().max(LARGEST_ID) }),
    answer: nothing('Merged now or earlier.'),
    refusals: { forbidden: 403, gone: 404, another_person: 409, not_mergeable: 409 },
    run: (ctx, { params: { id }, body }) => mergeLeads(ctx, { id, other: body.lead_id }),
  }),
  defineCall({
    method: 'post',
    path: '/api/leads/{id}/separate',
    tag,
    who: 'leads.write',
    summary: 'Separates a merged lead again',
    params,
    answer: nothing('Separated.'),
    refusals: { forbidden: 403, gone: 404, not_merged: 409 },
    run: (ctx, { params: { id } }) => separateLead(ctx, id),
  }),
  defineCall({
    method: 'get',
    path: '/api/lead_owners',
    tag,
    who: 'leads.read',
    summary: 'Lists the people to whom leads can be assigned',
    description: 'People of a retailer get their colleagues.',
    answer: data(z.array(z.object({ id: z.int(), name: z.string() })), 'The list by name.'),
    refusals: { forbidden: 403 },
    run: (ctx) => listLeadOwners(ctx),
  }),
  defineCall({
    method: 'get',
    path: '/api/lead_forms',
    tag,
    who: 'leads.read',
    summary: 'Lists the forms of the leads that the caller sees',
    answer: data(z.array(z.object({ id: z.int(), name: z.string() })), 'The list by name.'),
    refusals: { forbidden: 403 },
    run: (ctx) => listLeadForms(ctx),
  }),
  defineCall({
    method: 'get',
    path: '/api/lead_charts',
    tag,
    who: 'leads.read',
    summary: 'Counts the leads of a period by day, form, retailer and source',
    description: 'Held-back leads do not count. Covers the last 30 days by default.',
    query: z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() }),
    answer: data(LeadCounts, 'The counts of the leads that the caller may see.'),
    refusals: { forbidden: 403, invalid: 422 },
    run: async (ctx, { query }) => {
      const { timeZone } = (await ctx.services.site.get(ctx)).settings
      const to = query.to ?? todayIn(timeZone, ctx.clock.now())
      const from = query.from ?? new Date(Date.parse(to) - days(USUAL_DAYS - 1)).toISOString().slice(0, 10)
      const length = (Date.parse(to) - Date.parse(from)) / days(1) + 1
      if (length < 1 || length > MOST_DAYS) return refuse({ code: 'invalid', fields: { from: ['no_such_period'] } })
      return countLeadsOfPeriod(ctx, { from, to, timeZone })
    },
  }),
]
