import { and, eq, gt, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import { budgetUse } from './schema.server.ts'
import { dayOf } from './take-budget.server.ts'

/** Of one kind: how many were refused today, and under which keys most; keys are countries of messages, otherwise nothing that people could read. */
export type RefusedToday = { kind: string; refused: number; keys: string[] }

const MOST_KEYS = 5

/** What was refused today (UTC), most first. */
export async function listRefusedToday({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<RefusedToday[]> {
  return db
    .select({
      kind: budgetUse.kind,
      refused: sql<number>`sum(${budgetUse.refused})::int`,
      keys: sql<string[]>`(array_agg(${budgetUse.key} order by ${budgetUse.refused} desc))[1:${sql.raw(String(MOST_KEYS))}]`,
    })
    .from(budgetUse)
    .where(and(eq(budgetUse.day, dayOf(clock.now())), gt(budgetUse.refused, 0)))
    .groupBy(budgetUse.kind)
    .orderBy(sql`sum(${budgetUse.refused}) desc`)
}
