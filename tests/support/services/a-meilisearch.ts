import { aContract } from '../reading/contracts.ts'
import { aReceiver, type Received } from './a-receiver.ts'

type Document = { id: string; kind: string; title: string; text: string }
type Search = { q: string; limit: number; filter: string }
type Answer = { status: number; body: object }

const KEY = 'a key of tests'
export const meilisearchEnv = (url: string) => ({ MEILISEARCH_URL: url, MEILISEARCH_KEY: KEY })

/** Meilisearch, played on this machine: words of a search are beginnings of words, and tasks are carried out at once. Requests and answers fit its own description. */
export async function aMeilisearch() {
  const { flaws, guard, unseen } = await aContract('meilisearch')
  const indexes = new Map<string, { documents: Map<string, Document>; settings: object }>()
  const tasks: { uid: number; type: string; status: string }[] = []
  const engine = {
    url: '',
    ...{ flaws, unseen, indexes },
    requests: [] as string[],
    /** Takes the place of every answer. */
    failure: null as null | Answer,
    /** Leaves questions without an answer. */
    isSilent: false,
    documents: () => [...(indexes.get('maarad')?.documents.values() ?? [])],
  }
  const done = (type: string, isDone = true): Answer => {
    const task = { uid: tasks.length, type, status: isDone ? 'succeeded' : 'failed' }
    tasks.push(task)
    return { status: 202, body: { taskUid: task.uid, indexUid: null, status: 'enqueued', type, enqueuedAt: '2026-05-15T08:00:00Z' } }
  }
  const calls: readonly [RegExp, (parts: readonly string[], body: never) => Answer][] = [
    [/^GET \/tasks\/(\d+)$/, ([uid]) => ({ status: 200, body: { ...tasks[Number(uid)], enqueuedAt: '2026-05-15T08:00:00Z' } })],
    [
      /^POST \/indexes$/,
      (_, { uid }: { uid: string }) => {
        const isNew = !indexes.has(uid)
        if (isNew) indexes.set(uid, { documents: new Map(), settings: {} })
        return done('indexCreation', isNew)
      },
    ],
    [/^DELETE \/indexes\/(\w+)$/, ([uid = '']) => done('indexDeletion', indexes.delete(uid))],
    [
      /^PATCH \/indexes\/(\w+)\/settings$/,
      ([uid = ''], settings) => {
        Object.assign(indexes.get(uid) ?? {}, { settings })
        return done('settingsUpdate')
      },
    ],
    [
      /^POST \/indexes\/(\w+)\/documents$/,
      ([uid = ''], documents: Document[]) => {
        for (const one of documents) indexes.get(uid)?.documents.set(one.id, one)
        return done('documentAdditionOrUpdate')
      },
    ],
    [
      /^POST \/indexes\/(\w+)\/documents\/delete-batch$/,
      ([uid = ''], ids: string[]) => {
        for (const id of ids) indexes.get(uid)?.documents.delete(id)
        return done('documentDeletion')
      },
    ],
    [
      /^POST \/swap-indexes$/,
      (_, [{ indexes: pair }]: [{ indexes: [string, string] }]) => {
        const [one, other] = pair.map((name) => indexes.get(name))
        if (!one || !other) return done('indexSwap', false)
        indexes.set(pair[0], other)
        indexes.set(pair[1], one)
        return done('indexSwap')
      },
    ],
    [/^POST \/indexes\/(\w+)\/search$/, ([uid = ''], body: Search) => searchDocuments(indexes.get(uid)?.documents, body)],
    [
      /^GET \/indexes\/(\w+)\/stats$/,
      ([uid = '']) => {
        const index = indexes.get(uid)
        const sizes = { indexSize: 1, usedIndexSize: 1, rawDocumentDbSize: 1, avgDocumentSize: 1 }
        return index ? { status: 200, body: { numberOfDocuments: index.documents.size, isIndexing: false, fieldDistribution: {}, ...sizes } } : noIndex
      },
    ],
  ]
  const answerTo = ({ method, path, headers, body }: Received): Answer => {
    if (engine.failure) return engine.failure
    if (headers.authorization !== `Bearer ${KEY}`) return refusal(403, 'invalid_api_key', 'auth')
    for (const [pattern, answer] of calls) {
      const parts = `${method} ${path}`.match(pattern)
      if (parts) return answer(parts.slice(1), (body === '' ? null : JSON.parse(body)) as never)
    }
    return refusal(404, 'not_found', 'invalid_request')
  }
  const service = await aReceiver(
    guard((received, response) => {
      engine.requests.push(`${received.method} ${received.path}`)
      if (engine.isSilent) return
      const { status, body } = answerTo(received)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }),
  )
  engine.url = service.url
  return engine
}

function refusal(status: number, code: string, type: string): Answer {
  return { status, body: { message: code, code, type, link: 'https://docs.meilisearch.com/errors' } }
}

const noIndex = refusal(404, 'index_not_found', 'invalid_request')

function searchDocuments(documents: ReadonlyMap<string, Document> | undefined, { q, limit, filter }: Search): Answer {
  if (!documents) return noIndex
  const wantedWords = q.split(' ')
  const hits = [...documents.values()].filter(({ kind, title, text }) => {
    const words = `${title} ${text}`.split(/[^\p{L}\p{N}]+/u)
    return filter === `kind = ${kind}` && wantedWords.every((word) => words.some((one) => one.startsWith(word)))
  })
  const shownHits = hits.slice(0, limit).map(({ kind, title, text, ...hit }) => hit)
  return { status: 200, body: { hits: shownHits, query: q, processingTimeMs: 1, limit, offset: 0, estimatedTotalHits: hits.length } }
}
