import { useId } from 'react'
import { BidiText } from '#ui/text/bidi-text.tsx'
import css from '../locator.module.css'
import type { ChosenVehicles as Chosen, LocatorStock } from '../locator-data.ts'
import type { LocatorWords } from '../locator-words.ts'
import { CardList } from './card-list.tsx'

/** Vehicles and links that editors chose, above the results (B-229). */
export function ChosenVehicles({ chosenVehicles, stock, words }: { chosenVehicles: Chosen; stock: LocatorStock; words: LocatorWords }) {
  const id = useId()
  const { headline, cards, links } = chosenVehicles
  if (cards.length + links.length === 0) return null
  return (
    <div className={css.chosen}>
      {headline && <h2 className={css.headline}>{headline}</h2>}
      {links.length > 0 && (
        <ul className={css.links}>
          {links.map(({ label, href }) => (
            <li key={`${label} ${href}`}>
              <a href={href}>
                <BidiText text={label} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {cards.length > 0 && <CardList cards={cards} stock={stock} words={words} prefix={id} />}
    </div>
  )
}
