const last = new Map<string, Promise<unknown>>()

/**
 * Runs work one after the other for each key within this process: many buyers of one car wait in memory, where it costs nothing, and not for
 * connections of the database. It decides nothing, since other processes have queues of their own.
 */
export async function oneAtATime<Value>(key: string, work: (turn: { hasWaited: boolean }) => Promise<Value>): Promise<Value> {
  const before = last.get(key)
  const begin = () => work({ hasWaited: before !== undefined })
  const turn = (before ?? Promise.resolve()).then(begin, begin)
  last.set(key, turn)
  try {
    return await turn
  } finally {
    if (last.get(key) === turn) last.delete(key)
  }
}
