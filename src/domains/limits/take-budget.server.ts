import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { days } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { budgetUse } from './schema.server.ts'

/** What a budget is of: `kind` such as `sms`, `key` such as a country. */
export type Budget = { kind: string; key: string; most: number }
type BudgetCtx = Pick<Ctx, 'db' | 'clock'>

const KEPT_MS = days(3)

/** Takes one of a budget for today (UTC), in all processes together. Gives how many are taken with it; null when none is left, which is counted too. */
export async function takeBudget({ db, clock }: BudgetCtx, { kind, key, most }: Budget): Promise<number | null> {
  const day = dayOf(clock.now())
  if (most > 0) {
    const [budget] = await db
      .insert(budgetUse)
      .values({ day, kind, key, used: 1 })
      .onConflictDoUpdate({
        target: [budgetUse.day, budgetUse.kind, budgetUse.key],
        set: { used: sql`${budgetUse.used} + 1` },
        // Without a row the budget is spent: the row's lock makes one of two that ask at once the last.
        setWhere: lt(budgetUse.used, most),
      })
      .returning({ used: budgetUse.used })
    if (budget) return budget.used
  }
  await countRefusal({ db, clock }, { kind, key })
  return null
}

/** Several of one budget. */
export type BudgetShare = Budget & { times: number }

/**
 * Takes several of each of these budgets in one statement. A budget that has fewer left than are asked for gives none, and no refusal is counted: ask it for
 * one at a time then. Gives those that were taken.
 */
export async function takeBudgets<Share extends BudgetShare>({ db, clock }: BudgetCtx, shares: readonly Share[]): Promise<Share[]> {
  if (shares.length === 0) return []
  const { rows } = await db.execute<{ kind: string; key: string }>(sql`
    insert into budget_use (day, kind, key, used)
    select ${dayOf(clock.now())}, kind, key, times from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as share (kind text, key text, most int, times int)
    where times <= most
    -- Always in the same order: of two that lock the same rows one waits for the other.
    order by kind, key
    on conflict (day, kind, key) do update set used = budget_use.used + excluded.used
    where budget_use.used + excluded.used <= (${JSON.stringify(Object.fromEntries(shares.map(({ kind, most }) => [kind, most])))}::jsonb ->> excluded.kind)::int
    returning kind, key`)
  const takenNames = new Set(rows.map(({ kind, key }) => `${kind} ${key}`))
  return shares.filter(({ kind, key }) => takenNames.has(`${kind} ${key}`))
}

/** Gives back what was taken and not used. */
export async function returnBudget({ db, clock }: BudgetCtx, { kind, key, times = 1 }: Pick<Budget, 'kind' | 'key'> & { times?: number }): Promise<void> {
  await db
    .update(budgetUse)
    .set({ used: sql`greatest(0, ${budgetUse.used} - ${times}::int)` })
    .where(and(eq(budgetUse.day, dayOf(clock.now())), eq(budgetUse.kind, kind), eq(budgetUse.key, key), gt(budgetUse.used, 0)))
}

/** Counts something that was refused today, for the overview of staff. */
export async function countRefusal({ db, clock }: BudgetCtx, { kind, key, times = 1 }: { kind: string; key: string; times?: number }): Promise<void> {
  await db
    .insert(budgetUse)
    .values({ day: dayOf(clock.now()), kind, key, refused: times })
    .onConflictDoUpdate({ target: [budgetUse.day, budgetUse.kind, budgetUse.key], set: { refused: sql`${budgetUse.refused} + ${times}` } })
}

/** The ms until budgets are whole again: the next midnight of UTC. */
export function untilNextDayMs(now: Date): number {
  return days(1) - (now.getTime() % days(1))
}

/** The day that budgets count, such as `2026-05-15`. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

export async function removeOldBudgets({ db, clock }: BudgetCtx): Promise<void> {
  await db.delete(budgetUse).where(lt(budgetUse.day, dayOf(new Date(clock.now().getTime() - KEPT_MS))))
}
