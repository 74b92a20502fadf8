import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { seconds } from '#kernel/durations.ts'
import type { Logger } from '#kernel/log.ts'
import { reasonOf } from '#kernel/reason-of.ts'
import { isDatabaseUnreachable } from './is-unreachable.server.ts'

/** How long a read waits for the replica to have what was committed before it, and how often it looks. */
const MOST_WAIT_MS = 200
const LOOK_MS = 5
/** How long a replica that did not answer is left alone. */
const REST_MS = seconds(5)
/** What a replica says that ends a query for the sake of what it has to replay. */
const CONFLICT = '40001'

/** A server that follows the primary. It is read only when it has all that was committed before the read began, so that nobody misses what they wrote, in whichever process. */
export class Replica<Db extends NodePgDatabase> {
  readonly db: Db
  readonly #log: Logger
  #restsUntil = 0

  constructor(db: Db, log: Logger) {
    this.db = db
    this.#log = log
  }

  /** Runs a read here, or on the primary where the replica is behind, away, or gives it up. `run` must only read: it may be run twice. */
  async read<Value>(primary: Db, run: (db: Db) => Promise<Value>): Promise<Value> {
    if (!(await this.#hasAllOf(primary))) return run(primary)
    try {
      return await run(this.db)
    } catch (error) {
      if (!isGivenUp(error)) throw error
      this.#rest(error)
      return run(primary)
    }
  }

  /** Whether it follows another server; one that does not is never read. */
  async isStandby(): Promise<boolean> {
    const { rows } = await this.db.execute<{ is_standby: boolean }>(sql`select pg_is_in_recovery() as is_standby`)
    return rows[0]?.is_standby === true
  }

  async #hasAllOf(primary: Db): Promise<boolean> {
    if (performance.now() < this.#restsUntil) return false
    const { rows: walPlaces } = await primary.execute<{ at: string }>(sql`select pg_current_wal_lsn()::text as at`)
    const began = performance.now()
    try {
      for (;;) {
        // A server that follows nobody may be one that the primary was, and have what was never acknowledged.
        const { rows } = await this.db.execute<{ has_all: boolean }>(
          sql`select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${walPlaces[0]?.at ?? ''}::pg_lsn as has_all`,
        )
        if (rows[0]?.has_all) return true
        if (performance.now() - began > MOST_WAIT_MS) return false
        await pause(LOOK_MS)
      }
    } catch (error) {
      this.#rest(error)
      return false
    }
  }

  #rest(error: unknown): void {
    this.#log.warn('the replica of the database was not read', { reason: reasonOf(error) })
    this.#restsUntil = performance.now() + REST_MS
  }
}

function isGivenUp(error: unknown): boolean {
  if (isDatabaseUnreachable(error)) return true
  for (let reason = error; reason instanceof Error; reason = reason.cause) if ((reason as Error & { code?: string }).code === CONFLICT) return true
  return false
}
