import { parseQuery } from '#kernel/query-string.ts'
import { readPriceRules } from '../../prices/price-rules.ts'
import { parsePostcodeSearch } from './postcode-search.ts'

type Rules = Parameters<typeof readPriceRules>[0] & { regions: readonly string[] }

/** The state that an address names, where prices depend on the state and the site knows this one; '' otherwise. */
export function regionAsked(search: string, rules: Rules): string {
  if (!readPriceRules(rules).postcodeSearch) return ''
  const { state } = parsePostcodeSearch(parseQuery(search))
  return rules.regions.includes(state) ? state : ''
}
