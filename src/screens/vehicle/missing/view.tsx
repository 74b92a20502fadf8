import { BidiText } from '#ui/text/bidi-text.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { ButtonLink, pageButton } from '#ui/link.tsx'
import { Section } from '#ui/layout/section.tsx'
import { VehicleCards } from '../shared/cards/view.tsx'
import type { VehicleMissingProps } from './props.ts'
import css from './view.module.css'

/** Says that a vehicle is not here, or not any more, and leads to those that are. */
export function VehicleMissingScreen({ reason, name, alternatives, words, stockHref }: VehicleMissingProps) {
  const button = pageButton('stock', stockHref, words.to_stock)
  return (
    <>
      <Section className={css.screen}>
        {name && (
          <p className={css.name}>
            <BidiText text={name} />
          </p>
        )}
        <Heading text={words[`${reason}_heading`]} tag="1" size="xl" />
        <p className={css.text}>{words[`${reason}_text`]}</p>
        <ButtonLink button={button} className={css.button} />
      </Section>
      <VehicleCards {...alternatives} />
    </>
  )
}
