import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/site/test-database.ts'

test('a fresh database is migrated and answers', async () => {
  const { db } = await testDatabase()
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from content_change`)
  expect(rows).toEqual([{ n: 0 }])
})
