import { BidiFigure, BidiText } from '#ui/bidi-text.tsx'
import { Heading } from '#ui/heading.tsx'
import { Picture } from '#ui/picture.tsx'
import { Section } from '#ui/section.tsx'
import type { VehicleCardsProps } from './props.ts'
import css from './view.module.css'

/** A row of vehicles that lead to their pages; nothing without any. */
export function VehicleCards({ heading, cards, onRequest }: VehicleCardsProps) {
  if (cards.length === 0) return null
  return (
    <Section labelledBy="vehicle-cards" border="border-top">
      <Heading id="vehicle-cards" text={heading} size="l" />
      <ul className={css.cards}>
        {cards.map(({ id, href, name, version, facts, price, isOnRequest, image }) => (
          <li key={id} className={css.card}>
            <div className={css.frame}>
              <Picture image={image && { ...image, alt: '' }} sizes="(min-width: 1480px) 470px, (min-width: 901px) 30vw, (min-width: 600px) 45vw, 92vw" />
            </div>
            <h3 className={css.name}>
              <a href={href} className={css.link}>
                <BidiText text={name} />
                {version && (
                  <span className={css.version}>
                    <BidiText text={version} />
                  </span>
                )}
              </a>
            </h3>
            <ul className={css.facts}>
              {facts.map(({ value, isLatin }) => (
                <li key={value}>{isLatin ? <BidiFigure text={value} /> : value}</li>
              ))}
            </ul>
            <p className={css.price}>{isOnRequest ? onRequest : <BidiFigure text={price} />}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
