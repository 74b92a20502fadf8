import { z } from 'zod'
import { Fault } from '#kernel/fault.ts'
import { reasonOf } from '#kernel/reason-of.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { fetchJson } from '#platform/http/fetch-text.server.ts'
import { type TradeInOptions, tradeInOptions } from './form-options.ts'

const option = z.object({ value: z.string(), name: z.string() })
/** What the endpoint answers: the options, alone or as `data`. */
const Answer = z
  .union([z.object({ data: z.unknown() }).transform(({ data }) => data), z.unknown()])
  .pipe(z.object({ bodyTypes: z.array(option), brands: z.array(option), models: z.array(option.extend({ brand: z.string() })), fuelTypes: z.array(option) }))

/**
 * What a car to trade in may be: from the endpoint of the setting `stock_locator.endpoint_trade_in`, asked with `lang` (A-316, C-311);
 * our own options where none is set, and where it fails.
 */
export async function findTradeInOptions(ctx: Ctx, { endpoint, language }: { endpoint: string; language: string }): Promise<TradeInOptions> {
  if (endpoint === '') return tradeInOptions(language)
  try {
    const answer = Answer.safeParse(await fetchJson(withLanguage(endpoint, language), { network: ctx.network ?? 'public', attempts: 1 }))
    if (answer.success) return answer.data
    ctx.log.warn('the trade-in endpoint answered something else than options', { reason: z.prettifyError(answer.error).slice(0, 300) })
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    ctx.log.warn('the trade-in endpoint did not answer', { reason: reasonOf(error) })
  }
  return tradeInOptions(language)
}

function withLanguage(endpoint: string, language: string): string {
  return `${endpoint}${endpoint.includes('?') ? '&' : '?'}lang=${encodeURIComponent(language)}`
}
