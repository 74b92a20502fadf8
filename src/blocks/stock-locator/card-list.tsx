import { isSaved } from '#domains/stock/index.ts'
import { disclaimerSign } from '#kernel/format/price.ts'
import css from './card-list.module.css'
import type { CardView } from './card-view.ts'
import type { LocatorStock } from './locator-data.ts'
import type { CardWords } from './locator-words.ts'
import { useSaved } from './use-saved.ts'
import { VehicleCard } from './vehicle-card.tsx'

type CardListProps = {
  cards: readonly CardView[]
  stock: Pick<LocatorStock, 'listing' | 'words'>
  words: CardWords
  prefix: string
  /** The first picture is in the first screen. */
  eager?: boolean
}

/** Cards in a grid, with their footnotes below. */
export function CardList({ cards, stock, words, prefix, eager = false }: CardListProps) {
  const saved = useSaved()
  const signs = disclaimerSigns(cards)
  return (
    <>
      <ul className={css.cards}>
        {cards.map((card, index) => (
          <li key={card.id}>
            <VehicleCard
              card={card}
              words={words}
              stockWords={stock.words}
              listing={stock.listing}
              isSaved={isSaved(saved, card.id)}
              sign={signs.get(card.disclaimer)}
              prefix={prefix}
              eager={eager && index === 0}
            />
          </li>
        ))}
      </ul>
      <Footnotes signs={signs} />
    </>
  )
}

/** What the asterisks of prices say. */
export function Footnotes({ signs }: { signs: ReadonlyMap<string, string> }) {
  if (signs.size === 0) return null
  return (
    <ul className={css.footnotes}>
      {[...signs].map(([text, sign]) => (
        <li key={sign}>
          {sign} {text}
        </li>
      ))}
    </ul>
  )
}

/** The sign of every disclaimer: an asterisk for the first, two for the second that differs (B-341, C-370). */
export function disclaimerSigns(cards: readonly CardView[]): ReadonlyMap<string, string> {
  const texts = [...new Set(cards.map(({ disclaimer }) => disclaimer).filter(Boolean))]
  return new Map(texts.map((text, index) => [text, disclaimerSign(index + 1)]))
}
