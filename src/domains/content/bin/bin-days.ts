import type { Clock } from '#kernel/clock.ts'
import { days } from '#kernel/durations.ts'

/** How long a deleted page or form can be restored. */
export const BIN_DAYS = 30

/** The moment from which what was deleted at `binnedAt` can no longer be restored. */
export function keptUntil(binnedAt: Date): Date {
  return new Date(binnedAt.getTime() + days(BIN_DAYS))
}

/** What was deleted before this moment can no longer be restored. */
export function oldestInBin({ clock }: { clock: Clock }): Date {
  return new Date(clock.now().getTime() - days(BIN_DAYS))
}
