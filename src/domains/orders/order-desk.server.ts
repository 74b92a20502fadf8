import type { Ctx } from '#platform/ctx.server.ts'
import { inTransaction } from '#platform/in-transaction.server.ts'
import type { OrdersSettings } from './settings.ts'

/** What orders are taken with, besides the context of a request. */
export type OrderDesk = {
  settings: OrdersSettings
  /** Signs the links of mails. */
  secretKey: string
  timeZone: string
}

export type OrderCtx = Ctx & { desk: OrderDesk }

/** Runs work on orders in one transaction, or in a savepoint of the one that runs. */
export function inOrderTransaction<Value>(ctx: OrderCtx, run: (ctx: OrderCtx) => Promise<Value>): Promise<Value> {
  return inTransaction(ctx, (inner) => run({ ...inner, desk: ctx.desk }))
}
