import type { ContextOf } from '#block-engine/data-loader.ts'
import { loadDealers } from '../shared/load-dealers.server.ts'
import type { dealerLocator } from './block.ts'
import type { DealerLocatorData } from './view.tsx'

type Context = Pick<ContextOf<typeof dealerLocator>, 'ctx' | 'query' | 'timeZone' | 'maps' | 'brands'>

/** The dealers, and the two brands of the site (B-343). */
export async function load(values: unknown, context: Context): Promise<DealerLocatorData & { schemas: readonly unknown[] }> {
  const { main, sister } = context.brands
  return { ...(await loadDealers(values, context)), brands: [sister, main] }
}
