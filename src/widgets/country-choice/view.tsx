import { fillWords } from '#kernel/words/fill-words.ts'
import type { Texts } from '#kernel/words/words.ts'
import { Icon } from '#ui/icon.tsx'
import { COUNTRY, HOME_COUNTRY, LIST_OF_CARS, mark, PRICE_NOTE } from '#ui/page-protocol.ts'
import css from './view.module.css'
import type { countryChoiceWords } from './words.ts'

export type CountryChoiceProps = {
  id: string
  /** The address of the list of cars. */
  list: string
  countries: readonly { country: string; name: string; href: string }[]
  /** The country of the site; null where it has no record. */
  home: { country: string; name: string } | null
  words: Texts<typeof countryChoiceWords.words>
}

/** Plain links; `after-interaction.ts` marks the country that the visitor chose. */
export function CountryChoice({ list, countries, home, words }: CountryChoiceProps) {
  const ofHome = home && { ...mark(HOME_COUNTRY, home.country), ...mark(PRICE_NOTE, fillWords(words.priceNote, { country: home.name })) }
  return (
    <nav className={css.choice} aria-label={words.label} {...mark(LIST_OF_CARS, list)} {...ofHome}>
      <Icon name="location" size={18} />
      <ul className={css.countries}>
        {countries.map(({ country, name, href }) => (
          <li key={country}>
            <a className={css.country} href={href} {...mark(COUNTRY, country)}>
              {name}
            </a>
          </li>
        ))}
        <li>
          <a className={css.country} href={list} {...mark(COUNTRY, '')}>
            {words.all}
          </a>
        </li>
      </ul>
    </nav>
  )
}
