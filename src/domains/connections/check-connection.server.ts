import { reasonOf } from '#kernel/reason-of.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { minutes } from '#kernel/durations.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { WordPair } from '#kernel/words/words.ts'
import type { Connection, Finding } from '#platform/connections/connection.ts'
import { finding } from '#platform/connections/finding.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { type ConnectionRecord, stateOf } from './connection-state.ts'
import { connectionCheck } from './schema.server.ts'

/** The longest that a check may take: each of its calls has a shorter limit of its own. */
const LONGEST_CHECK_MS = minutes(1)

const words = {
  late: ['The check was ended after a minute without an answer.', 'أُنهي الفحص بعد دقيقة دون جواب.'],
  broken: ['The check itself broke. The log of the site says more.', 'تعطّل الفحص نفسه، والتفاصيل في سجل الموقع.'],
} as const satisfies Record<string, WordPair>

/** Asks a service whether its connection works, and keeps what it answered. */
export async function checkConnection(
  ctx: Ctx,
  connections: readonly Connection[],
  symbol: string,
): Promise<Outcome<ConnectionRecord, 'forbidden' | 'gone' | 'not_set_up'>> {
  if (!may(ctx.staff, 'services.check')) return refuse('forbidden')
  const connection = connections.find((one) => one.symbol === symbol)
  if (!connection) return refuse('gone')
  const { name, about } = connection
  const { needs, check } = await connection.setup(ctx)
  if (check === null) return refuse('not_set_up')
  const findings = await findingsOf(ctx, symbol, check)
  const row = { state: stateOf(findings), findings, checkedAt: ctx.clock.now(), checkedBy: ctx.staff.name }
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(connectionCheck)
      .values({ symbol, ...row })
      .onConflictDoUpdate({ target: connectionCheck.symbol, set: row })
    await recordAudit(tx, ctx, { action: 'connection.checked', subject: symbol, after: { state: row.state } })
  })
  return done({ symbol, name, about, needs, state: row.state, last: { findings, at: row.checkedAt, by: row.checkedBy } })
}

async function findingsOf({ log }: Ctx, symbol: string, check: () => Promise<readonly Finding[]>): Promise<readonly Finding[]> {
  const cancellation = new AbortController()
  const late = wait(LONGEST_CHECK_MS, [finding('bad', words.late)], { signal: cancellation.signal, ref: false })
  // Only the end of the check aborts the waiting.
  late.catch(() => undefined)
  try {
    return await Promise.race([check(), late])
  } catch (error) {
    log.error('a check of a connection broke', { connection: symbol, reason: reasonOf(error) })
    return [finding('bad', words.broken)]
  } finally {
    cancellation.abort()
  }
}
