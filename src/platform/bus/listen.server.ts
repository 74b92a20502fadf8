import pg from 'pg'
import { z } from 'zod'
import { readJson } from '#kernel/json.ts'
import type { Logger } from '#kernel/log.ts'
import { listenerName } from '#platform/database/database.server.ts'
import { CHANNEL, type Scope } from './announce.server.ts'

const Message = z.object({ s: z.string(), v: z.number() })
const RETRY_MS = { first: 100, most: 2000 }

/** `revive` is called before each reconnect: it may start a database that is down. */
type Options = { url: string; onChange: (scopes: readonly Scope[]) => void; revive?: () => Promise<void>; log: Logger }
export type Listener = { isConnected: () => boolean; close: () => Promise<void> }

/**
 * Reports every content change, from this process or another. After a lost connection it reconnects with jitter and compares
 * versions, so that it also reports changes missed meanwhile.
 */
export async function listenForChanges({ url, onChange, revive, log }: Options): Promise<Listener> {
  const seen = new Map<string, number>()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let hasConnected = false
  let delay = RETRY_MS.first

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, application_name: listenerName(), connectionTimeoutMillis: 3000, keepAlive: true })
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    next.on('notification', ({ payload }) => hear(payload))
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    const { rows } = await next.query<{ scope: string; v: string }>('select scope, v from content_version')
    const missed = rows.filter(({ scope, v }) => seen.get(scope) !== Number(v))
    const isFirst = !hasConnected
    hasConnected = true
    for (const { scope, v } of rows) seen.set(scope, Number(v))
    client = next
    delay = RETRY_MS.first
    if (!isFirst && missed.length > 0) onChange(missed.map(({ scope }) => scope as Scope))
  }

  const hear = (payload: string | undefined): void => {
    const read = readJson(payload ?? '')
    const message = Message.safeParse(read.ok ? read.value : null)
    if (!message.success) {
      log.warn('an unreadable message on the bus')
      return
    }
    seen.set(message.data.s, message.data.v)
    onChange([message.data.s as Scope])
  }

  const lose = (lost: pg.Client): void => {
    if (isClosed || (client && lost !== client)) return
    if (client) log.warn('the database connection that hears of changes broke; trying again')
    client = undefined
    lost.removeAllListeners('end')
    // The connection is broken, as the log says.
    lost.end().catch(() => undefined)
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

  await connect()
  return {
    isConnected: () => client !== undefined,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
