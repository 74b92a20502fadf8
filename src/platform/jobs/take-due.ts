import type { Clock } from '#kernel/clock.ts'
import { minutes } from '#kernel/durations.ts'

/** Until when a run of a job begins more, and what ends it earlier: its process shuts down. Without them it goes on until nothing is due. */
export type Bounds = { until?: Date | undefined; signal?: AbortSignal | undefined }
/** `hear` is told how this run is made to look again. */
export type Run = Bounds & { hear?: ((look: () => void) => void) | undefined }

/** With what is under way by then, a run has ended before its job counts as dead after five minutes. */
const BEGINS_MS = minutes(2)

/** The bounds of a run that begins now. */
export function boundsOf(clock: Clock, signal?: AbortSignal): Bounds & { until: Date } {
  return { until: new Date(clock.now().getTime() + BEGINS_MS), signal }
}

type Due<Item> = {
  clock: Clock
  /** Leases what may begin beside what is under way: each is begun at once, so that no lease runs while its item waits. */
  claim: (underWay: readonly Item[]) => Promise<readonly Item[]>
  /** Works on one of them; it keeps every error with its item and never throws. */
  work: (item: Item) => Promise<void>
  /** Whether a claim may have left something due for want of a place, now that this is under way. Without it, each end makes it look again. */
  isFull?: (underWay: readonly Item[]) => boolean
  /** Gives up the leases of what is under way when the process shuts down. */
  letGo?: (underWay: readonly Item[]) => Promise<void>
}

/** Works on what is due until nothing is left, and takes more as soon as any ends, so that a slow one fills its own place only. */
export async function takeDue<Item>({ clock, claim, work, isFull = () => true, letGo }: Due<Item>, { until, signal, hear }: Run = {}): Promise<void> {
  const underWay = new Map<Item, Promise<void>>()
  let look = () => {}
  let onEnd = () => {}
  const begin = (item: Item) => {
    const working = work(item).finally(() => {
      underWay.delete(item)
      onEnd()
    })
    underWay.set(item, working)
  }
  const mayBegin = () => !signal?.aborted && (until === undefined || clock.now() < until)
  const onStop = () => look()
  signal?.addEventListener('abort', onStop)
  let hasLetGo = false
  let mayBeLeft = true
  try {
    for (;;) {
      // What changes from here on is seen by the next round: also what ends while the claim is under way, which still counted it.
      const news = Promise.withResolvers<void>()
      let couldLeave = true
      look = () => {
        mayBeLeft = true
        news.resolve()
      }
      onEnd = () => {
        mayBeLeft ||= couldLeave
        news.resolve()
      }
      hear?.(look)
      if (signal?.aborted && !hasLetGo) {
        hasLetGo = true
        await letGo?.([...underWay.keys()])
      }
      const looks = mayBeLeft && mayBegin()
      mayBeLeft = false
      const items = looks ? await claim([...underWay.keys()]) : []
      for (const item of items) begin(item)
      couldLeave = isFull([...underWay.keys()])
      if (mayBeLeft || (items.length > 0 && couldLeave)) {
        mayBeLeft = true
        continue
      }
      if (underWay.size === 0) return
      await news.promise
    }
  } finally {
    signal?.removeEventListener('abort', onStop)
    // Whoever ends by an error leaves nothing behind that goes on.
    await Promise.all(underWay.values())
  }
}

/** Work that is done once at a time in this process. */
export type Lane = { run: (bounds?: Bounds) => Promise<void> }

/** Whoever calls while the work goes on makes it look again and returns at once. */
export function lookingAgain(work: (run: Run) => Promise<void>): Lane {
  let isRunning = false
  let hasNews = false
  let look: (() => void) | undefined
  const hear = (next: () => void) => {
    look = next
    hasNews = false
  }
  return {
    run: async (bounds = {}) => {
      hasNews = true
      look?.()
      if (isRunning) return
      isRunning = true
      try {
        // Also for who called after the last round had looked.
        while (hasNews) await work({ ...bounds, hear })
      } finally {
        isRunning = false
      }
    },
  }
}

/** Waits for all, and then throws the first error: what goes on beside an error would go on behind a job that counts as failed. */
export async function allEnded(pieces: readonly Promise<unknown>[]): Promise<void> {
  for (const end of await Promise.allSettled(pieces)) if (end.status === 'rejected') throw end.reason
}
