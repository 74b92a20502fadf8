import pg from 'pg'
import type { Logger } from '#kernel/log.ts'
import { seconds } from '#kernel/durations.ts'
import { listenerName, sessionOptions } from '#platform/database/database.server.ts'
import { isUnseen } from '#platform/database/transaction-id.server.ts'
import { allScopes, CHANNEL, type Scope } from './announce.server.ts'
import { KEPT_HOURS } from './remove-old-changes.server.ts'

const RETRY_MS = { first: 100, most: 2000 }
/** How long a read may take before the connection counts as lost. */
const ANSWER_MS = seconds(5)
const PROBE_MS = seconds(2)

type Options = {
  url: string
  onChange: (scopes: readonly Scope[]) => void
  /** Called after a lost connection is replaced and its changes are told: the database may have crashed. */
  onReconnect?: () => void
  /** Called before each reconnect: it may start a database that is down. */
  revive?: () => Promise<void>
  log: Logger
  /** How often the connection is tried, and how long it may take to answer. */
  beatMs?: number
  answerMs?: number
}

/** Whether the database takes reads and writes: one that only answers is a copy, or was closed for writing. */
export type DatabaseState = 'answers' | 'read_only' | 'away'

export type Listener = {
  isConnected: () => boolean
  /** Asks the database, over the connection of the listener: when all others are busy, it is there all the same. Takes two seconds at most. */
  probe: () => Promise<DatabaseState>
  close: () => Promise<void>
}

type Read = { now: string; is_other: boolean; scopes: Scope[] }

// A snapshot that reaches further than the server's own belongs to another server, or to one that lost what it had committed. One that crashed may give the
// ids of transactions that it rolled back to others, which began after the last read.
const READ = `
  select pg_current_snapshot()::text as now,
    pg_snapshot_xmax($1::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) or now() - $2::timestamptz > interval '${KEPT_HOURS / 2} hours' as is_other,
    array(select scope from content_change where ${isUnseen('xid', '$1')} or at > $2::timestamptz group by scope order by min(xid), scope) as scopes,
    now()::text as at`

const PROBE = `select current_setting('transaction_read_only') = 'on' as is_read_only`

/**
 * Reports every content change, from this process or another, once each. What changed is read from the table of changes; notifications, and a beat that also
 * finds out whether the connection is still there, only say when to read it. After a lost connection it reconnects with jitter and reads on where it was.
 */
export async function listenForChanges({ url, onChange, onReconnect, revive, log, beatMs = seconds(10), answerMs = ANSWER_MS }: Options): Promise<Listener> {
  let seen: { snapshot: string; at: string } | undefined
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let reading: Promise<void> | undefined
  let isBehind = false
  let isClosed = false
  let hasConnected = false
  let delay = RETRY_MS.first

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ ...sessionOptions(url, listenerName()), query_timeout: answerMs })
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    next.on('notification', () => follow(next))
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      await read(next)
    } catch (error) {
      abandon(next)
      throw error
    }
    if (hasConnected) onReconnect?.()
    hasConnected = true
    client = next
    delay = RETRY_MS.first
    // Notifications that came with the first read were not followed yet.
    follow(next)
  }

  const read = async (from: pg.Client): Promise<void> => {
    const { rows } = await from.query<Read & { at: string }>(READ, [seen?.snapshot ?? null, seen?.at ?? null])
    const [found] = rows
    if (!found) return
    seen = { snapshot: found.now, at: found.at }
    const scopes = found.is_other ? allScopes : found.scopes
    if (scopes.length > 0) onChange(scopes)
  }

  /** Reads now, or once more after the read that is under way. */
  const follow = (from: pg.Client): void => {
    if (from !== client) return
    isBehind = true
    reading ??= readAll(from).finally(() => {
      reading = undefined
    })
  }

  const readAll = async (from: pg.Client): Promise<void> => {
    try {
      while (isBehind && from === client) {
        isBehind = false
        await read(from)
      }
    } catch {
      lose(from)
    }
  }

  const lose = (lost: pg.Client): void => {
    if (isClosed || (client && lost !== client)) return
    if (client) log.warn('the database connection that hears of changes broke; trying again')
    client = undefined
    abandon(lost)
    retry()
  }

  const reconnect = async (): Promise<void> => {
    await revive?.().catch((error: unknown) => log.error('the database could not be started again; trying again', { reason: String(error) }))
    if (!isClosed) await connect()
  }

  const retry = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => reconnect().catch(retry), delay * (0.5 + Math.random()))
    delay = Math.min(delay * 2, RETRY_MS.most)
  }

  let probing: Promise<DatabaseState> | undefined
  const probe = async (): Promise<DatabaseState> => {
    if (!client) return 'away'
    const answer = client.query<{ is_read_only: boolean }>(PROBE).then(
      ({ rows }): DatabaseState => (rows[0]?.is_read_only === false ? 'answers' : 'read_only'),
      (): DatabaseState => 'away',
    )
    const late = Promise.withResolvers<DatabaseState>()
    const limit = setTimeout(() => late.resolve('away'), PROBE_MS)
    return Promise.race([answer, late.promise]).finally(() => clearTimeout(limit))
  }

  await connect()
  const beat = setInterval(() => client && follow(client), beatMs)
  return {
    isConnected: () => client !== undefined,
    probe: () => {
      probing ??= probe().finally(() => {
        probing = undefined
      })
      return probing
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      clearInterval(beat)
      const last = client
      client = undefined
      await reading
      await last?.end()
    },
  }
}

/** A connection that the other side may have forgotten takes no goodbye. */
function abandon(client: pg.Client): void {
  client.removeAllListeners('end')
  client.connection.stream.destroy()
}
