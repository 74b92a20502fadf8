import type { BlockContext } from '#block-engine/data-loader.ts'
import type { ViewProps } from '#block-engine/define-block.ts'
import { loadLocator } from '../shared/load-locator.server.ts'
import type { LocatorData } from '../shared/locator-data.ts'
import type { stockLocator } from './block.ts'

/** Prices by the rules of the site's market. */
export async function load(values: ViewProps<typeof stockLocator>['values'], context: BlockContext<'stock' | 'calculator'>): Promise<LocatorData> {
  return loadLocator(values, context, context.stock.priceRules)
}
