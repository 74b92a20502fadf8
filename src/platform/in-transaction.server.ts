import type { Ctx } from './ctx.server.ts'
import type { Db, Tx } from './database/database.server.ts'

/** Runs use-cases as one: all of them happen or none, and each one's own transaction becomes a savepoint of this. */
export function inTransaction<Value>(ctx: Ctx, run: (ctx: Ctx, tx: Tx) => Promise<Value>): Promise<Value> {
  // A transaction is queried like the pool; it only lacks the pool itself, which use-cases do not touch.
  return ctx.db.transaction((tx) => run({ ...ctx, db: tx as unknown as Db }, tx))
}
