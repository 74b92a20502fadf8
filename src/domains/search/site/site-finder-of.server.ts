import { meilisearchFinder } from '../meilisearch/meilisearch-finder.server.ts'
import { engineOf, type EngineEnv } from '../meilisearch/meilisearch.server.ts'
import { postgresFinder } from './postgres-finder.server.ts'
import type { SiteFinder } from './site-finder.ts'

/** The search that the environment names. One for a process: it remembers how the engine answers. */
export function siteFinderOf(env: EngineEnv): SiteFinder {
  const engine = engineOf(env)
  return engine ? meilisearchFinder(engine) : postgresFinder
}
