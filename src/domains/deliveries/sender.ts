import type { WordPair } from '#kernel/words/words.ts'
import type { Sendable } from './delivery.ts'

/** Sends the deliveries of one kind; a domain brings its own in `senders.server.ts`. */
export type Sender = {
  kind: string
  /** Its name for staff. */
  label: WordPair
  /**
   * Sends once and returns a summary of the receiver's answer. It throws a {@link SendError} or any other error on failure,
   * stops when `signal` aborts, and may run twice for one delivery: the receiver recognises the key.
   */
  send: (delivery: Sendable, signal: AbortSignal) => Promise<string>
  /** For what is cheap together and waits for no receiver. */
  together?: Together
}

/**
 * Several deliveries at a time, one group after the other, in a lane that waits neither for people nor for other kinds. It returns the summary of each by its id.
 * A group that fails, or leaves one out, is sent one by one with `send`.
 */
export type Together = {
  most: number
  send: (deliveries: readonly Sendable[], scopes: Scopes) => Promise<ReadonlyMap<number, string>>
  /** It writes nothing that other kinds send, and lets people go first, as all that is sent one by one does. */
  isLast?: true
}

/** Runs work of a group in the scope of the request that one of its deliveries was written for. */
export type Scopes = <Value>(delivery: Sendable, work: () => Promise<Value>) => Promise<Value>

/** Why an attempt failed. A final failure is not tried again; `retryAfterMs` is what the receiver asked for. */
export class SendError extends Error {
  readonly isFinal: boolean
  readonly retryAfterMs: number | null

  constructor(message: string, { isFinal = false, retryAfterMs = null, cause }: { isFinal?: boolean; retryAfterMs?: number | null; cause?: unknown } = {}) {
    super(message, { cause })
    this.name = 'SendError'
    this.isFinal = isFinal
    this.retryAfterMs = retryAfterMs
  }
}
