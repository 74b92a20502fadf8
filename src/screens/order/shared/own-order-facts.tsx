import type { OwnOrder } from '#domains/orders/index.ts'
import { formatDay, formatWeekday } from '#kernel/format/date.ts'
import { formatPrice } from '#kernel/format/price.ts'
import { fromMinorUnits } from '#kernel/money.ts'
import { BidiFigure, BidiText } from '#ui/text/bidi-text.tsx'
import type { EndProps } from './end-props.ts'
import css from './order.module.css'

/** An order as its buyer sees it: number, state, car, retailer, visit. */
export function OwnOrderFacts({ end, order }: { end: EndProps; order: OwnOrder }) {
  const { words, priceStyle, timeZone } = end
  const amount = fromMinorUnits(order.amount.minor, order.amount.currency)
  const lines = [
    { label: words.number, value: order.order_number, isFigure: true },
    { label: words.state, value: words[`state_${order.payment_status}`], isFigure: false },
    { label: words.created, value: formatDay(new Date(order.created_at), timeZone), isFigure: false },
    { label: words.car, value: order.vehicle.name, isFigure: false },
    { label: words.fee, value: amount > 0 ? formatPrice(amount, priceStyle) : end.place.words.free, isFigure: amount > 0 },
    { label: words.retailer, value: [order.retailer?.name, order.retailer?.address].filter(Boolean).join('، '), isFigure: false },
    { label: words.visit, value: visitText(order), isFigure: false },
  ].filter(({ value }) => value !== '')
  return (
    <div className={css.summary}>
      {order.vehicle.picture && <img className={css.picture} src={order.vehicle.picture} alt="" width={640} height={360} />}
      <dl className={css.lines}>
        {lines.map(({ label, value, isFigure }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{isFigure ? <BidiFigure text={value} /> : <BidiText text={value} />}</dd>
          </div>
        ))}
      </dl>
      <InvoiceLinks words={words} invoices={order.invoices} />
    </div>
  )
}

/** What was invoiced and credited, as files. */
function InvoiceLinks({ words, invoices }: { words: EndProps['words']; invoices: OwnOrder['invoices'] }) {
  return invoices.map(({ id, kind, number, href }) => (
    <p key={id}>
      <a href={href} download={`${number}.pdf`}>
        <BidiText text={`${words[kind]} ${number}`} />
      </a>
    </p>
  ))
}

/** The visit as it is read; '' without one. */
export function visitText({ appointment }: Pick<OwnOrder, 'appointment'>): string {
  return appointment ? `${formatWeekday(new Date(`${appointment.date}T00:00:00Z`), 'UTC')}، ${appointment.time.value}` : ''
}

/** What happens next, as the configuration or the site says it. */
export function NextSteps({ heading, steps }: { heading: string; steps: readonly string[] }) {
  return (
    <div>
      <h2 className={css.nextHead}>{heading}</h2>
      <ol className={css.next}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
