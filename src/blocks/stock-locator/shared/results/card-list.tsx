import { type CardView, isSaved } from '#domains/stock/index.ts'
import { disclaimerSigns, Footnotes, VehicleCard } from '#domains/stock/ui/index.ts'
import css from './card-list.module.css'
import { CompareButton } from '../compare/compare-bar.tsx'
import type { LocatorStock } from '../locator-data.ts'
import type { LocatorWords } from '../locator-words.ts'
import { useExchange } from './use-exchange.ts'
import { useSaved } from './use-saved.ts'

type CardListProps = {
  cards: readonly CardView[]
  stock: Pick<LocatorStock, 'listing' | 'words' | 'exchange'>
  words: LocatorWords
  prefix: string
  /** The first picture is in the first screen. */
  eager?: boolean
}

/** Cards in a grid, with their footnotes below. */
export function CardList({ cards, stock, words, prefix, eager = false }: CardListProps) {
  const savedVehicles = useSaved()
  const exchanged = useExchange(stock.exchange)
  const signs = disclaimerSigns(cards)
  return (
    <>
      <ul className={css.cards}>
        {cards.map((card, index) => (
          <li key={card.id}>
            <VehicleCard
              card={exchanged(card)}
              words={stock.words}
              saving={{ listing: stock.listing, isSaved: isSaved(savedVehicles, card.id) }}
              sign={signs.get(card.disclaimer)}
              prefix={prefix}
              eager={eager && index === 0}
              actions={<CompareButton id={card.id} name={[card.title, card.version].filter(Boolean).join(' ')} words={words} />}
            />
          </li>
        ))}
      </ul>
      <Footnotes signs={signs} />
    </>
  )
}
