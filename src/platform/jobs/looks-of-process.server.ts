import { randomUUID } from 'node:crypto'
import { reasonOf } from '#kernel/reason-of.ts'
import type { Logger } from '#kernel/log.ts'
import { inRequest, newScope } from '#platform/log/request-scope.server.ts'
import { inTraceOf } from '#platform/traces/spans.server.ts'

/** Whoever asks within this time of a look shares the next one: a rush of callers makes a few looks in a second, each for many rows. */
const PAUSE_MS = 50

type Wake = (signal: AbortSignal) => Promise<void>
type WokenKind = { name: string; wake?: Wake }
type Look = { wake: Wake; lookedAt: number; timer?: NodeJS.Timeout | undefined }

/** Looks for what is due that a process takes itself, without a job. */
export function looksOfProcess(closing: AbortSignal, log: Logger) {
  const looks = new Map<string, Look>()
  const running = new Set<Promise<void>>()
  const run = (name: string, look: Look) => {
    look.timer = undefined
    look.lookedAt = performance.now()
    // By an id of its own: the request that asked is answered by then.
    const scope = newScope(randomUUID())
    const step = { name: `wake ${name}`, kind: 'job', attributes: { 'maarad.request_id': scope.id } } as const
    const work = inRequest(scope, () => inTraceOf(scope.id, step, () => look.wake(closing))).catch((error: unknown) => {
      log.warn(`what is due for ${name} waits for the next sweep`, { reason: reasonOf(error) })
    })
    const untilEnd = work.finally(() => running.delete(untilEnd))
    running.add(untilEnd)
  }
  return {
    /** Takes looks for these kinds from now on, and gives them back. */
    begin: <Kinds extends readonly WokenKind[]>(kinds: Kinds): Kinds => {
      for (const { name, wake } of kinds) if (wake) looks.set(name, { wake, lookedAt: Number.NEGATIVE_INFINITY })
      return kinds
    },
    /** False for a kind that this process does not work on, or that cannot be woken. */
    wake: (name: string): boolean => {
      const look = looks.get(name)
      if (!look) return false
      look.timer ??= setTimeout(run, Math.max(0, look.lookedAt + PAUSE_MS - performance.now()), name, look)
      return true
    },
    /** Takes no more looks, and waits for those under way, but no longer than `mostMs`. */
    ended: async (mostMs: number): Promise<void> => {
      for (const { timer } of looks.values()) clearTimeout(timer)
      const late = Promise.withResolvers<void>()
      const limit = setTimeout(late.resolve, mostMs)
      await Promise.race([Promise.all(running), late.promise])
      clearTimeout(limit)
    },
  }
}
