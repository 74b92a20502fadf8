import { loadLocator } from '../shared/load-locator.server.ts'
import type { LocatorData } from '../shared/locator-data.ts'
import type { BlockContext } from '#block-engine/data-loader.ts'
import type { ViewProps } from '#block-engine/define-block.ts'
import type { stockLocatorOverseas } from './block.ts'

/** Prices by the rules of overseas markets; the market of the settings does not matter (C-319, C-366, C-367). */
export async function load(values: ViewProps<typeof stockLocatorOverseas>['values'], context: BlockContext<'stock' | 'calculator'>): Promise<LocatorData> {
  return loadLocator(values, context, { ...context.stock.priceRules, market: 'overseas' })
}
