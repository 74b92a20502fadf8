import { minutes, seconds } from '#kernel/durations.ts'

export type SourceAnswer<Value> = { kind: 'loaded'; value: Value } | { kind: 'loading' } | { kind: 'failed'; reason: string }

/** How long an answer counts, and how long a page waits for the first one. */
const KEPT_MS = minutes(1)
const WAIT_MS = seconds(1)
/** A page that was drawn before the answer came, or with an old one, is drawn anew after this. */
const SOON_MS = seconds(3)

/**
 * A list from an external service. The first caller requests it, once, even when that fails; after a minute it is refreshed in the background while the known
 * list is served (C-134, C-135).
 */
export class Source<Value> {
  #answer: SourceAnswer<Value> = { kind: 'loading' }
  #asking: Promise<void> | null = null
  #askedAt = Number.NEGATIVE_INFINITY

  readonly #ask: () => Promise<Value>

  constructor(ask: () => Promise<Value>) {
    this.#ask = ask
  }

  get isLoading(): boolean {
    return this.#asking !== null
  }

  get isFetched(): boolean {
    return this.#answer.kind !== 'loading'
  }

  /** The answer as it is known; the first time it waits a moment for it. */
  async read(now: number): Promise<SourceAnswer<Value>> {
    if (!this.isLoading && now - this.#askedAt >= KEPT_MS) this.#start(now)
    if (!this.isFetched && this.#asking) await Promise.race([this.#asking, pause(WAIT_MS)])
    return this.#answer
  }

  /** The answer, however long it takes. Rejects when it cannot be had; who asks after that lets it be asked for again. */
  async get(now: number): Promise<Value> {
    if (this.#answer.kind === 'failed' && !this.isLoading) {
      this.#answer = { kind: 'loading' }
      this.#start(now)
    }
    await this.read(now)
    if (!this.isFetched) await this.#asking
    if (this.#answer.kind === 'loaded') return this.#answer.value
    throw new Error(this.#answer.kind === 'failed' ? this.#answer.reason : 'nothing came')
  }

  /** Until when a page that read it now may be kept. */
  until(now: number): number {
    return this.isLoading ? now + SOON_MS : this.#askedAt + KEPT_MS
  }

  #start(now: number): void {
    this.#askedAt = now
    this.#asking = this.#ask()
      .then(
        (value) => {
          this.#answer = { kind: 'loaded', value }
        },
        (error: unknown) => {
          // What was known holds while its source is away.
          if (this.#answer.kind !== 'loaded') this.#answer = { kind: 'failed', reason: error instanceof Error ? error.message : String(error) }
        },
      )
      .finally(() => {
        this.#asking = null
      })
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, milliseconds).unref())
}
