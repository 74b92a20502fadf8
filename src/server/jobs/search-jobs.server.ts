import { engineOf, fillEngine } from '#domains/search/index.server.ts'
import type { JobKind } from '#platform/jobs/jobs.server.ts'
import type { Services } from '../services.server.ts'

/** Fills the search engine with what has changed, once a minute; nothing where there is none. `is_asked` fills it with everything. */
export function searchJobKinds({ database, stock, env }: Services): readonly JobKind[] {
  const engine = engineOf(env)
  if (!engine) return []
  const models = async () => {
    await stock.refresh()
    return stock.models().names()
  }
  return [
    {
      name: 'fill-search-engine',
      label: ['Fill the search engine with what has changed', 'تحديث محرك البحث بما تغيّر'],
      cron: '* * * * *',
      run: async ({ data }) => void (await fillEngine({ db: database.db, engine, models }, { isAsked: data.is_asked === true })),
    },
  ]
}
