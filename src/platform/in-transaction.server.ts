import type { Ctx } from './ctx.server.ts'
import type { Db, Tx } from './database/database.server.ts'

/** Runs use-cases in one transaction: all of them take effect or none. Their own transactions become savepoints. */
export function inTransaction<Value>(ctx: Ctx, run: (ctx: Ctx, tx: Tx) => Promise<Value>): Promise<Value> {
  // A transaction has the query methods of the pool, and use-cases need nothing else.
  return ctx.db.transaction((tx) => run({ ...ctx, db: tx as unknown as Db }, tx))
}
