type Payload = Record<string, unknown> & { uid?: string; grantId?: string }

/** Enough for one machine; the oldest entries are removed first. */
const MOST = 2000

/** The demo issuer's in-memory store; entries expire on time. */
export function createDemoMemory() {
  const entries = new Map<string, { payload: Payload; endsAt: number }>()

  const find = (isWanted: (key: string, payload: Payload) => boolean): Payload | undefined => {
    for (const [key, { payload, endsAt }] of entries) if (endsAt > Date.now() && isWanted(key, payload)) return payload
    return undefined
  }

  /** An oidc-provider adapter for one model. */
  return class DemoMemory {
    readonly #kind: string
    constructor(kind: string) {
      this.#kind = kind
    }

    async upsert(id: string, payload: Payload, lastsS: number): Promise<void> {
      const key = this.#key(id)
      entries.delete(key)
      entries.set(key, { payload, endsAt: Date.now() + lastsS * 1000 })
      const oldest = entries.size > MOST ? entries.keys().next().value : undefined
      if (oldest !== undefined) entries.delete(oldest)
    }

    async find(id: string): Promise<Payload | undefined> {
      const entry = entries.get(this.#key(id))
      return entry && entry.endsAt > Date.now() ? entry.payload : undefined
    }

    async findByUid(uid: string): Promise<Payload | undefined> {
      return find((key, payload) => key.startsWith(`${this.#kind}:`) && payload.uid === uid)
    }

    async findByUserCode(): Promise<undefined> {
      return undefined
    }

    async consume(id: string): Promise<void> {
      const payload = await this.find(id)
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    }

    async destroy(id: string): Promise<void> {
      entries.delete(this.#key(id))
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key)
    }

    #key(id: string): string {
      return `${this.#kind}:${id}`
    }
  }
}
