import type { BlockContext } from '#block-engine/data-loader.ts'
import { type DerivativeValues, loadSummary, type SummaryValues } from '../shared/load-summary.server.ts'
import type { SummaryData } from '../shared/summary.tsx'

/** One derivative, unless editors wrote several. */
export function load(values: SummaryValues, context: BlockContext<'stock'>, groups: readonly (DerivativeValues & { id: string })[]): Promise<SummaryData> {
  return loadSummary(values, context, { groups, most: 1 })
}
