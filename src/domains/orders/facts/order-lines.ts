import type { Language, WordPair } from '#kernel/words/words.ts'
import type { OrderFactLine } from '../order-shapes.ts'
import { type FactAudience, factGroups, type FactGroup, orderFactTable } from './order-fact-table.ts'
import type { FactSource } from './order-source.server.ts'

type Readers = {
  audience: FactAudience
  language: Language
  /** Groups that these readers do not get. */
  without?: readonly FactGroup[]
}

/** The facts of an order for its readers; what the order does not have is left out. */
export function orderLines(source: FactSource, { audience, language, without = [] }: Readers): OrderFactLine[] {
  const inLanguage = ([english, arabic]: WordPair) => (language === 'ar' ? arabic : english)
  return orderFactTable.flatMap(({ key, group, label, for: readers, read }) => {
    const value = readers.includes(audience) && !without.includes(group) ? read(source) : null
    const text = value?.text(language) ?? ''
    if (!value || text === '') return []
    const name = typeof label === 'function' ? label(source) : label
    return [{ key, group: inLanguage(factGroups[group]), label: inLanguage(name), value: text, is_figure: value.isFigure }]
  })
}
