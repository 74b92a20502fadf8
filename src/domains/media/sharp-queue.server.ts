import { Fault } from '#kernel/fault.ts'

const AT_ONCE = 2

const waiting: (() => void)[] = []
let running = 0

/** `mostWaiting` bounds the line that a job may join, `signal` takes it out of the line again. */
type Options = { mostWaiting?: number; signal?: AbortSignal }

/**
 * Runs a picture job when fewer than two others run, in order of arrival: more would starve the rest of the process. Throws a Fault
 * with 503 when the line is full, and the signal's reason when it is taken out of the line.
 */
export async function queueSharp<Result>(job: () => Promise<Result>, { mostWaiting = Number.POSITIVE_INFINITY, signal }: Options = {}): Promise<Result> {
  signal?.throwIfAborted()
  if (running < AT_ONCE) running += 1
  else if (waiting.length >= mostWaiting) throw new Fault('too many pictures wait to be made', { status: 503 })
  else await turn(signal)
  try {
    return await job()
  } finally {
    // The place passes straight to the next in line, so that a newcomer cannot take it in between.
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
