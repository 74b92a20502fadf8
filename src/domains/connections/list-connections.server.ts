import { may } from '#domains/accounts/index.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Connection } from '#platform/connections/connection.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { ConnectionRecord } from './connection-state.ts'
import { connectionCheck } from './schema.server.ts'

type StoredCheck = typeof connectionCheck.$inferSelect

/** All connections with what is missing of each, and what its last check found. Nothing is asked. */
export async function listConnections(ctx: Ctx, connections: readonly Connection[]): Promise<Outcome<ConnectionRecord[], 'forbidden'>> {
  if (!may(ctx.staff, 'services.check')) return refuse('forbidden')
  const rows = await ctx.db.select().from(connectionCheck)
  const checks = new Map(rows.map((row) => [row.symbol, row]))
  return done(await Promise.all(connections.map((connection) => recordOf(ctx, connection, checks.get(connection.symbol)))))
}

async function recordOf(ctx: Ctx, connection: Connection, check: StoredCheck | undefined): Promise<ConnectionRecord> {
  const { symbol, name, about } = connection
  const { needs, check: ask } = await connection.setup(ctx)
  const last = check ? { findings: check.findings, at: check.checkedAt, by: check.checkedBy } : null
  return { symbol, name, about, needs, last, state: ask === null ? 'not_set_up' : (check?.state ?? 'unchecked') }
}
