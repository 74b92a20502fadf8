import { Locator, type LocatorData } from '../shared/locator.tsx'
import { locatorWords } from '../shared/locator-words.ts'
import { type Answers, distinct, isSame } from '../shared/match-dealer.ts'
import type { DealerView } from '../shared/dealer-view.ts'
import type { ViewProps } from '#block-engine/define-block.ts'
import type { Words } from '#kernel/words/words.ts'
import type { dealerLocatorMena } from './block.ts'
import { marketWords } from './market-words.ts'

/** `markets` are those that have dealers, by ISO code. */
export type MarketData = LocatorData & { markets: readonly { code: string; ar: string; en: string }[] }

type MenaWords = ViewProps<typeof dealerLocatorMena>['words']

const languages = [
  { value: 'ar', label: 'العربية' },
  { value: 'en', label: 'English' },
]
const english = { ...englishOf(locatorWords), ...englishOf(marketWords) } as MenaWords
const languageOf = ({ language }: Answers): 'ar' | 'en' => (language === 'en' ? 'en' : 'ar')

/** Search by market and city; the language is that of the locator, from left to right in English. */
export function DealerLocatorMena({ anchor, words, data }: ViewProps<typeof dealerLocatorMena, MarketData>) {
  const wordsOf = (answers: Answers) => (languageOf(answers) === 'en' ? english : words)
  const fieldsOf = (answers: Answers) => {
    const { market = '' } = answers
    const language = languageOf(answers)
    const { any, ...labels } = wordsOf(answers)
    const cities = data.dealers.filter((dealer) => market === '' || dealer.market === market).map(({ city }) => city)
    return [
      { kind: 'select', name: 'market', label: labels.market, any, options: data.markets.map((one) => ({ value: one.code, label: one[language] })) },
      { kind: 'select', name: 'language', label: labels.language, options: languages },
      { kind: 'select', name: 'city', label: labels.city, any, options: distinct(cities) },
    ] as const
  }
  return <Locator anchor={anchor} data={data} fieldsOf={fieldsOf} matches={isOfMarket} wordsOf={wordsOf} languageOf={languageOf} />
}

function isOfMarket(dealer: DealerView, { market = '', city = '' }: Answers): boolean {
  return (market === '' || dealer.market === market) && (city === '' || isSame(dealer.city, city))
}

function englishOf(words: Words): Record<string, string> {
  return Object.fromEntries(Object.entries(words).map(([key, [text]]) => [key, text]))
}
