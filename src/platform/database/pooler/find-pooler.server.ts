import type pg from 'pg'
import { seconds } from '#kernel/durations.ts'
import { clientOf } from '../primary.server.ts'

/** What stands before a server: nothing, a pooler that leaves each connection its session, or one that gives out sessions for a transaction. */
export type Pooler = 'none' | 'session' | 'transaction'

const PATIENCE_MS = seconds(5)

/** Finds out what an address leads to, by two connections that have nothing to do: only a pooler has one session answer both. Throws when nothing answers. */
export async function findPooler(url: string): Promise<Pooler> {
  const [first, second] = await Promise.all([connect(url), connect(url)])
  try {
    const own = await backendOf(first)
    // The server tells its own number at the start of a connection, a pooler one that it made up.
    if (numberTold(first) === own) return 'none'
    return (await backendOf(second)) === own ? 'transaction' : 'session'
  } finally {
    await Promise.all([first.end(), second.end()])
  }
}

/** How long the server lets a statement of this address run, in milliseconds; 0 for ever. */
export async function readStatementLimit(url: string): Promise<number> {
  const client = await connect(url)
  try {
    const { rows } = await client.query<{ limit: number }>(`select setting::int as limit from pg_settings where name = 'statement_timeout'`)
    return rows[0]?.limit ?? 0
  } finally {
    await client.end()
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new (clientOf(url))({ connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function backendOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}

function numberTold(client: pg.Client): number {
  // The driver's types leave it out.
  return (client as pg.Client & { processID: number }).processID
}
