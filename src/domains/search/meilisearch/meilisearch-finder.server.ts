import { findPagesByPaths } from '#domains/content/index.server.ts'
import { seconds } from '#kernel/durations.ts'
import { foldArabic } from '#kernel/arabic.ts'
import { reasonOf } from '#kernel/reason-of.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { postgresFinder } from '../site/postgres-finder.server.ts'
import type { SiteFinder, SiteWish } from '../site/site-finder.ts'
import { modelDocumentId } from './engine-documents.server.ts'
import type { EngineHits, Meilisearch } from './meilisearch.server.ts'

/** After as many failures in a row the engine is not asked for a while, so that no visitor waits for what will fail. */
const FAILURES = 3
const REST_MS = seconds(30)
/** Pages of the engine that are gone meanwhile leave room for others. */
const SPARE = 50
/** As many as the engine gives; a maker has a hundred. */
const MOST_MODELS = 1000

type Finds = { pages: EngineHits; models: EngineHits }

/** The search of Meilisearch, and that of the database whenever the engine is away, slow, or has no index yet. `now` is in milliseconds. */
export function meilisearchFinder(engine: Pick<Meilisearch, 'search'>, now: () => number = () => performance.now()): SiteFinder {
  let failures = 0
  let restsUntil = Number.NEGATIVE_INFINITY

  const ask = async ({ log }: Ctx, terms: string, items: number): Promise<Finds | null> => {
    if (now() < restsUntil) return null
    try {
      const [pages, models] = await Promise.all([
        engine.search(terms, { kind: 'page', limit: items + SPARE }),
        engine.search(terms, { kind: 'model', limit: MOST_MODELS }),
      ])
      failures = 0
      return { pages, models }
    } catch (error) {
      failures += 1
      if (failures >= FAILURES) restsUntil = now() + REST_MS
      if (failures === FAILURES) log.warn('the search engine does not answer; the database is searched', { reason: reasonOf(error) })
      return null
    }
  }

  return {
    find: async (ctx, wish) => {
      const terms = wordsOf(wish.keyword)
      const finds = terms === '' ? null : await ask(ctx, terms, wish.items)
      return finds ? reallyThere(ctx, finds, wish) : postgresFinder.find(ctx, wish)
    },
  }
}

/** Letters and digits alone: a hyphen or a quotation mark would be an operator of the engine. */
function wordsOf(keyword: string): string {
  return foldArabic(keyword.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '))
}

/** What the engine found, as far as it is published at this moment. */
async function reallyThere(ctx: Ctx, finds: Finds, { items, models }: SiteWish): ReturnType<SiteFinder['find']> {
  const { hits, total } = finds.pages
  const there = await findPagesByPaths(
    ctx,
    hits.map(({ path }) => path),
  )
  const presentIds = new Set(finds.models.hits.map(({ id }) => id))
  const goneCount = hits.length - there.length
  return {
    pages: { rows: there.slice(0, items), total: Math.max(there.length, total - goneCount) },
    models: models.filter((model) => presentIds.has(modelDocumentId(model))),
  }
}
