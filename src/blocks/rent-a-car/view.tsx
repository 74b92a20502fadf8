import { useState } from 'react'
import { BlockHeading } from '#block-engine/block-heading.tsx'
import { formHref, parseMapping } from '#domains/forms/index.ts'
import { formatPrice } from '#kernel/format/price.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { type RentTexts, textsOf } from './configuration.ts'
import type { Props } from './props.ts'
import { ReservationSteps } from './reservation-steps.tsx'
import css from './view.module.css'

/** Cars to rent; the reservation of one lies over the page. */
export function RentACar(props: Props) {
  const { id, anchor, values, data } = props
  const [chosenIndex, setChosenIndex] = useState<number | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const texts = textsOf(values.block_translations)
  const vehicle = chosenIndex === null ? undefined : values.vehicles_json[chosenIndex]
  return (
    <Section id={anchor} layout="wide" label={values.heading || texts.reserve}>
      <div className={css.block}>
        <BlockHeading values={values} />
        <ul className={css.cars}>
          {values.vehicles_json.map((car, index) => (
            <li key={car.display_name} className={css.car}>
              <Picture image={car.image_id} sizes="(min-width: 961px) 33vw, 100vw" className={css.picture} />
              <p className={css.family}>
                <BidiText text={car.nameplate_name} />
              </p>
              <Heading text={car.display_name} tag="3" size="s" />
              <p className={css.price}>
                <bdi>{formatPrice(car.price.daily, data.prices.style)}</bdi> {texts.per_day}
              </p>
              <dl className={css.facts}>
                {car.specification.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>
                      <BidiText text={value} />
                    </dd>
                  </div>
                ))}
              </dl>
              <Reserve
                {...{ values, data, texts }}
                car={car.display_name}
                onOpen={() => {
                  setChosenIndex(index)
                  setIsOpen(true)
                }}
              />
            </li>
          ))}
        </ul>
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} label={vehicle?.display_name ?? texts.reserve} closeLabel={texts.close} className={css.dialog}>
          {vehicle && <ReservationSteps key={`${id} ${chosenIndex}`} {...{ props, texts, vehicle }} />}
        </Dialog>
      </div>
    </Section>
  )
}

type ReserveProps = Pick<Props, 'values' | 'data'> & { texts: RentTexts; car: string; onOpen: () => void }

/** Opens the reservation of a car. Without a script it leads to the page of the form, which knows the car. */
function Reserve({ values, data, texts, car, onOpen }: ReserveProps) {
  const label = `${texts.reserve} ${car}`
  if (!data.form) {
    return (
      <Button variant="secondary" aria-label={label} onClick={onOpen}>
        {texts.reserve}
      </Button>
    )
  }
  const { vehicle = 'vehicle' } = parseMapping(values.form_hidden_field_mapping) ?? {}
  const page = new URL(formHref({ formId: data.form.form.id, hidden: { [vehicle]: car } }), 'http://site')
  return (
    <form
      method="get"
      action={page.pathname}
      onSubmit={(event) => {
        event.preventDefault()
        onOpen()
      }}
    >
      {[...page.searchParams].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="secondary" aria-label={label}>
        {texts.reserve}
      </Button>
    </form>
  )
}
