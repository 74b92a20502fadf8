import { reasonOf } from '#kernel/reason-of.ts'
import { minutes, seconds } from '#kernel/durations.ts'

export type SourceAnswer<Value> = { kind: 'loaded'; value: Value } | { kind: 'loading' } | { kind: 'failed'; reason: string }

/** How long an answer is valid, and how long a page waits for the first one. */
const KEPT_MS = minutes(1)
const WAIT_MS = seconds(1)
/** A page that was drawn without an answer, or with an old one, is drawn again after this. */
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

  /** The known answer; the first call waits a moment for it. */
  async read(now: number): Promise<SourceAnswer<Value>> {
    if (!this.isLoading && now - this.#askedAt >= KEPT_MS) this.#start(now)
    if (!this.isFetched && this.#asking) await Promise.race([this.#asking, pause(WAIT_MS)])
    return this.#answer
  }

  /** Waits for the answer without a timeout. Rejects on failure; a later call requests it again. */
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

  /** Until when a page that used it may be cached. */
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
          // While the source is unreachable, the known answer stays valid.
          if (this.#answer.kind !== 'loaded') this.#answer = { kind: 'failed', reason: reasonOf(error) }
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
