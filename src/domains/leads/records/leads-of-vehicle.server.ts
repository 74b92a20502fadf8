import { and, desc, inArray, isNull, like, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import { findFormVersion } from '#domains/forms/index.server.ts'
import type { LeadState } from '../lead.ts'
import { lead } from '../schema.server.ts'
import { visibleLeads } from './lead-rows.server.ts'
import { personName } from './person-name.ts'

/** An open lead about a car. */
export type LeadOfVehicle = { id: number; state: LeadState; name: string; created_at: string }

const open = ['new', 'contacted'] as const satisfies readonly LeadState[]
const MOST = 10
/** Leads that hold the number of the car somewhere, of which its form says whether it is that of a car. */
const CANDIDATES = 100

/** The newest open leads whose form asked for a car and got this one, as far as these staff see them. */
export async function listLeadsOfVehicle({ db, staff }: Ctx, vehicleId: number): Promise<LeadOfVehicle[]> {
  const visible = visibleLeads(staff)
  if (!visible) return []
  const rows = await db
    .select()
    .from(lead)
    .where(and(visible.where, inArray(lead.state, [...open]), isNull(lead.mergedInto), like(sql`${lead.attributes}::text`, `%"${vehicleId}"%`)))
    .orderBy(desc(lead.createdAt), desc(lead.id))
    .limit(CANDIDATES)
  const leadLists = await Promise.all(
    rows.map(async (row) => {
      const fields = (await findFormVersion(db, row.formId, row.formVersion))?.fields ?? []
      const isAbout = fields.some(({ type, name }) => type === 'vehicle' && [row.attributes[name] ?? []].flat().includes(String(vehicleId)))
      return isAbout ? [{ id: row.id, state: row.state, name: personName(row.attributes, fields), created_at: row.createdAt.toISOString() }] : []
    }),
  )
  return leadLists.flat().slice(0, MOST)
}
