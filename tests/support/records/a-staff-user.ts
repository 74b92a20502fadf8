import { sql } from 'drizzle-orm'
import type { Db } from '#platform/database/database.server.ts'

/** Stores the person behind `user:1`, whom tests act as: a token ends with the account of its maker, so that needs one. */
export async function aStaffUser(db: Db, id = 1): Promise<void> {
  await db.execute(sql`insert into staff_user (id, issuer, subject, role) values (${id}, 'https://issuer.test', ${`person-${id}`}, 'admin')`)
}
