import { reasonOf } from '#kernel/reason-of.ts'
import { countRefusal } from '#domains/limits/index.server.ts'
import { seconds } from '#kernel/durations.ts'
import type { Services } from './services.server.ts'

/** Under attack thousands are refused a second, which must not become as many writes. */
const WRITE_EVERY_MS = seconds(2)

const waiting = new WeakMap<Services, Map<string, number>>()

/** Counts something that this process refused, for the overview of staff; written some seconds later. */
export function noteRefusal(services: Services, kind: 'upload' | 'form'): void {
  const counts = waiting.get(services) ?? new Map<string, number>()
  waiting.set(services, counts)
  counts.set(kind, (counts.get(kind) ?? 0) + 1)
  if (counts.size === 1 && counts.get(kind) === 1) setTimeout(() => void writeRefusals(services), WRITE_EVERY_MS).unref()
}

/** Writes what was counted since the last time. */
export async function writeRefusals(services: Services): Promise<void> {
  const counts = waiting.get(services) ?? new Map<string, number>()
  waiting.delete(services)
  try {
    for (const [kind, times] of counts) await countRefusal({ db: services.database.db, clock: services.clock }, { kind, key: '', times })
  } catch (error) {
    services.log.warn('refusals were not counted', { reason: reasonOf(error) })
  }
}
