import { and, asc, eq, ne, or } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import type { LeadOfPerson } from '../lead-of-person.ts'
import { lead } from '../schema.server.ts'
import { type LeadRow, visibleLeads } from './lead-rows.server.ts'

const MOST = 100

/** Leads with the same e-mail address or phone number, oldest first, that these staff may see. */
export async function leadsOfSamePerson({ db, staff }: Ctx, row: LeadRow): Promise<LeadOfPerson[]> {
  const visible = visibleLeads(staff)
  const isSame = or(row.email ? eq(lead.email, row.email) : undefined, row.phone ? eq(lead.phone, row.phone) : undefined)
  if (!visible || !isSame) return []
  const rows = await db
    .select()
    .from(lead)
    .where(and(isSame, ne(lead.id, row.id), visible.where))
    .orderBy(asc(lead.id))
    .limit(MOST)
  return rows.map(({ id, formId, state, createdAt, mergedInto }) => ({
    id,
    form_id: formId,
    state,
    created_at: createdAt.toISOString(),
    merged_into: mergedInto,
  }))
}

export function isSamePerson(one: LeadRow, other: LeadRow): boolean {
  return (one.email !== '' && one.email === other.email) || (one.phone !== '' && one.phone === other.phone)
}
