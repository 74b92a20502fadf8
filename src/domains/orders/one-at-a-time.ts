const last = new Map<string, Promise<unknown>>()

/**
 * Runs work one after the other for each key within this process: a rush for one car waits in memory, where it costs nothing, and not for
 * connections of the database. It decides nothing: other processes have a rush of their own.
 */
export async function oneAtATime<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
  const turn = (last.get(key) ?? Promise.resolve()).then(work, work)
  last.set(key, turn)
  try {
    return await turn
  } finally {
    if (last.get(key) === turn) last.delete(key)
  }
}
