import { systemClock } from '#kernel/clock.ts'
import { reasonOf } from '#kernel/reason-of.ts'
import { engineOf, fillEngine } from '#domains/search/index.server.ts'
import { openStockIndex } from '#domains/stock/index.server.ts'
import { openDatabase } from '#platform/database/database.server.ts'
import { EnvError, readEnv } from '#platform/env/env.server.ts'
import { SiteSource } from '#site/page/site-content.server.ts'

const CONNECTIONS = 4
const WRONG_CONFIGURATION = 78

/** Fills the search engine with everything, beside a site that runs or without one. Gives the exit code. */
export async function fillSearch(source: NodeJS.ProcessEnv, say: (line: string) => void): Promise<number> {
  const log = { error: say, warn: say, info: () => undefined }
  try {
    const env = readEnv(source)
    const engine = engineOf(env)
    if (!engine) {
      say('No engine is named: MEILISEARCH_URL and MEILISEARCH_KEY.')
      return WRONG_CONFIGURATION
    }
    const database = await openDatabase({ url: env.DATABASE_URL, directUrl: env.DATABASE_DIRECT_URL, folder: env.DATA_DIR, connections: CONNECTIONS, log })
    try {
      const { db } = database
      const site = new SiteSource()
      const readPriceBasis = async () => (await site.get({ db, clock: systemClock, log, staff: null })).settings.stock
      const stock = await openStockIndex({ db, log, readPriceBasis })
      await fillEngine({ db, engine, models: async () => stock.models().names() }, { isAsked: true })
      stock.close()
      say('The search engine has everything that may be found.')
      return 0
    } finally {
      await database.close()
    }
  } catch (error) {
    say(error instanceof EnvError ? error.message : [reasonOf(error), (error as Error).stack].join('\n'))
    return error instanceof EnvError ? WRONG_CONFIGURATION : 1
  }
}
