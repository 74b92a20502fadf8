import type { JourneyContent } from '#domains/orders/index.ts'
import { formatPrice } from '#kernel/format/price.ts'
import { BidiFigure } from '#ui/text/bidi-text.tsx'
import { ChoiceCard } from '../shared/choice-card.tsx'
import css from '../shared/order.module.css'
import { Part } from '../shared/part.tsx'
import type { PartProps } from './part-props.ts'

export type Packs = JourneyContent['order_online_steps_page']['service_packs']['packs']

/** Service packs that go into the contract. */
export function PacksPart({ heading, text, choices, choose, choosing, packs }: PartProps & { packs: Packs }) {
  const usablePacks = packs.filter(({ id, name }) => id !== '' && name !== '')
  if (usablePacks.length === 0) return null
  return (
    <Part heading={heading} text={text}>
      <div className={css.choices}>
        {usablePacks.map(({ id, name, text: about, price }) => (
          <ChoiceCard
            key={id}
            type="checkbox"
            name="packs"
            value={id}
            isChosen={choices.packs.includes(id)}
            onChoose={(isChosen) => choose({ packs: isChosen ? [...choices.packs, id] : choices.packs.filter((other) => other !== id) })}
            label={name}
            text={about}
            price={price !== null && <BidiFigure text={formatPrice(price, choosing.priceStyle)} />}
          />
        ))}
      </div>
    </Part>
  )
}
