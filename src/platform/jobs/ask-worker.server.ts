import { setTimeout } from 'node:timers/promises'
import type { Clock } from '#kernel/clock.ts'
import { seconds } from '#kernel/durations.ts'
import { Fault } from '#kernel/fault.ts'
import type { Logger } from '#kernel/log.ts'
import type { Jobs } from './jobs.server.ts'

/**
 * What a worker is to make: its job, how the result is found in storage or database (null until it is there), and how this process makes it itself where no worker does.
 * `signal` ends the waiting, not the job.
 */
export type Errand<Result> = {
  name: string
  /** Of several processes that ask for the same at once, one adds the job. */
  key: string
  data: Record<string, unknown>
  find: () => Promise<Result | null>
  makeHere: () => Promise<Result>
  signal?: AbortSignal
}

/**
 * Has a worker make something and waits for it. When none has made it in time, this process does, and does without workers for a while. Throws a Fault with 503
 * when too many wait, and what `find` and `makeHere` throw.
 */
export type AskWorker = <Result>(errand: Errand<Result>) => Promise<Result>

/** As long as the last of a full line waits for two pictures at a time. */
const PATIENCE_MS = seconds(10)
/** How long nobody else waits for a worker after one was waited for in vain. */
const ALONE_MS = seconds(30)
const FIRST_LOOK_MS = 40
const LONGEST_PAUSE_MS = 500
/** The most requests of one process that wait for workers: what is asked for in vain fills the queue no faster than this many jobs for each patience. */
const MOST_ASKING = 100
/** After this a job whose worker was killed counts as dead, and another worker takes it up. */
const MOST_SECONDS = 60

/** Who waits in this process, and until when it asks no worker, in ms since 1970; 0 while workers do what they are asked for. */
type Asking = { waiting: number; aloneUntil: number }
const askings = new WeakMap<Jobs, Asking>()

type Needs = { jobs: Jobs; clock: Clock; log: Logger }

/** How a process with the role `web` has things made. */
export async function askWorker<Result>({ jobs, clock, log }: Needs, errand: Errand<Result>): Promise<Result> {
  const asking = askings.get(jobs) ?? { waiting: 0, aloneUntil: 0 }
  askings.set(jobs, asking)
  const now = () => clock.now().getTime()
  if (asking.aloneUntil > now()) return errand.makeHere()
  // One finds out whether a worker is back, while the others do without.
  if (asking.aloneUntil > 0) asking.aloneUntil = now() + ALONE_MS
  if (asking.waiting >= MOST_ASKING) throw new Fault('too many requests wait for a worker', { status: 503 })
  asking.waiting += 1
  try {
    const result = await madeInTime(jobs, now, errand)
    if (result !== null) {
      asking.aloneUntil = 0
      return result
    }
  } finally {
    asking.waiting -= 1
  }
  log.warn('no worker did a job in time; this process does it', { job: errand.name, key: errand.key })
  const ownResult = await errand.makeHere()
  // Only now: what cannot be made here either says nothing about workers.
  asking.aloneUntil = now() + ALONE_MS
  return ownResult
}

async function madeInTime<Result>(jobs: Jobs, now: () => number, { name, key, data, find, signal }: Errand<Result>): Promise<Result | null> {
  const until = now() + PATIENCE_MS
  await jobs.enqueue(name, { key, data, mostSeconds: MOST_SECONDS })
  for (let pause = FIRST_LOOK_MS; now() < until; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    await setTimeout(pause, undefined, signal ? { signal } : {})
    const result = await find()
    if (result !== null) return result
  }
  return null
}
