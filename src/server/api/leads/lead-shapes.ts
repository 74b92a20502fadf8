import { z } from '@hono/zod-openapi'
import type { FormVersion } from '#domains/forms/index.ts'
import { type Lead as StoredLead, leadEventTypes, leadStates } from '#domains/leads/index.ts'
import { flagFilter } from '../list-query.ts'
import { RecordId } from '../record-id.ts'
import { FormsListMeta } from '../forms/form-shapes.ts'

export { FormsListMeta }

const attributes = z.record(z.string(), z.union([z.string(), z.array(z.string()).readonly()]))

const leadShape = {
  id: z.int(),
  form_id: z.int(),
  form_version: z.int(),
  state: z.enum(leadStates),
  attributes,
  name: z.string().openapi({ description: 'The name of the person; empty if the form asked for none.' }),
  email: z.string(),
  phone: z.string(),
  locale: z.enum(['ar', 'en']),
  page_url: z.string(),
  source: z.string(),
  retailer_id: z.int().nullable(),
  owner_id: z.int().nullable(),
  suspicions: z.array(z.string()).readonly(),
  integrations_status: z.enum(['none', 'queued', 'sent', 'failed']),
  version: z.string(),
  answered_at: z.iso.datetime().nullable(),
  due_at: z.iso.datetime().nullable().openapi({ description: 'When the lead should be answered at the latest.' }),
  merged_into: z.int().nullable().openapi({ description: 'The lead that this one is merged into.' }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
}

/** A lead in lists (C-067, C-068). */
export const Lead = z.object(leadShape).openapi('Lead') as unknown as z.ZodType<StoredLead>

/** What somebody plans to do about a lead. */
export const LeadTask = z
  .object({
    id: z.int(),
    lead_id: z.int(),
    text: z.string(),
    due_at: z.iso.datetime(),
    owner_id: z.int().nullable().openapi({ description: 'The owner of the task; null for whoever sees the lead.' }),
    created_by: z.string(),
    done_at: z.iso.datetime().nullable(),
    done_by: z.string(),
  })
  .openapi('LeadTask')

const LeadDelivery = z.looseObject({
  id: z.int(),
  kind: z.string(),
  key: z.string(),
  target: z.string(),
  subject_id: z.string(),
  state: z.string(),
  error: z.string(),
  next_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
})

/** A lead with all that belongs to it: its form as seen, readable answers, consents, files, timeline and deliveries. */
export const WholeLead = z
  .looseObject({
    ...leadShape,
    form: z.unknown() as z.ZodType<FormVersion>,
    facts: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
    consents: z.array(
      z.object({ field: z.string(), text: z.string(), version: z.int(), channel: z.string(), address: z.string(), given_at: z.iso.datetime() }),
    ),
    files: z.array(z.object({ id: z.int(), field: z.string(), name: z.string(), type: z.string(), bytes: z.int() })),
    events: z.array(
      z.object({
        id: z.int(),
        lead_id: z.int(),
        type: z.enum(leadEventTypes),
        detail: z.record(z.string(), z.unknown()),
        actor: z.string(),
        at: z.iso.datetime(),
      }),
    ),
    deliveries: z.array(z.unknown()),
    tasks: z.array(LeadTask),
    same_person: z.array(z.object({ id: z.int(), form_id: z.int(), state: z.enum(leadStates), created_at: z.iso.datetime(), merged_into: z.int().nullable() })),
    orders: z.array(z.object({ id: z.int(), order_number: z.string() })),
  })
  .openapi('WholeLead')
/** The same for staff, with what became of each delivery. */
export const DeskLead = WholeLead.extend({ deliveries: z.array(LeadDelivery) }).openapi('DeskLead')

/** A day as `2026-05-15`, or an instant of ISO 8601 (C-221). */
export const CreatedAt = z.union([z.iso.date(), z.iso.datetime({ offset: true })])

/** Filters of leads, apart from their form. */
export const leadFilters = z.object({
  retailer_id: RecordId.optional(),
  owner_id: RecordId.optional(),
  state: z.enum(leadStates).optional(),
  source: z.string().max(200).optional(),
  created_at_gteq: CreatedAt.optional(),
  created_at_lteq: CreatedAt.optional(),
  late: flagFilter.optional().openapi({ description: 'Only leads that nobody answered in time.' }),
})
