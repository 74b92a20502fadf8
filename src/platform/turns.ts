export type TurnsOptions = {
  /** How many pieces of work are under way at most. */
  most: number
  /** Whoever would wait longer than this is sent away at once. */
  longestMs: number
  /** Work that goes first: who comes for a turn here waits for those who wait there. */
  after?: Turns
  /** A clock in milliseconds that never goes back. */
  now?: () => number
}

/** What came of asking for a turn: the value of the work, or the seconds after which to ask again. */
export type Turn<Value> = { isTaken: true; value: Value } | { isTaken: false; retryAfterSeconds: number }

export type Turns = {
  take: <Value>(work: () => Promise<Value>) => Promise<Turn<Value>>
  /** How long somebody who came now would wait, by what the last pieces of work took. */
  waitMs: () => number
  /** How much longer each who comes makes the queue. */
  eachMs: () => number
}

const MOST_RETRY_S = 30
/** How much the last piece of work counts for the average. */
const WEIGHT = 0.1

let waitingPeople = 0
const wakes = new Set<() => void>()

/**
 * Work that people wait for, a few pieces at a time and first come, first served. When more come than can be served soon, those who come
 * last are told so at once: a queue of a minute helps nobody.
 */
export function createTurns({ most, longestMs, after, now = () => performance.now() }: TurnsOptions): Turns {
  const waiting: (() => void)[] = []
  let underWay = 0
  let averageMs = 0
  /** Until when the turns are promised to those who were sent away. */
  let promisedMs = 0

  const eachMs = () => averageMs / most + (after?.eachMs() ?? 0)
  const waitMs = () => (underWay < most ? 0 : ((waiting.length + 1) * averageMs) / most) + (after?.waitMs() ?? 0)

  const wait = async (): Promise<void> => {
    waitingPeople += 1
    await new Promise<void>((resume) => waiting.push(resume))
    waitingPeople -= 1
    if (waitingPeople === 0) for (const wake of wakes) wake()
  }

  return {
    waitMs,
    eachMs,
    take: async (work) => {
      const expectedMs = waitMs()
      if (expectedMs > longestMs) {
        // One after the other, as they will be served: who comes back all at once is sent away again.
        promisedMs = Math.max(promisedMs, now() + expectedMs) + eachMs()
        return { isTaken: false, retryAfterSeconds: Math.min(MOST_RETRY_S, Math.ceil((promisedMs - now()) / 1000)) }
      }
      if (underWay < most) underWay += 1
      else await wait()
      const began = now()
      try {
        return { isTaken: true, value: await work() }
      } finally {
        const took = now() - began
        averageMs = averageMs === 0 ? took : averageMs + (took - averageMs) * WEIGHT
        // Who waits longest takes the place over.
        const next = waiting.shift()
        if (next) next()
        else underWay -= 1
      }
    },
  }
}

/** Has work in the background wait while people wait for a turn, but never longer than `longestMs`: mails go out in a long rush as well. */
export async function letPeopleFirst(longestMs: number): Promise<void> {
  if (waitingPeople === 0) return
  await new Promise<void>((resume) => {
    const end = () => {
      clearTimeout(timer)
      wakes.delete(end)
      resume()
    }
    const timer = setTimeout(end, longestMs)
    wakes.add(end)
  })
}
