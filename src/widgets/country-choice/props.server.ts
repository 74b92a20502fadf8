import { settingHref } from '#domains/content/index.ts'
import type { WidgetAnswer, WidgetContext } from '../define-widget.ts'
import { countryHref } from './country-href.ts'
import type { CountryChoiceProps } from './view.tsx'
import { countryChoiceWords } from './words.ts'

/** Nothing on a site with one country, or whose list of cars is elsewhere. */
export function load({ settings: { stock }, wordsOf }: WidgetContext): WidgetAnswer<CountryChoiceProps> {
  const list = settingHref(stock.page)
  const { list: markets } = stock.markets
  if (!list.startsWith('/') || markets.length < 2) return { props: null }
  const countries = markets.map(({ country, name }) => ({ country, name, href: countryHref(list, country) }))
  const { home } = stock.markets
  return { props: { list, countries, home: home && { country: home.country, name: home.name }, words: wordsOf(countryChoiceWords) } }
}
