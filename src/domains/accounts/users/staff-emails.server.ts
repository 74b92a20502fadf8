import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import { staffUser } from '../schema.server.ts'

/** The mail addresses of these people, without those who may not sign in or have none. */
export async function findStaffEmails(db: Queryable, ids: readonly number[]): Promise<{ id: number; email: string }[]> {
  if (ids.length === 0) return []
  return db
    .select({ id: staffUser.id, email: staffUser.email })
    .from(staffUser)
    .where(and(inArray(staffUser.id, [...ids]), eq(staffUser.isDisabled, false), ne(staffUser.email, '')))
    .orderBy(asc(staffUser.id))
}
