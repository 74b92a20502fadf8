import { reasonOf } from '#kernel/reason-of.ts'
import type pg from 'pg'
import type { Logger } from '#kernel/log.ts'
import { seconds } from '#kernel/durations.ts'
import { listenerName, sessionOptions } from '#platform/database/database.server.ts'
import { clientOf } from '#platform/database/primary.server.ts'
import { allScopes, CHANNEL, type Scope } from './announce.server.ts'
import { type ChangeMark, readChanges } from './read-changes.server.ts'

const RETRY_MS = { first: 100, most: 2000 }
/** How long a read may take before the connection counts as lost. */
const ANSWER_MS = seconds(5)
const PROBE_MS = seconds(2)
const BEAT_MS = seconds(10)

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
  /** Seconds since all changes were known the last time: how old what this process serves may be. A beat apart at most, as long as it hears of changes. */
  ageSeconds: () => number
  /** Asks the database, over the connection of the listener: when all others are busy, it is there all the same. Takes two seconds at most. */
  probe: () => Promise<DatabaseState>
  close: () => Promise<void>
}

const PROBE = `select current_setting('transaction_read_only') = 'on' as is_read_only`

/**
 * Reports every content change, from this process or another, once each. What changed is read from the table of changes; notifications, and a beat that also
 * finds out whether the connection is still there, only say when to read it. After a lost connection it reconnects with jitter and reads on where it was.
 */
export async function listenForChanges(options: Options): Promise<Listener> {
  const connection = new ListeningConnection(options)
  await connection.open()
  return connection
}

class ListeningConnection implements Listener {
  readonly #options: Options
  #knownAt = performance.now()
  #seen: ChangeMark | undefined
  #client: pg.Client | undefined
  #retry: NodeJS.Timeout | undefined
  #beat: NodeJS.Timeout | undefined
  #reading: Promise<void> | undefined
  #probing: Promise<DatabaseState> | undefined
  #isBehind = false
  #isClosed = false
  #hasConnected = false
  #delay = RETRY_MS.first

  constructor(options: Options) {
    this.#options = options
  }

  async open(): Promise<void> {
    await this.#connect()
    this.#beat = setInterval(() => this.#client && this.#follow(this.#client), this.#options.beatMs ?? BEAT_MS)
  }

  isConnected = (): boolean => this.#client !== undefined

  ageSeconds = (): number => (performance.now() - this.#knownAt) / 1000

  probe = (): Promise<DatabaseState> => {
    this.#probing ??= this.#ask().finally(() => {
      this.#probing = undefined
    })
    return this.#probing
  }

  close = async (): Promise<void> => {
    this.#isClosed = true
    clearTimeout(this.#retry)
    clearInterval(this.#beat)
    const last = this.#client
    this.#client = undefined
    await this.#reading
    await last?.end()
  }

  async #connect(): Promise<void> {
    const { url, answerMs = ANSWER_MS, onReconnect } = this.#options
    const next = new (clientOf(url))({ ...sessionOptions(url, listenerName()), query_timeout: answerMs })
    next.on('error', () => this.#lose(next))
    next.on('end', () => this.#lose(next))
    next.on('notification', () => this.#follow(next))
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      await this.#read(next)
    } catch (error) {
      abandon(next)
      throw error
    }
    if (this.#hasConnected) onReconnect?.()
    this.#hasConnected = true
    this.#client = next
    this.#delay = RETRY_MS.first
    // Notifications that came with the first read were not followed yet.
    this.#follow(next)
  }

  async #read(from: pg.Client): Promise<void> {
    const began = performance.now()
    const { mark, isOther, scopes: readScopes } = await readChanges(from, this.#seen)
    this.#seen = mark
    this.#knownAt = began
    const scopes = isOther ? allScopes : readScopes
    if (scopes.length > 0) this.#options.onChange(scopes)
  }

  /** Reads now, or once more after the read that is under way. */
  #follow(from: pg.Client): void {
    if (from !== this.#client) return
    this.#isBehind = true
    this.#reading ??= this.#readAll(from).finally(() => {
      this.#reading = undefined
    })
  }

  async #readAll(from: pg.Client): Promise<void> {
    try {
      while (this.#isBehind && from === this.#client) {
        this.#isBehind = false
        await this.#read(from)
      }
    } catch (error) {
      this.#lose(from, error)
    }
  }

  #lose(lostClient: pg.Client, reason?: unknown): void {
    if (this.#isClosed || (this.#client && lostClient !== this.#client)) return
    if (this.#client) this.#options.log.warn('the database connection that hears of changes broke; trying again', reason ? { reason: reasonOf(reason) } : {})
    this.#client = undefined
    abandon(lostClient)
    this.#tryAgain()
  }

  #tryAgain = (): void => {
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#reconnect().catch(this.#tryAgain), this.#delay * (0.5 + Math.random()))
    this.#delay = Math.min(this.#delay * 2, RETRY_MS.most)
  }

  async #reconnect(): Promise<void> {
    const { revive, log } = this.#options
    await revive?.().catch((error: unknown) => log.error('the database could not be started again; trying again', { reason: reasonOf(error) }))
    if (!this.#isClosed) await this.#connect()
  }

  async #ask(): Promise<DatabaseState> {
    if (!this.#client) return 'away'
    const answer = this.#client.query<{ is_read_only: boolean }>(PROBE).then(
      ({ rows }): DatabaseState => (rows[0]?.is_read_only === false ? 'answers' : 'read_only'),
      (): DatabaseState => 'away',
    )
    const late = Promise.withResolvers<DatabaseState>()
    const limit = setTimeout(() => late.resolve('away'), PROBE_MS)
    return Promise.race([answer, late.promise]).finally(() => clearTimeout(limit))
  }
}

/** A connection that the other side may have forgotten takes no goodbye. */
function abandon(client: pg.Client): void {
  client.removeAllListeners('end')
  client.connection.stream.destroy()
}
