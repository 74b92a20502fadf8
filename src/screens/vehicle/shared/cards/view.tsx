import { disclaimerSigns, Footnotes, VehicleCard } from '#domains/stock/ui/index.ts'
import { Heading } from '#ui/text/heading.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { VehicleCardsProps } from './props.ts'
import css from './view.module.css'

/** A row of vehicles that lead to their pages; nothing without any. */
export function VehicleCards({ heading, cards, words }: VehicleCardsProps) {
  if (cards.length === 0) return null
  const signs = disclaimerSigns(cards)
  return (
    <Section className={css.section} labelledBy="vehicle-cards" border="border-top">
      <Heading id="vehicle-cards" text={heading} size="l" />
      <ul className={css.cards}>
        {cards.map((card) => (
          <li key={card.id} className={css.card}>
            <VehicleCard card={card} words={words} sign={signs.get(card.disclaimer)} prefix="vehicle-cards" />
          </li>
        ))}
      </ul>
      <Footnotes signs={signs} />
    </Section>
  )
}
