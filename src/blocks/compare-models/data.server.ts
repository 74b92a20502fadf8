import { sharedFormat } from '#kernel/format/shared-format.ts'
import type { BlockContext } from '#block-engine/data-loader.ts'
import { modelFacts } from '#domains/stock/index.ts'
import { findModelSpecs, slugOf } from '#domains/stock/index.server.ts'
import type { PriceStyle } from '#kernel/format/price.ts'
import type { ComparedModel } from './compared-model.ts'

/** `chosenModels` has a place for each of the three columns. */
export type CompareData = {
  offeredModels: { key: string; label: string }[]
  chosenModels: (ComparedModel | null)[]
  priceStyle: PriceStyle
  siteCurrency: string
  onRequest: string
  /** The countries that visitors may choose, by their codes; none on a site with one. */
  countryNames: Readonly<Record<string, string>>
}

type Context = Pick<BlockContext<'stock'>, 'ctx' | 'query'> & { stock: Pick<BlockContext<'stock'>['stock'], 'priceRules' | 'words' | 'models'> }

const columns = ['model_1', 'model_2', 'model_3'] as const
/** How many models of the block's own list are compared before anybody has chosen. */
const FROM_THE_START = 2

/** The models to choose from, and those that the address names. */
export async function load({ model_keys }: { model_keys: readonly string[] }, { ctx, query, stock }: Context): Promise<CompareData> {
  const { priceRules, words } = stock
  const names = stock.models().names()
  const labels = new Map(names.map(({ name, display_name }) => [slugOf(name), display_name || name]))
  const keys = model_keys.length > 0 ? [...new Set(model_keys)].filter((key) => labels.has(key)) : [...labels.keys()]
  const hasAsked = columns.some((column) => query[column] !== undefined)
  const wantedKeys = hasAsked ? columns.map((column) => [query[column]].flat()[0] ?? '') : model_keys.length > 0 ? keys.slice(0, FROM_THE_START) : []
  const chosenModels = await Promise.all(
    columns.map(async (_, column): Promise<ComparedModel | null> => {
      const key = wantedKeys[column] ?? ''
      const [model] = keys.includes(key) ? await findModelSpecs(ctx, stock, key) : []
      if (!model) return null
      const { display_name, image, currency, price_from, used_price_from, prices_in } = model
      return { key, display_name, image, currency, price_from, used_price_from, prices_in, specs: modelFacts(model, words) }
    }),
  )
  const offeredModels = keys
    .map((key) => ({ key, label: labels.get(key) ?? key }))
    .sort((one, other) => sharedFormat('Collator', 'ar').compare(one.label, other.label))
  return {
    offeredModels,
    chosenModels,
    priceStyle: priceRules.formats.purchase,
    siteCurrency: priceRules.siteCurrency,
    onRequest: words.price_on_request,
    countryNames: namesOf(priceRules.markets.list),
  }
}

function namesOf(markets: readonly { country: string; name: string }[]): Record<string, string> {
  return markets.length < 2 ? {} : Object.fromEntries(markets.map(({ country, name }) => [country, name]))
}
