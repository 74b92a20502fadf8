import { and, asc, eq, ne } from 'drizzle-orm'
import type { StaffRole } from '#kernel/staff.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { staffUser } from '../schema.server.ts'

/** Somebody who may be given work. */
export type StaffName = { id: number; name: string; role: StaffRole; retailers: readonly number[] }

/** All who may sign in as staff, by name. For use-cases: who asks is not checked. */
export async function listStaffNames(db: Queryable): Promise<StaffName[]> {
  const rows = await db
    .select()
    .from(staffUser)
    .where(and(eq(staffUser.isDisabled, false), ne(staffUser.role, 'visitor')))
    .orderBy(asc(staffUser.name), asc(staffUser.id))
  return rows.map(({ id, name, email, role, retailers }) => ({ id, name: name || email, role: role as StaffRole, retailers }))
}
