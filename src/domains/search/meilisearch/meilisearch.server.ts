import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { seconds } from '#kernel/durations.ts'
import { readJson } from '#kernel/json/json.ts'
import type { Method } from '#platform/http/guarded-request.server.ts'
import { sendRequest } from '#platform/http/send-request.server.ts'

/** What the engine searches: texts in the form of `foldArabic`. `path` is that of a page, '' for a model. */
export type EngineDocument = { id: string; kind: 'page' | 'model'; path: string; title: string; text: string }

/** Documents of one kind, the fittest first, and about how many there are in all. */
export type EngineHits = { hits: readonly Pick<EngineDocument, 'id' | 'path'>[]; total: number }

/** How the engine is reached: the variables of the environment. */
export type EngineEnv = { MEILISEARCH_URL?: string | undefined; MEILISEARCH_KEY?: string | undefined }

export const INDEX = 'maarad'
const NEXT = 'maarad_next'
/** Longer than a search takes, shorter than a visitor notices. */
const ANSWER_MS = 400
const WRITE_MS = seconds(30)
/** An index of a large site takes minutes. */
const PATIENCE_MS = seconds(600)
const POLL_MS = 200

const Task = z.object({ taskUid: z.number() })
const TaskState = z.object({ status: z.enum(['enqueued', 'processing', 'succeeded', 'failed', 'canceled']) })
const SearchReply = z.object({
  hits: z.array(z.object({ id: z.string(), path: z.string() })),
  estimatedTotalHits: z.number(),
})

type Request = { method: Method; path: string; body?: unknown; timeoutMs?: number }

/** The calls of Meilisearch (1.53) that the site makes. Each throws when it is not answered as asked. What writes is a task of the engine, which carries them out one after the other. */
export class Meilisearch {
  readonly #url: string
  readonly #key: string

  constructor({ url, key }: { url: string; key: string }) {
    this.#url = url
    this.#key = key
  }

  /** What has all of these terms, or what is spelled nearly so. */
  async search(terms: string, { kind, limit }: { kind: EngineDocument['kind']; limit: number }): Promise<EngineHits> {
    const body = { q: terms, limit, filter: `kind = ${kind}`, matchingStrategy: 'all', attributesToRetrieve: ['id', 'path'] }
    const { hits, estimatedTotalHits: total } = SearchReply.parse(
      await this.#ask({ method: 'POST', path: `/indexes/${INDEX}/search`, body, timeoutMs: ANSWER_MS }),
    )
    return { hits, total }
  }

  /** Adds documents or replaces those of the same ids. */
  async put(documents: readonly EngineDocument[]): Promise<void> {
    await this.#write({ method: 'POST', path: `/indexes/${INDEX}/documents`, body: documents })
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.#write({ method: 'POST', path: `/indexes/${INDEX}/documents/delete-batch`, body: ids })
  }

  /** Puts an index of these documents, and no others, in the place of the one that is searched, which answers until then. */
  async replace(batches: AsyncIterable<readonly EngineDocument[]>): Promise<void> {
    // One may be left of an attempt that was cut off.
    await this.#write({ method: 'DELETE', path: `/indexes/${NEXT}`, mayFail: true })
    await this.#write({ method: 'POST', path: '/indexes', body: { uid: NEXT, primaryKey: 'id' } })
    const settings = { searchableAttributes: ['title', 'text'], filterableAttributes: ['kind'], displayedAttributes: ['id', 'path'] }
    await this.#write({ method: 'PATCH', path: `/indexes/${NEXT}/settings`, body: settings })
    for await (const body of batches) await this.#write({ method: 'POST', path: `/indexes/${NEXT}/documents`, body })
    // Fails where there is one, as there is every time but the first.
    await this.#write({ method: 'POST', path: '/indexes', body: { uid: INDEX, primaryKey: 'id' }, mayFail: true })
    await this.#write({ method: 'POST', path: '/swap-indexes', body: [{ indexes: [INDEX, NEXT] }] })
    await this.#write({ method: 'DELETE', path: `/indexes/${NEXT}` })
  }

  /** Waits until the task is carried out. */
  async #write({ mayFail = false, ...request }: Request & { mayFail?: boolean }): Promise<void> {
    const { taskUid } = Task.parse(await this.#ask(request))
    const until = performance.now() + PATIENCE_MS
    for (;;) {
      const { status } = TaskState.parse(await this.#ask({ method: 'GET', path: `/tasks/${taskUid}` }))
      if (status === 'succeeded' || (mayFail && status === 'failed')) return
      if (status === 'failed' || status === 'canceled') throw new Error(`${request.method} ${request.path}: the task ${taskUid} of the engine ${status}`)
      if (performance.now() > until) throw new Error(`${request.method} ${request.path}: the task ${taskUid} of the engine takes too long`)
      await pause(POLL_MS)
    }
  }

  async #ask({ method, path, body, timeoutMs = WRITE_MS }: Request): Promise<unknown> {
    const json = body === undefined ? {} : { body: JSON.stringify(body) }
    const headers = { authorization: `Bearer ${this.#key}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    const { status, text } = await sendRequest(this.#url + path, { network: 'private', timeoutMs, method, headers, mostRedirects: 0, ...json })
    const answerJson = readJson(text)
    if (status >= 300 || !answerJson.ok) throw new Error(`${method} ${path}: the engine answered ${status}`)
    return answerJson.value
  }
}

/** The engine of the environment; null without one. */
export function engineOf({ MEILISEARCH_URL: url, MEILISEARCH_KEY: key }: EngineEnv): Meilisearch | null {
  return url === undefined || key === undefined ? null : new Meilisearch({ url, key })
}
