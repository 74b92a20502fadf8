import type pg from 'pg'
import { type Clock, systemClock } from '#kernel/clock.ts'
import { minutes, seconds } from '#kernel/durations.ts'
import type { Logger } from '#kernel/log.ts'
import { reasonOf } from '#kernel/reason-of.ts'

/** Below this the clock of the machine counts: leases are longer than their work by more. */
const TOLERATED_MS = seconds(2)
const LOOK_MS = minutes(1)

export type SharedClock = Clock & {
  /** Compares with the database now, as it does every minute. */
  look: () => Promise<void>
  close: () => void
}

type Machine = { log: Logger; own?: Clock }

/**
 * The clock by which all processes of a database count leases, holds of cars, links and webhooks: that of the machine, or that of the database where the machine is off
 * by more than two seconds, which is logged. A process that went by a clock ahead of the others would take work out of their hands.
 */
export async function shareClock(pool: Pick<pg.Pool, 'query'>, { log, own = systemClock }: Machine): Promise<SharedClock> {
  let offMs = 0
  const look = async () => {
    const before = own.now().getTime()
    const { rows } = await pool.query<{ ms: number }>('select extract(epoch from clock_timestamp())::float8 * 1000 as ms')
    const after = own.now().getTime()
    const [read] = rows
    // An answer that was long on its way says too little.
    if (!read || after - before > TOLERATED_MS) return
    const measuredMs = Math.round(read.ms - (before + after) / 2)
    const isOff = Math.abs(measuredMs) > TOLERATED_MS
    if (isOff && offMs === 0) log.warn('the clock of this machine is wrong; that of the database counts', { off_by_ms: -measuredMs })
    offMs = isOff ? measuredMs : 0
  }
  await look()
  const timer = setInterval(() => {
    // The last difference counts until the database answers again.
    look().catch((error: unknown) => log.warn('the clock of the database could not be read', { reason: reasonOf(error) }))
  }, LOOK_MS)
  timer.unref()
  return { now: () => new Date(own.now().getTime() + offMs), look, close: () => clearInterval(timer) }
}
