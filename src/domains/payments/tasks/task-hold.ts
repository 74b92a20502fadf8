import type { Clock } from '#kernel/clock.ts'
import { seconds } from '#kernel/durations.ts'
import type { Gateway } from '../gateway.ts'

/** Thrown in place of a call that another process may make by now: the task is that one's. */
export class LetGo extends Error {}

/** The longest that a provider's call takes until it is given up, with the second try of its library. */
const CALL_MS = seconds(25)

/** This process's right to carry out a task: calls that change something need it, so that no two processes make one at a time. */
export class Hold {
  readonly #clock: Clock
  /** The end of the lease. */
  readonly #until: Date
  #isLetGo = false
  #hasChanged = false

  constructor({ clock, until }: { clock: Clock; until: Date }) {
    this.#clock = clock
    this.#until = until
  }

  /** Gives the task up; false when a call that changes something has begun. */
  letGo(): boolean {
    this.#isLetGo = !this.#hasChanged
    return this.#isLetGo
  }

  /** The gateway, which changes something only while the task is held, and for as long as the call may take. */
  over(gateway: Gateway): Gateway {
    const { renewal } = gateway
    const heldRenewal: Gateway['renewal'] = renewal && { ...renewal, renew: (...parameters) => this.#change(() => renewal.renew(...parameters)) }
    return {
      ...gateway,
      capture: (...parameters) => this.#change(() => gateway.capture(...parameters)),
      release: (...parameters) => this.#change(() => gateway.release(...parameters)),
      refund: (...parameters) => this.#change(() => gateway.refund(...parameters)),
      ...(heldRenewal ? { renewal: heldRenewal } : {}),
    }
  }

  async #change(call: () => Promise<void>): Promise<void> {
    if (this.#isLetGo || this.#clock.now().getTime() + CALL_MS > this.#until.getTime()) throw new LetGo('the task is let go')
    this.#hasChanged = true
    await call()
  }
}
