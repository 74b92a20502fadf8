import { setTimeout } from 'node:timers/promises'
import type { Clock } from '#kernel/clock.ts'
import { seconds } from '#kernel/durations.ts'
import { Fault } from '#kernel/fault.ts'
import type { Jobs } from './jobs.server.ts'

/** What a worker is to make: its job, and how the result is found in storage or database; null until it is there. `signal` ends the waiting, not the job. */
export type Errand<Result> = {
  name: string
  /** Of several processes that ask for the same at once, one adds the job. */
  key: string
  data: Record<string, unknown>
  find: () => Promise<Result | null>
  signal?: AbortSignal
}

/** Has a worker make something and waits for it. Throws a Fault with 503 when none has made it in time, or when too many wait; the job stays in its queue. */
export type AskWorker = <Result>(errand: Errand<Result>) => Promise<Result>

/** As long as the last of a full line waits for two pictures at a time. */
const PATIENCE_MS = seconds(10)
const FIRST_LOOK_MS = 40
const LONGEST_PAUSE_MS = 500
/** The most requests of one process that wait for workers: what is asked for in vain fills the queue no faster than this many jobs for each patience. */
const MOST_ASKING = 100
/** After this a job whose worker was killed counts as dead, and another worker takes it up. */
const MOST_SECONDS = 60

const asking = new WeakMap<Jobs, number>()

/** How a process with the role `web` has things made. */
export async function askWorker<Result>({ jobs, clock }: { jobs: Jobs; clock: Clock }, { name, key, data, find, signal }: Errand<Result>): Promise<Result> {
  const waiting = asking.get(jobs) ?? 0
  if (waiting >= MOST_ASKING) throw new Fault('too many requests wait for a worker', { status: 503 })
  asking.set(jobs, waiting + 1)
  try {
    const until = clock.now().getTime() + PATIENCE_MS
    await jobs.enqueue(name, { key, data, mostSeconds: MOST_SECONDS })
    for (let pause = FIRST_LOOK_MS; clock.now().getTime() < until; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
      await setTimeout(pause, undefined, signal ? { signal } : {})
      const made = await find()
      if (made !== null) return made
    }
    throw new Fault(`no worker did ${name} in time`, { status: 503 })
  } finally {
    asking.set(jobs, (asking.get(jobs) ?? 1) - 1)
  }
}
