import type { Ctx } from './ctx.server.ts'

/** Runs a read on the replica of the database, where there is one that has all that was committed until now. `run` must only read. */
export function onReplica<Of extends Ctx, Value>(ctx: Of, run: (ctx: Of) => Promise<Value>): Promise<Value> {
  return ctx.replica ? ctx.replica.read(ctx.db, (db) => run({ ...ctx, db, primary: ctx.primary ?? ctx.db })) : run(ctx)
}
