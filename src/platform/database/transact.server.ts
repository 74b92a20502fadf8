import type { AnyOutcome } from '#kernel/outcome.ts'
import type { Db, Tx } from './database.server.ts'

class RolledBack<Answer> extends Error {
  readonly outcome: Answer

  constructor(outcome: Answer) {
    super('refused')
    this.outcome = outcome
  }
}

/** Runs work in a transaction that a refusal rolls back, as an error does: the work may write before it refuses. */
export async function transact<Answer extends AnyOutcome>(db: Db, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  try {
    return await db.transaction(async (tx) => {
      const outcome = await work(tx)
      if (!outcome.ok) throw new RolledBack(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome
    throw error
  }
}
