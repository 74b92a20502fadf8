import { z } from 'zod'
import { askService, hostOf, jsonOf, notTheirs } from '#platform/connections/ask-service.server.ts'
import { type Connection, connectionSetup, type Finding, neededVariables } from '#platform/connections/connection.ts'
import { finding } from '#platform/connections/finding.ts'
import { findingWords } from '#platform/connections/finding-words.ts'
import type { Words } from '#kernel/words/words.ts'
import { type EngineEnv, INDEX } from './meilisearch/meilisearch.server.ts'

const words = {
  filled: ['It has {n} pages and models.', 'يضم الفهرس {n} من الصفحات والطرازات.'],
  empty: [
    'It has no index yet. It is filled within a minute, or by npm run fill-search.',
    'لا يوجد فهرس بعد. يُنشأ خلال دقيقة، أو بالأمر \u2066npm run fill-search\u2069.',
  ],
} as const satisfies Words
const Stats = z.object({ numberOfDocuments: z.number() })
const Failure = z.object({ code: z.string() })

export function searchConnections({ env }: { env: EngineEnv }): readonly Connection[] {
  return [
    {
      symbol: 'meilisearch',
      name: ['Search engine (Meilisearch)', 'محرك البحث (\u2066Meilisearch\u2069)'],
      about: ['Asks how much is in its index. Nothing is changed.', 'يستعلم عن حجم الفهرس، ولا يغيّر شيئًا.'],
      setup: async () => {
        const { MEILISEARCH_URL: url, MEILISEARCH_KEY: key } = env
        return connectionSetup(neededVariables({ MEILISEARCH_URL: url, MEILISEARCH_KEY: key }), async () =>
          url !== undefined && key !== undefined ? checkEngine(url, key) : [],
        )
      },
    },
  ]
}

async function checkEngine(url: string, key: string): Promise<readonly Finding[]> {
  const host = hostOf(url)
  const reply = await askService(`${url}/indexes/${INDEX}/stats`, { network: 'private', headers: { authorization: `Bearer ${key}` }, mostRedirects: 0 })
  if (!reply.answer) return [reply.finding]
  const { status } = reply.answer
  const json = jsonOf(reply.answer)
  const stats = Stats.safeParse(status === 200 ? json : null)
  if (stats.success) return [finding('good', findingWords.reached, { host }), finding('good', words.filled, { n: stats.data.numberOfDocuments })]
  const failure = Failure.safeParse(json)
  if (!failure.success) return [notTheirs(host, status)]
  if (failure.data.code === 'index_not_found') return [finding('good', findingWords.reached, { host }), finding('warn', words.empty)]
  if (status === 401 || status === 403) return [finding('bad', findingWords.wrong_keys, { host, names: 'MEILISEARCH_KEY' })]
  return [notTheirs(host, status)]
}
