import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import { staffUser } from '../schema.server.ts'

const PERSON = /^user:(\d+)$/

/** The address of the person who acts; '' when a program does. */
export async function findOwnEmail({ db, staff }: Ctx): Promise<string> {
  const id = Number(PERSON.exec(staff?.id ?? '')?.[1])
  if (!id) return ''
  const [row] = await db.select({ email: staffUser.email }).from(staffUser).where(eq(staffUser.id, id))
  return row?.email ?? ''
}
