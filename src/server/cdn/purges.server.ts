import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '#kernel/durations.ts'
import type { Logger } from '#kernel/log.ts'
import { reasonOf } from '#kernel/reason-of.ts'
import { createCounter } from '#platform/figures/counter.ts'
import type { Figure } from '#platform/figures/figure.ts'
import { sendRequest } from '#platform/http/send-request.server.ts'
import { type ChangedKeys, EVERY_PAGE } from '#site/cache/page-keys.ts'

const ANSWER_MS = seconds(3)
const RETRY_MS = { first: 500, most: seconds(30) }
/** A page that was on its way when it changed reaches the CDN after it was told; so it is told again. */
const AGAIN_MS = seconds(3)
const MOST_WAITING = 2000
/** What fits into a header of each server on the way. */
const MOST_AT_ONCE = 100

type Options = { url: string; headers: Readonly<Record<string, string>>; log: Logger; retryMs?: number; againMs?: number }
type Waiting = { isGone: boolean; since: number; isRepeated: boolean }

/**
 * Tells a CDN what this process has forgotten, by `POST` with the names in `surrogate-key` as Fastly takes it. It goes on until it is heard, a failure at a time with a pause; names that
 * wait are few, since each waits once, and too many become one that stands for all.
 */
export class Purges {
  readonly #options: Options
  readonly #waiting = new Map<string, Waiting>()
  readonly #again = new Set<NodeJS.Timeout>()
  readonly #told = createCounter('maarad_cdn_purges_total', 'How often the CDN was told what has changed, by how it answered.')
  readonly #end = new AbortController()
  #running: Promise<void> | undefined

  constructor(options: Options) {
    this.#options = options
  }

  add = ({ goneKeys, old }: ChangedKeys): void => {
    const since = performance.now()
    for (const key of goneKeys) this.#wait(key, { isGone: true, since, isRepeated: false })
    for (const key of old) this.#wait(key, { isGone: false, since, isRepeated: false })
    this.#start()
  }

  /** Tells the CDN that a page has changed which there is not. Throws when it does not listen. */
  try(): Promise<void> {
    return this.#tell(['none'], false)
  }

  /** How long the oldest change has waited to be told, in seconds; 0 when none does. */
  oldestSeconds(): number {
    const [oldest] = [...this.#waiting.values()].map(({ since }) => since).toSorted((one, other) => one - other)
    return oldest === undefined ? 0 : (performance.now() - oldest) / 1000
  }

  figures(): readonly Figure[] {
    return [
      this.#told,
      {
        name: 'maarad_cdn_purge_oldest_seconds',
        help: 'How long the oldest change has waited to be told to the CDN: so old may be what it shows.',
        kind: 'gauge',
        watched: [{ label: ['Oldest change that the CDN does not know', 'أقدم تغيير لم يصل إلى شبكة توصيل المحتوى'], unit: 'seconds', most: 60 }],
        read: () => [{ value: this.oldestSeconds() }],
      },
    ]
  }

  /** Tells what waits once more, without trying again. */
  close = async (): Promise<void> => {
    for (const timer of this.#again) clearTimeout(timer)
    this.#end.abort()
    await this.#running
    // Whoever ends cannot wait for the CDN to come back; it has the longest age of a page.
    await this.#tellAll().catch(() => undefined)
  }

  #wait(key: string, one: Waiting): void {
    const before = this.#waiting.get(key)
    const isGone = one.isGone || before?.isGone === true
    if (!before && this.#waiting.size >= MOST_WAITING) {
      const anyGone = isGone || [...this.#waiting.values()].some((waiting) => waiting.isGone)
      this.#waiting.clear()
      this.#waiting.set(EVERY_PAGE, { ...one, isGone: anyGone })
      return
    }
    this.#waiting.set(key, { isGone, since: before?.since ?? one.since, isRepeated: one.isRepeated && before === undefined })
  }

  #start(): void {
    this.#running ??= this.#tellUntilHeard().finally(() => {
      this.#running = undefined
    })
  }

  async #tellUntilHeard(): Promise<void> {
    const { log, retryMs = RETRY_MS.first } = this.#options
    let delay = retryMs
    while (this.#waiting.size > 0 && !this.#end.signal.aborted) {
      try {
        await this.#tellAll()
        delay = retryMs
      } catch (error) {
        if (delay === retryMs) log.warn('the CDN could not be told of changes; trying again', { reason: reasonOf(error) })
        // The pause ends with the process.
        await pause(delay * (0.5 + Math.random()), undefined, { signal: this.#end.signal, ref: false }).catch(() => undefined)
        delay = Math.min(delay * 2, RETRY_MS.most)
      }
    }
  }

  async #tellAll(): Promise<void> {
    while (this.#waiting.size > 0) {
      const isGone = [...this.#waiting.values()].some((waiting) => waiting.isGone)
      const batch = [...this.#waiting].filter(([, waiting]) => waiting.isGone === isGone).slice(0, MOST_AT_ONCE)
      await this.#tell(
        batch.map(([key]) => key),
        isGone,
      )
      for (const [key, waiting] of batch) {
        // What changed again meanwhile has another entry.
        if (this.#waiting.get(key) === waiting) this.#waiting.delete(key)
      }
      const first = batch.filter(([, { isRepeated }]) => !isRepeated).map(([key]) => key)
      if (first.length > 0 && !this.#end.signal.aborted) this.#tellAgain(first, isGone)
    }
  }

  async #tell(keys: readonly string[], isGone: boolean): Promise<void> {
    const { url, headers } = this.#options
    const soft: Record<string, string> = isGone ? {} : { 'fastly-soft-purge': '1' }
    try {
      const { status } = await sendRequest(url, {
        method: 'POST',
        network: 'private',
        timeoutMs: ANSWER_MS,
        headers: { ...headers, ...soft, 'surrogate-key': keys.join(' ') },
      })
      if (status >= 300) throw new Error(`it answered ${status}`)
      this.#told.add({ outcome: 'heard' })
    } catch (error) {
      this.#told.add({ outcome: 'failed' })
      throw error
    }
  }

  #tellAgain(keys: readonly string[], isGone: boolean): void {
    const timer = setTimeout(() => {
      this.#again.delete(timer)
      for (const key of keys) this.#wait(key, { isGone, since: performance.now(), isRepeated: true })
      this.#start()
    }, this.#options.againMs ?? AGAIN_MS)
    // Does not keep a process that ends.
    timer.unref()
    this.#again.add(timer)
  }
}
