import sharp from 'sharp'
import { Fault } from '#kernel/fault.ts'

const AT_ONCE = 2
// Each with one thread: a picture that takes every core keeps those waiting who only want a file that is ready.
sharp.concurrency(1)

const waiting: (() => void)[] = []
let running = 0

/** `mostWaiting` limits the queue; `signal` removes the job from it. */
type Options = { mostWaiting?: number; signal?: AbortSignal }

/**
 * Runs picture jobs in order of arrival, two at a time: more would starve the rest of the process. Throws a Fault with 503 when the
 * queue is full, and the signal's reason when aborted while waiting.
 */
export async function queueSharp<Result>(job: () => Promise<Result>, { mostWaiting = Number.POSITIVE_INFINITY, signal }: Options = {}): Promise<Result> {
  signal?.throwIfAborted()
  if (running < AT_ONCE) running += 1
  else if (waiting.length >= mostWaiting) throw new Fault('too many pictures wait to be made', { status: 503 })
  else await turn(signal)
  try {
    return await job()
  } finally {
    // Hands the slot straight to the next job, so that a new one cannot take it in between.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

function turn(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = () => {
      signal?.removeEventListener('abort', leave)
      resolve()
    }
    const leave = () => {
      waiting.splice(waiting.indexOf(start), 1)
      reject(signal?.reason as Error)
    }
    signal?.addEventListener('abort', leave, { once: true })
    waiting.push(start)
  })
}
