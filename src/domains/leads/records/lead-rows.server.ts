import { eq, inArray, ne, type SQL } from 'drizzle-orm'
import { findDeliveriesOf } from '#domains/deliveries/index.server.ts'
import type { FormField } from '#domains/forms/index.ts'
import { findFormVersion } from '#domains/forms/index.server.ts'
import { may } from '#domains/accounts/index.ts'
import type { Staff } from '#kernel/staff.ts'
import { recordVersion } from '#platform/database/record-version.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { IntegrationsStatus, Lead } from '../lead.ts'
import { lead } from '../schema.server.ts'
import { personName } from './person-name.ts'

export type LeadRow = typeof lead.$inferSelect
type Delivered = { kind: string; state: string }

/** Which leads these staff see in lists and counts: all but those that tried a form, or those of their own retailers. Null when none. */
export function visibleLeads(staff: Staff | null): { where: SQL | undefined } | null {
  if (!may(staff, 'leads.read')) return null
  if (staff.role !== 'retailer') return { where: ne(lead.state, 'test') }
  const { retailers = [] } = staff
  return retailers.length === 0 ? null : { where: inArray(lead.retailerId, [...retailers]) }
}

/** A lead that these staff may see; null otherwise. */
export async function findVisible(db: Queryable, staff: Staff | null, id: number): Promise<LeadRow | null> {
  const [row] = await db.select().from(lead).where(eq(lead.id, id))
  return row && sees(staff, row) ? row : null
}

export function sees(staff: Staff | null, { retailerId }: Pick<LeadRow, 'retailerId'>): boolean {
  if (!may(staff, 'leads.read')) return false
  return staff.role !== 'retailer' || (retailerId !== null && (staff.retailers ?? []).includes(retailerId))
}

/** Rows as staff see them, with what has become of their webhooks. */
export async function leadsOf(db: Queryable, rows: readonly LeadRow[]): Promise<Lead[]> {
  const deliveries = await findDeliveriesOf(db, { type: 'lead', ids: rows.map(({ id }) => String(id)) })
  const fields = await fieldsOf(db, rows)
  return rows.map((row) => {
    const own = deliveries.filter(({ subjectId }) => subjectId === String(row.id))
    return leadOf(row, own, fields.get(versionKey(row)) ?? [])
  })
}

/** The names of the people behind leads, by id. */
export async function namesOfLeads(db: Queryable, rows: readonly LeadRow[]): Promise<ReadonlyMap<number, string>> {
  const fields = await fieldsOf(db, rows)
  return new Map(rows.map((row) => [row.id, personName(row.attributes, fields.get(versionKey(row)) ?? [])]))
}

const versionKey = ({ formId, formVersion }: LeadRow) => `${formId} ${formVersion}`

/** The fields of each form version that these leads were sent with. */
async function fieldsOf(db: Queryable, rows: readonly LeadRow[]): Promise<ReadonlyMap<string, readonly FormField[]>> {
  const versions = new Map(rows.map((row) => [versionKey(row), row]))
  const fieldLists = [...versions].map(async ([key, { formId, formVersion }]) => [key, (await findFormVersion(db, formId, formVersion))?.fields ?? []] as const)
  return new Map(await Promise.all(fieldLists))
}

function leadOf(row: LeadRow, deliveries: readonly Delivered[], fields: readonly FormField[]): Lead {
  const record = {
    id: row.id,
    form_id: row.formId,
    form_version: row.formVersion,
    state: row.state,
    attributes: row.attributes,
    name: personName(row.attributes, fields),
    email: row.email,
    phone: row.phone,
    locale: row.locale,
    page_url: row.pageUrl,
    source: row.source,
    retailer_id: row.retailerId,
    owner_id: row.ownerId,
    suspicions: row.suspicions,
    answered_at: row.answeredAt?.toISOString() ?? null,
    due_at: row.dueAt?.toISOString() ?? null,
    merged_into: row.mergedInto,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
  return { ...record, integrations_status: statusOf(deliveries), version: versionOf(row) }
}

/** What `If-Match` names. Deliveries do not count: they move by themselves. */
export function versionOf({ id, state, ownerId, mergedInto, updatedAt }: LeadRow): string {
  return recordVersion({ id, state, ownerId, mergedInto, updatedAt })
}

function statusOf(deliveries: readonly Delivered[]): IntegrationsStatus {
  const states = new Set(deliveries.flatMap(({ kind, state }) => (kind === 'webhook' ? [state] : [])))
  if (states.size === 0) return 'none'
  if (states.has('failed')) return 'failed'
  return states.has('queued') || states.has('sending') ? 'queued' : 'sent'
}
