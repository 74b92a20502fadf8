import { TypedPrice } from '#domains/markets/ui/index.ts'
import { BlockIntro } from '#block-engine/block-intro.tsx'
import { BlockSection } from '#block-engine/block-section.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { formHref, parseMapping } from '#domains/forms/index.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import { itemTag } from '#ui/item-tag.ts'
import { Grid } from '#ui/layout/grid.tsx'
import { ButtonLink, type LinkView, pageButton } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { BidiFigure, BidiText } from '#ui/text/bidi-text.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { carRent } from './block.ts'
import css from './view.module.css'

type Props = ViewProps<typeof carRent>

export function CarRent({ anchor, isEager, values, groups, words }: Props) {
  const cars = groups.filter(({ image, name }) => image || name)
  if (cars.length === 0) return null
  return (
    <BlockSection anchor={anchor} values={values}>
      <BlockIntro values={values} />
      <Grid columns="3">
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
        <ul role="list" className={css.cars}>
          {cars.map((car, index) => (
            <li key={car.id} className={css.car}>
              <Picture
                image={car.image}
                sizes="(min-width: 1480px) 464px, (min-width: 901px) 29vw, (min-width: 741px) 45vw, 92vw"
                eager={isEager && index === 0}
                className={css.picture}
              />
              <Heading text={car.name} tag={itemTag(values)} size="s" />
              {car.specs.length > 0 && (
                <ul className={css.specs}>
                  {car.specs.map((spec) => (
                    <li key={spec}>
                      <BidiText text={spec} />
                    </li>
                  ))}
                </ul>
              )}
              <div className={css.foot}>
                {car.price && (
                  <p className={css.price}>
                    {values.price_label && <span className={css.small}>{values.price_label}</span>}
                    <span className={css.amount}>
                      <TypedPrice elsewhere={car.prices_elsewhere}>
                        <BidiFigure text={car.price} />
                      </TypedPrice>
                    </span>
                    {car.period && <span className={css.small}>{car.period}</span>}
                  </p>
                )}
                <ReserveButton car={car} values={values} words={words} />
              </div>
            </li>
          ))}
        </ul>
      </Grid>
    </BlockSection>
  )
}

type ReserveButtonProps = { car: Props['groups'][number]; values: Props['values']; words: Props['words'] }

/** Opens the form over the page with the car filled in; without a script, the page of the form. */
function ReserveButton({ car, values, words }: ReserveButtonProps) {
  const own: LinkView | null = car.button
  const label = own?.label || values.button_label || words.reserve
  const href = formOf(car.name, values)
  if (!own && !href) return null
  const button = { ...pageButton(car.id, href ?? '', label), variant: 'secondary' as const, ...own, label }
  return <ButtonLink button={button} />
}

const FORM_ID = /^[1-9]\d{0,8}$/

/** The form's address with the hidden values of the mapping; without a mapping the car goes as `vehicle`. */
function formOf(car: string, { form_id, form_hidden_field_mapping }: Props['values']): string | null {
  if (!FORM_ID.test(form_id)) return null
  const mapping = parseMapping(form_hidden_field_mapping) ?? { vehicle: '{car}' }
  const hidden = Object.fromEntries(Object.entries(mapping).map(([field, value]) => [field, fillWords(value, { car })]))
  return formHref({ formId: Number(form_id), hidden })
}
