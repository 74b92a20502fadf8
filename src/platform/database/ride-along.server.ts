import type pg from 'pg'

/** Statements that give no answer anybody waits for, and fail only where the next one fails as well: those of transactions, and locks that say so. */
const RIDES = /^(?:begin$|savepoint \w+$|release savepoint \w+$|\/\* rides \*\/ )/
const NOTHING = { rows: [], rowCount: null, fields: [], command: '', oid: 0 }

type Query = (...parts: unknown[]) => unknown

/**
 * Sends the beginning of a transaction or a savepoint, the end of a savepoint, and what begins with `rides`, together with the statement that follows: one write and one wait instead of two
 * ([0279](../../../docs/decisions/0279-an-order-asks-less.md)). A transaction in which nothing was asked is never sent. Statements of a transaction that are asked at once
 * (`Promise.all`) are one write as well, and are carried out in their order. The pool's connections are in pipeline mode for it, so that a statement may be written before the one
 * before it is answered. To be called with each new connection, before what watches queries.
 */
export function rideAlong(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query
  let waiting: unknown[][] = []
  const riding = (...parts: unknown[]): unknown => {
    const text = textOf(parts[0])
    if (RIDES.test(text) && !undoes(text)) {
      waiting.push(parts)
      return Promise.resolve(NOTHING)
    }
    if (undoes(text)) {
      waiting.pop()
      return Promise.resolve(NOTHING)
    }
    const { stream } = client.connection
    stream.cork()
    // Whatever else is asked before this turn of the process is over is written with it.
    process.nextTick(() => stream.uncork())
    if (waiting.length === 0) return query(...parts)
    const rides = waiting
    waiting = []
    const earlier = rides.map((ride) => query(...ride))
    const own = query(...parts)
    return Promise.all([own, ...earlier]).then(([answer]) => answer)
  }
  client.query = riding as typeof client.query

  /** Whether a statement ends what waits last, so that neither needs to be sent. */
  function undoes(text: string): boolean {
    const last = textOf(waiting.at(-1)?.[0])
    if (last === 'begin') return text === 'commit' || text === 'rollback'
    return last.startsWith('savepoint ') && (text === `release ${last}` || text === `rollback to ${last}`)
  }
}

/** The text of a statement; '' for what is no statement. */
function textOf(first: unknown): string {
  if (typeof first === 'string') return first
  return typeof first === 'object' && first !== null && 'text' in first && typeof first.text === 'string' ? first.text : ''
}
