import type { Condition } from '#block-engine/condition.ts'
import { isProductStrategy } from '#domains/dynamic-content/index.ts'
import type { Word } from '../words/use-word.ts'
import type { brandNames, conditionWords } from './words.ts'

type Speech = { word: Word<typeof conditionWords>; brand: Word<typeof brandNames>; isBrand: (name: string) => name is keyof typeof brandNames }

/** A condition as a sentence. */
export function describeCondition({ key, value }: Condition, { word, brand, isBrand }: Speech): string {
  const text = typeof value === 'string' ? value : ''
  const pairs = typeof value === 'string' ? (value ? [['car_model_key', value] as const] : []) : Object.entries(value)
  switch (key) {
    case 'url_brands':
      return word('says_brand', { value: isBrand(text) ? brand(text) : text })
    case 'mena_offers':
      return pairs.length === 0 ? word('says_any_offer') : word('says_offer', { value: pairs.map(([name, own]) => `${name} = ${own}`).join('، ') })
    case 'mena_external_sl':
      return word('says_external', { value: text })
    default: {
      if (!isProductStrategy(key) || typeof value === 'string') return word('says_other', { value: key })
      return word('says_listed', { value: value.value ?? '', list: value.name ?? '' })
    }
  }
}
