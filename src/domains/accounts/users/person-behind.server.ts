import { eq } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import { apiToken } from '../schema.server.ts'

const TOKEN = /^token:(\d{1,9})$/

/** The person who answers for what an id of staff did: for a token, whoever made it. An id without a person behind it stays what it is. */
export async function findPersonBehind(db: Queryable, staffId: string): Promise<string> {
  const token = TOKEN.exec(staffId)?.[1]
  if (token === undefined) return staffId
  const [row] = await db
    .select({ maker: apiToken.createdByUser })
    .from(apiToken)
    .where(eq(apiToken.id, Number(token)))
  return row?.maker ? `user:${row.maker}` : staffId
}
