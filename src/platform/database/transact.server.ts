import type { Outcome } from '#kernel/outcome.ts'
import type { Db, Tx } from './database.server.ts'

class Refused extends Error {
  readonly outcome: unknown

  constructor(outcome: unknown) {
    super('refused')
    this.outcome = outcome
  }
}

/** Runs work that may write before it knows whether it refuses: a refusal takes everything back, as an error does. */
export async function transact<Value, Code extends string>(db: Db, work: (tx: Tx) => Promise<Outcome<Value, Code>>): Promise<Outcome<Value, Code>> {
  try {
    return await db.transaction(async (tx) => {
      const outcome = await work(tx)
      if (!outcome.ok) throw new Refused(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof Refused) return error.outcome as Outcome<Value, Code>
    throw error
  }
}
