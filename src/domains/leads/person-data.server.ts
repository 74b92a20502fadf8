import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import { type ChosenRecords, definePersonData, keysOf, type RecordKey } from '#platform/person-data/person-data.ts'
import { removeExportsOf } from './exports/lead-exports.server.ts'
import { findLeadsOf } from './privacy/find-leads-of.server.ts'
import { removeLead } from './records/change-lead.server.ts'
import { findLead, type WholeLead } from './records/find-leads.server.ts'
import type { LeadRow } from './records/lead-rows.server.ts'
import { lead, leadEvent, leadFile } from './schema.server.ts'

/** Leads with files, consents and timelines, and exports that may hold them. */
export const leadsPersonData = definePersonData({
  order: 10,
  tables: ['lead', 'lead_consent', 'lead_event', 'lead_export', 'lead_file', 'lead_task'],
  kinds: {
    lead: { name: ['Lead', 'طلب عميل'], sent: 'counted' },
  },
  find: (db, { person }) => findLeadsOf(db, person),
  findProvedNumbers,
  async count(db, { records }) {
    const rows = await rowsOf(db, records)
    const ids = rows.map(({ id }) => id)
    const files = ids.length === 0 ? [] : await db.select({ id: leadFile.id }).from(leadFile).where(inArray(leadFile.leadId, ids))
    const leads = rows.map(({ id, formId, state, createdAt }) => ({ id, form_id: formId, state, created_at: createdAt.toISOString() }))
    return { leads, files: files.length }
  },
  async export(ctx, selection) {
    const leads: WholeLead[] = []
    for (const { id } of await rowsOf(ctx.db, selection.records)) {
      const whole = await findLead(ctx, id)
      if (whole.ok) leads.push(onlyChosen(whole.value, selection))
    }
    return { exported: { leads }, trail: { leads: leads.map(({ id }) => id) } }
  },
  async erase(_ctx, { tx, holdings: { leads, files } }) {
    for (const { id } of leads) await removeLead(tx, id)
    for (const formId of new Set(leads.map(({ form_id }) => form_id))) await removeExportsOf(tx, formId)
    return { certificate: { leads: leads.map(({ id }) => id), files } }
  },
})

/** Numbers that senders of these leads proved to be theirs. Anybody may write somebody else's number into a form. */
async function findProvedNumbers(db: Queryable, records: readonly RecordKey[]): Promise<string[]> {
  const rows = await rowsOf(db, records)
  const ids = rows.map(({ id }) => id)
  const isProof = and(inArray(leadEvent.leadId, ids), eq(leadEvent.type, 'verified'), sql`${leadEvent.detail} @> '{"phone": true}'`)
  const proved = new Set(ids.length === 0 ? [] : (await db.select({ id: leadEvent.leadId }).from(leadEvent).where(isProof)).map(({ id }) => id))
  return rows.filter(({ id }) => proved.has(id)).map(({ phone }) => phone)
}

async function rowsOf(db: Queryable, records: readonly RecordKey[]): Promise<LeadRow[]> {
  const ids = keysOf(records, 'lead').map(Number)
  return ids.length === 0 ? [] : db.select().from(lead).where(inArray(lead.id, ids)).orderBy(lead.id)
}

/** A lead without what it says of leads and orders that were left out. */
function onlyChosen(whole: WholeLead, { records }: ChosenRecords): WholeLead {
  const leads = new Set(keysOf(records, 'lead').map(Number))
  const orders = new Set(records.filter(({ kind }) => kind === 'order').map(({ number }) => number))
  return {
    ...whole,
    events: whole.events.filter((event) => leads.has(event.lead_id)),
    same_person: whole.same_person.filter(({ id }) => leads.has(id)),
    orders: whole.orders.filter((order) => orders.has(order.order_number)),
  }
}
