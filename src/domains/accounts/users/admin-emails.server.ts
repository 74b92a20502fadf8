import { and, eq, ne } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import { staffUser } from '../schema.server.ts'

/** The mail addresses of all admins who may sign in, for alarms of the site. */
export async function listAdminEmails(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectDistinct({ email: staffUser.email })
    .from(staffUser)
    .where(and(eq(staffUser.role, 'admin'), eq(staffUser.isDisabled, false), ne(staffUser.email, '')))
  return rows.map(({ email }) => email)
}
