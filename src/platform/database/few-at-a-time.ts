/**
 * Gives a runner that has at most so many pieces of work under way and lets the others wait, first come, first served. For transactions that
 * would wait for one another in the database anyway: here they wait without a connection, which others need.
 */
export function fewAtATime(most: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = []
  let underWay = 0
  return async (work) => {
    if (underWay >= most) await new Promise<void>((resume) => waiting.push(resume))
    else underWay += 1
    try {
      return await work()
    } finally {
      // Who waits longest takes the place over.
      const next = waiting.shift()
      if (next) next()
      else underWay -= 1
    }
  }
}
