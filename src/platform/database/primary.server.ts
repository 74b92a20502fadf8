import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { seconds } from '#kernel/durations.ts'
import { serversOf } from './servers-of.ts'

/** How long one server may take to say whether it takes writes. */
const ANSWER_MS = seconds(2)
/** Between two rounds of asking all of them, with as much again at most. */
const PAUSE_MS = 200

/** Said of a server that takes no writes; `isDatabaseUnreachable` knows the code, which is PostgreSQL's own. */
class StandbyError extends Error {
  readonly code = '25006'
}

const primaries = new Map<string, Primary>()

/** What connects to the server that an address leads to, whatever else it is told: of several hosts, to the one that takes writes now. */
export function clientOf(url: string): typeof pg.Client {
  if (serversOf(url).length > 1) return primaryOf(url).Client
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: url })
    }
  } as typeof pg.Client
}

/** The address of one server: the one that takes writes, as far as it is known, where there are several. */
export function addressOf(url: string): string {
  return serversOf(url).length === 1 ? url : primaryOf(url).address
}

/** Looks for the server that takes writes, where an address names several. Throws when none does. */
export async function findPrimary(url: string): Promise<void> {
  if (serversOf(url).length > 1 && !(await primaryOf(url).look())) throw new StandbyError('none of the servers of DATABASE_URL takes writes')
}

function primaryOf(url: string): Primary {
  const primary = primaries.get(url) ?? new Primary(serversOf(url))
  primaries.set(url, primary)
  return primary
}

/** Which of several servers takes writes. It is looked for when the one that did is lost; connections that are asked for meanwhile fail at once, as with one server. */
class Primary {
  readonly Client: typeof pg.Client
  readonly #servers: readonly string[]
  #address: string
  #looking: Promise<void> | undefined

  constructor(servers: readonly string[]) {
    this.#servers = servers
    this.#address = servers[0] ?? ''
    this.Client = clientFor(this)
  }

  get address(): string {
    return this.#address
  }

  /** Asks all servers at once; of two that take writes, the first in the address is believed. Whether there is one. */
  async look(): Promise<boolean> {
    const answers = await Promise.all(this.#servers.map(takesWrites))
    const primaryUrl = this.#servers.find((_, place) => answers[place])
    if (primaryUrl !== undefined) this.#address = primaryUrl
    return primaryUrl !== undefined
  }

  /** Tells that a server did not answer, or takes no writes. */
  lose(address: string): void {
    if (address !== this.#address) return
    this.#looking ??= this.#lookUntilFound().finally(() => {
      this.#looking = undefined
    })
  }

  async #lookUntilFound(): Promise<void> {
    // Does not keep a process that ends.
    while (!(await this.look())) await pause(PAUSE_MS * (1 + Math.random()), undefined, { ref: false })
  }
}

async function takesWrites(address: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return !(await isStandby(client))
  } catch {
    // It is away.
    return false
  } finally {
    // A connection that was never made has no end.
    await client.end().catch(() => undefined)
  }
}

async function isStandby(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is_standby: boolean }>('select pg_is_in_recovery() as is_standby')
  return rows[0]?.is_standby === true
}

/** A client that goes to the primary of this moment, refuses a server that has become a standby, and tells when one is lost. */
function clientFor(primary: Primary): typeof pg.Client {
  return class extends pg.Client {
    readonly #address: string

    constructor(config?: pg.ClientConfig) {
      const { address } = primary
      super({ ...config, connectionString: address })
      this.#address = address
      // A pool listens only once it has the connection, and an `error` without a listener ends the process: one that breaks while its server is asked for its role.
      this.on('error', () => undefined)
      this.once('end', () => {
        if (!this.#isEnded) primary.lose(address)
      })
    }

    #isEnded = false

    override end(...parts: unknown[]) {
      this.#isEnded = true
      return super.end(...(parts as []))
    }

    override connect(...[answer]: unknown[]) {
      const connected = this.#connect()
      if (typeof answer !== 'function') return connected
      connected.then(
        () => answer(null, this),
        (error: unknown) => answer(error),
      )
      return undefined as never
    }

    async #connect(): Promise<this> {
      try {
        await super.connect()
        if (await isStandby(this)) throw new StandbyError('the server takes no writes')
      } catch (error) {
        primary.lose(this.#address)
        this.connection.stream.destroy()
        throw error
      }
      return this
    }
  } as typeof pg.Client
}
