import { listStaffNames, type StaffName } from '#domains/accounts/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Staff } from '#kernel/staff.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { visibleLeads } from './lead-rows.server.ts'

export type LeadOwner = { id: number; name: string }

/** Who a lead may be given to. People of a retailer see their colleagues, and nobody of another one. */
export async function listLeadOwners({ db, staff }: Ctx): Promise<Outcome<LeadOwner[], 'forbidden'>> {
  if (!staff || !visibleLeads(staff)) return refuse('forbidden')
  const people = await listStaffNames(db)
  return done(people.filter((person) => isKnownTo(staff, person)).map(({ id, name }) => ({ id, name })))
}

/** Whether these staff may give a lead of a retailer to somebody: who gets it must see it. */
export async function mayBeOwner(db: Queryable, staff: Staff, { ownerId, retailerId }: { ownerId: number; retailerId: number | null }): Promise<boolean> {
  const person = (await listStaffNames(db)).find(({ id }) => id === ownerId)
  if (!person || !isKnownTo(staff, person)) return false
  return person.role !== 'retailer' || (retailerId !== null && person.retailers.includes(retailerId))
}

function isKnownTo({ role, retailers = [] }: Staff, person: StaffName): boolean {
  return role !== 'retailer' || (person.role === 'retailer' && person.retailers.some((retailer) => retailers.includes(retailer)))
}
