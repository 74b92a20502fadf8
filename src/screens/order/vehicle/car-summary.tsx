import { exampleOf, financedPrice } from '#domains/orders/index.ts'
import { formatPrice } from '#kernel/format/price.ts'
import { SummaryCar } from '../shared/summary-car.tsx'
import css from '../shared/order.module.css'
import { orderTotals } from './order-totals.ts'
import type { JourneyPlace } from '../shared/props.ts'
import { BidiFigure } from '#ui/text/bidi-text.tsx'
import { type Choices, optionsOf } from './choices.ts'
import type { Packs } from './packs-part.tsx'
import type { ChoosingProps, OrderVehicleWords } from './props.ts'

type CarSummaryProps = { place: JourneyPlace; names: OrderVehicleWords; choosing: ChoosingProps; choices: Choices; packs: Packs }

/** The car, what it costs with what was chosen, and what is due now. */
export function CarSummary({ place: { words }, names, choosing, choices, packs }: CarSummaryProps) {
  const { vehicle, offer, priceStyle } = choosing
  const cash = vehicle.payments.find(({ type }) => type === 'cash')
  const option = optionsOf(choosing).find(({ type }) => type === choices.payment)
  const amount =
    choices.payment === 'calculator' ? exampleOf(choices, financedPrice(option?.amount ?? null, choices, packs), choosing.finance)?.monthly : option?.amount
  const isMonthly = choices.payment !== 'cash' && amount !== null && amount !== undefined
  const monthly = isMonthly ? `${formatPrice(Math.round(amount), priceStyle)} ${words.a_month}` : ''
  const chosenPacks = packs.filter(({ id }) => choices.packs.includes(id))
  const contents = { payments: vehicle.payments, payment: choices.payment, packs: chosenPacks, due: offer.reservationFee ?? 0 }
  const totals = orderTotals(contents, words, priceStyle)
  const lines = [
    { label: words.price, value: cash?.isOnRequest ? words.price_on_request : (cash?.price ?? '') },
    ...totals.packs,
    { label: names[`payment_${choices.payment as 'lease'}`] ?? '', value: monthly },
  ].filter(({ value }) => value !== '')
  const fee = offer.reservationFee ? formatPrice(offer.reservationFee, priceStyle) : words.free
  return (
    <aside id="order-summary" className={css.aside} aria-label={vehicle.name} data-first="">
      <div className={css.summary}>
        <SummaryCar vehicle={vehicle} />
        <dl className={css.lines}>
          {lines.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <BidiFigure text={value} />
              </dd>
            </div>
          ))}
          <div className={css.due}>
            <dt>{words.due_now}</dt>
            <dd>
              <BidiFigure text={fee} />
            </dd>
          </div>
          {totals.rest.map(({ label, value }) => (
            <div key={label} className={css.rest}>
              <dt>{label}</dt>
              <dd>
                <BidiFigure text={value} />
              </dd>
            </div>
          ))}
        </dl>
        {!cash?.isOnRequest && <p className={css.note}>{choosing.terms}</p>}
      </div>
    </aside>
  )
}
