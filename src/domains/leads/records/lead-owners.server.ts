import { listStaffNames, type StaffName } from '#domains/accounts/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Staff } from '#kernel/staff.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { visibleLeads } from './lead-rows.server.ts'

export type LeadOwner = { id: number; name: string }

/** The possible owners of a lead. Retailer staff see only colleagues of their own retailers. */
export async function listLeadOwners({ db, staff }: Ctx): Promise<Outcome<LeadOwner[], 'forbidden'>> {
  if (!staff || !visibleLeads(staff)) return refuse('forbidden')
  const people = await listStaffNames(db)
  return done(people.filter((person) => isKnownTo(staff, person)).map(({ id, name }) => ({ id, name })))
}

/** Whether these staff may assign a lead of a retailer to a person: the new owner must be allowed to see it. */
export async function mayBeOwner(db: Queryable, staff: Staff, { ownerId, retailerId }: { ownerId: number; retailerId: number | null }): Promise<boolean> {
  const person = (await listStaffNames(db)).find(({ id }) => id === ownerId)
  if (!person || !isKnownTo(staff, person)) return false
  return person.role !== 'retailer' || (retailerId !== null && person.retailers.includes(retailerId))
}

function isKnownTo({ role, retailers = [] }: Staff, person: StaffName): boolean {
  return role !== 'retailer' || (person.role === 'retailer' && person.retailers.some((retailer) => retailers.includes(retailer)))
}
