import { z } from '@hono/zod-openapi'
import { may } from '#domains/accounts/index.ts'
import { findFormUsage } from '#domains/content/index.server.ts'
import type { FormChoices } from '#domains/forms/index.ts'
import { listChoices } from '#domains/forms/index.server.ts'
import { countLeads } from '#domains/leads/index.server.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { RecordId } from '../record-id.ts'

const tag = 'Forms'
const Option = z.object({ value: z.string(), label: z.string() })
/** What fields offer is readonly, which schemas do not say. */
const Choices = z
  .object({
    locations: z.array(Option),
    retailers: z.array(
      Option.extend({
        city: z.string(),
        tags: z.array(z.string()),
        place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
        opening_hours: z.array(z.object({ days: z.string(), hours: z.string() })),
      }),
    ),
  })
  .openapi('FormChoices') as unknown as z.ZodType<FormChoices>
const Usage = z
  .object({
    kind: z.enum(['page', 'draft', 'binned_page', 'nav_entry', 'dealer', 'vehicle', 'setting']),
    id: z.union([z.int(), z.string()]),
    title: z.string(),
    path: z.string().optional(),
    block_id: z.string().optional(),
  })
  .openapi('FormUsage')

/** What those who draw forms need to know besides the forms. */
export const formDeskCalls = [
  defineCall({
    method: 'get',
    path: '/forms_api/choices',
    tag,
    who: 'forms.read',
    summary: 'What location and retailer fields offer',
    answer: data(Choices, 'Active locations and retailers, in the order of forms.'),
    refusals: { forbidden: 403 },
    query: z.object({
      tags: z.string().max(400).optional().openapi({ description: 'Classes of retailers that fields ask for, besides those who sell, separated by commas.' }),
    }),
    run: async (ctx, { query: { tags = '' } }) => {
      if (!may(ctx.staff, 'forms.read')) return refuse('forbidden')
      const classes = tags.split(',').map((tag) => ({ type: 'retailer' as const, ...(tag ? { retailer_tag: tag } : {}) }))
      return done(await listChoices(ctx, { fields: [{ type: 'location' }, { type: 'time_slot' }, { type: 'retailer' }, ...classes] }))
    },
  }),
  defineCall({
    method: 'get',
    path: '/forms_api/lead_counts',
    tag,
    who: 'leads.read',
    summary: 'How many leads each form has, by its id',
    answer: data(z.record(z.string(), z.int()), 'Forms without leads are missing.'),
    refusals: { forbidden: 403 },
    run: countLeads,
  }),
  defineCall({
    method: 'get',
    path: '/forms_api/forms/{id}/usages',
    tag,
    who: 'forms.read',
    summary: 'Pages, drafts, menu entries and settings that open a form',
    params: z.object({ id: RecordId }),
    answer: data(z.array(Usage), 'The page for itself, then each of its blocks.'),
    refusals: { forbidden: 403 },
    run: async (ctx, { params: { id } }) => (may(ctx.staff, 'forms.read') ? done(await findFormUsage(ctx.db, id)) : refuse('forbidden')),
  }),
]
