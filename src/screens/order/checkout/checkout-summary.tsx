import { packsIn, readQuote } from '#domains/orders/index.ts'
import { formatPrice } from '#kernel/format/price.ts'
import { formatWeekday } from '#kernel/format/date.ts'
import { BidiFigure, BidiText } from '#ui/text/bidi-text.tsx'
import { Heading } from '#ui/text/heading.tsx'
import css from '../shared/order.module.css'
import { orderTotals } from '../shared/order-totals.ts'
import { SummaryCar } from '../shared/summary-car.tsx'
import { termsLines } from '../shared/terms-lines.ts'
import { amountDue } from './amount-due.ts'
import { ContinueElsewhere } from './continue-elsewhere.tsx'
import { GiveUp } from './give-up.tsx'
import { Inquiry } from './inquiry.tsx'
import type { StepProps } from './step-props.ts'

/** What is being ordered, and what is due now. */
export function CheckoutSummary(props: Pick<StepProps, 'words' | 'place' | 'running' | 'run' | 'priceStyle'>) {
  const { words, place, running, run } = props
  const { data, vehicle, content } = running
  const { heading, text } = content.order_online_checkout_page.details
  return (
    <aside id="order-summary" className={css.aside} aria-label={heading || words.summary}>
      <div className={css.summary}>
        <Heading text={heading || words.summary} tag="2" size="xs" />
        {text && <p className={css.note}>{text}</p>}
        <SummaryCar vehicle={vehicle} />
        <dl className={css.lines}>
          {linesOf(props).map(({ label, value, isDue, isRest }) => (
            <div key={label} className={isDue ? css.due : isRest ? css.rest : undefined}>
              <dt>{label}</dt>
              <dd>{/\d/.test(value) ? <BidiFigure text={value} /> : <BidiText text={value} />}</dd>
            </div>
          ))}
        </dl>
        <div className={css.actions}>
          <a href={data.detailsRoute}>{words.change}</a>
          <GiveUp {...{ words, running, run }} />
        </div>
      </div>
      <ContinueElsewhere {...{ words, place, running, run }} />
      <Inquiry {...{ words, place, running }} />
    </aside>
  )
}

type Line = { label: string; value: string; isDue?: boolean; isRest?: boolean }

function linesOf({ words, place, running, priceStyle }: Pick<StepProps, 'words' | 'place' | 'running' | 'priceStyle'>): Line[] {
  const { data, vehicle, checkout, content } = running
  const cash = vehicle.payments.find(({ type }) => type === 'cash')
  const option = data.paymentOptionsData
  const quote = readQuote(
    option?.data.find((choice) => choice !== null && Object.keys(choice.selectedOptionData.dataLayer).length > 0)?.selectedOptionData.dataLayer ?? {},
  )
  const packs = packsIn(content.order_online_steps_page.service_packs.packs, vehicle.currency, place.siteCurrency).filter(({ id }) =>
    data.servicePackData.includes(id),
  )
  const due = amountDue(checkout)
  const totals = orderTotals({ payments: vehicle.payments, payment: option?.type ?? 'cash', packs, due }, place.words, priceStyle)
  const monthly = option?.type !== 'cash' && quote.monthly !== null ? `${formatPrice(Math.round(quote.monthly), priceStyle)} ${place.words.a_month}` : ''
  const { appBookingData: visit, tradeInData: tradeIn } = data
  const lines: Line[] = [
    { label: words.way, value: words[`way_${data.tabChoice}`] },
    { label: place.words.price, value: cash?.isOnRequest ? place.words.price_on_request : (cash?.price ?? '') },
    ...totals.packs,
    { label: words.payment, value: words[`payment_${option?.type ?? 'cash'}` as 'payment_cash'] ?? '' },
    { label: words.monthly, value: monthly },
    ...(monthly === '' ? [] : termsLines({ ...quote, annualRate: quote.rate }, place.words, priceStyle)),
    { label: words.trade_in, value: tradeIn?.isTradeInOn ? [tradeIn.rawData.brand.name, tradeIn.rawData.model.name].join(' ') : '' },
    { label: words.retailer, value: data.locationDetails?.name ?? '' },
    { label: words.visit, value: visit ? `${formatWeekday(new Date(`${visit.date}T00:00:00Z`), 'UTC')}، ${visit.time.value}` : '' },
    { label: place.words.due_now, value: due > 0 ? formatPrice(due, priceStyle) : place.words.free, isDue: true },
    ...totals.rest.map((line) => ({ ...line, isRest: true })),
  ]
  return lines.filter(({ value }) => value !== '')
}
