import { sharedFormat } from '#kernel/format/shared-format.ts'
import { answersOf, locatorDealers } from '../shared/load-dealers.server.ts'
import type { BlockContext } from '#block-engine/data-loader.ts'
import type { MarketData } from './view.tsx'

/** The dealers with the names of their markets in both languages (B-069). */
export async function load(
  _values: unknown,
  context: Pick<BlockContext<'maps'>, 'ctx' | 'query' | 'timeZone' | 'maps'>,
): Promise<MarketData & { schemas: readonly unknown[] }> {
  const located = await locatorDealers(context)
  const codes = [...new Set(located.dealers.map(({ market }) => market).filter(Boolean))]
  return { ...located, answers: answersOf(context.query), markets: codes.map((code) => ({ code, ar: nameOf(code, 'ar'), en: nameOf(code, 'en') })) }
}

function nameOf(code: string, language: string): string {
  return sharedFormat('DisplayNames', [language], { type: 'region', style: 'short' }).of(code) ?? code
}
