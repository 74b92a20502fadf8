import type { JourneyContent } from '#domains/orders/index.ts'
import { formatPrice } from '#kernel/format/price.ts'
import { BidiFigure } from '#ui/text/bidi-text.tsx'
import { ChoiceCard } from '../shared/choice-card.tsx'
import css from '../shared/order.module.css'
import { Part } from '../shared/part.tsx'
import type { PartProps } from './part-props.ts'

/** Reserve or buy; both cost the fee now (C-396). */
export function WayPart({ heading, text, choices, choose, words, choosing, offers }: PartProps & { offers: JourneyContent['order_online'] }) {
  const fee = formatPrice(choosing.offer.reservationFee, choosing.priceStyle)
  const ways = [
    { value: 'reservation', ...offers.reservation, label: offers.reservation.heading || words.reserve, about: offers.reservation.text || words.reserve_text },
    { value: 'purchase', ...offers.purchase, label: offers.purchase.heading || words.buy, about: offers.purchase.text || words.buy_text },
  ] as const
  const offeredWays = ways.filter(({ is_offered }) => is_offered)
  if (offeredWays.length < 2) return null
  return (
    <Part heading={heading} text={text}>
      <div className={css.choices}>
        {offeredWays.map(({ value, label, about }) => (
          <ChoiceCard
            key={value}
            type="radio"
            name="way"
            value={value}
            isChosen={choices.way === value}
            onChoose={() => choose({ way: value })}
            label={label}
            text={about}
            price={fee && <BidiFigure text={fee} />}
          />
        ))}
      </div>
    </Part>
  )
}
