import type { Ctx } from '#platform/ctx.server.ts'
import type { DynamicContentSettings } from './settings.ts'
import { sourcesOf } from './sources.server.ts'
import { modelFamilies } from './strategies/mena-external.ts'

/** The choices for conditions: the enabled strategies, and the known values of their lists. */
export type ConditionChoices = {
  strategies: readonly string[]
  /** Properties of offers with the values that they have. */
  offers: Readonly<Record<string, readonly string[]>>
  externalModels: readonly string[]
  /** Names of lists with their models, by strategy. */
  lists: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
}

type Place = { settings: DynamicContentSettings; ownModels: (listing: string) => Promise<readonly string[] | null> }

export async function findConditionChoices(ctx: Ctx, { settings, ownModels }: Place): Promise<ConditionChoices> {
  const now = ctx.clock.now().getTime()
  const { enabled } = settings
  const sources = sourcesOf(ctx, settings)
  const offers = enabled.includes('mena_offers') ? await sources.offers.read(now) : null
  const external = enabled.includes('mena_external_sl') ? await sources.external?.read(now) : null
  const lists = enabled.flatMap((name) => {
    const config = settings.products[name]
    return config ? [{ name, config }] : []
  })
  const valuesByList = await Promise.all(
    lists.map(async ({ name, config }) => {
      const answer = await sources.products.get(name)?.read(now)
      const models = config.lists_to_check.map(async (list) => {
        const own = answer ? (answer.kind === 'loaded' ? answer.value[list.uuid] : undefined) : await ownModels(list.uuid)
        return [list.name, own ?? []] as const
      })
      return [name, Object.fromEntries(await Promise.all(models))] as const
    }),
  )
  return {
    strategies: enabled,
    offers: offers?.kind === 'loaded' ? valuesByName(offers.value) : {},
    externalModels: external?.kind === 'loaded' ? [...Object.keys(modelFamilies), ...external.value] : Object.keys(modelFamilies),
    lists: Object.fromEntries(valuesByList),
  }
}

const MOST_VALUES = 60

function valuesByName(offers: readonly Record<string, unknown>[]): Record<string, string[]> {
  const valuesByNameKey = new Map<string, Set<string>>()
  for (const offer of offers) {
    for (const [name, value] of Object.entries(offer)) {
      if (typeof value !== 'string' && typeof value !== 'number') continue
      const values = valuesByNameKey.get(name) ?? new Set()
      if (values.size < MOST_VALUES) values.add(String(value))
      valuesByNameKey.set(name, values)
    }
  }
  return Object.fromEntries([...valuesByNameKey].map(([name, values]) => [name, [...values]]))
}
