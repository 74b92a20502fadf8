import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from '#kernel/log.ts'
import { startEmbedded } from './embedded.server.ts'

export type Db = NodePgDatabase & { $client: pg.Pool }
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** Where a query may run: straight on the pool or inside a transaction. */
export type Queryable = Db | Tx

export type Database = {
  db: Db
  url: string
  /** Starts the embedded server again if it died; does nothing for one that `DATABASE_URL` names. */
  revive: () => Promise<void>
  /** Ends all connections, then the embedded server unless another process still uses it. */
  close: () => Promise<void>
}

const OLDEST_SERVER = 150_000
const APPLICATION = 'maarad'

type Options = { url: string | undefined; folder: string; connections: number; log: Logger }

/** Opens the database: the one named by `url`, or the embedded one. Throws a plain sentence when it is too old or out of reach. */
export async function openDatabase({ url, folder, connections, log }: Options): Promise<Database> {
  const embedded = url ? undefined : await startEmbedded(folder)
  const address = url ?? embedded?.url ?? ''
  const pool = new pg.Pool({
    connectionString: address,
    max: connections,
    application_name: APPLICATION,
    connectionTimeoutMillis: 3000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  })
  pool.on('connect', (client) => outliveErrors(client, log))
  // The same error again, when the connection breaks while it idles.
  pool.on('error', () => undefined)
  const { rows } = await pool.query<{ version: number }>(`select current_setting('server_version_num')::int as version`)
  if ((rows[0]?.version ?? 0) < OLDEST_SERVER) throw new Error('PostgreSQL 15 or later is needed')
  return {
    db: drizzle(pool),
    url: address,
    revive: async () => embedded?.revive(),
    close: async () => {
      const alone = embedded && (await isAlone(pool).catch(() => false))
      await pool.end()
      if (alone) await embedded.stop()
    },
  }
}

/**
 * The error event of a broken connection ends the process unless somebody listens, and the pool does not listen while a transaction has
 * the connection. The transaction itself hears of it by its next statement.
 */
function outliveErrors(client: pg.PoolClient, log: Logger): void {
  let isBroken = false
  client.on('error', (error) => {
    // What the server said last, then the end of the connection.
    if (!isBroken) log.warn('a database connection broke', { reason: error.message })
    isBroken = true
  })
}

async function isAlone(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ pids: number }>(
    `select count(*)::int as pids from pg_stat_activity
     where application_name like '${APPLICATION} listener %' and application_name <> $1`,
    [listenerName()],
  )
  return rows[0]?.pids === 0
}

/** The name under which this process's listening connection shows in pg_stat_activity. */
export function listenerName(): string {
  return `${APPLICATION} listener ${process.pid}`
}
