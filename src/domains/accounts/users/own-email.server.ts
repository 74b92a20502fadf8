import { eq } from 'drizzle-orm'
import { personIdOf } from '#kernel/staff.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { staffUser } from '../schema.server.ts'

/** The address of the person who acts; '' when a program does. */
export async function findOwnEmail({ db, staff }: Ctx): Promise<string> {
  const id = staff && personIdOf(staff.id)
  if (id === null) return ''
  const [row] = await db.select({ email: staffUser.email }).from(staffUser).where(eq(staffUser.id, id))
  return row?.email ?? ''
}
