import { comingOrderLines, packsIn } from '#domains/orders/index.ts'
import { formatPrice } from '#kernel/format/price.ts'
import { BidiFigure } from '#ui/text/bidi-text.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { FactGroups } from '../shared/fact-groups.tsx'
import css from '../shared/order.module.css'
import { SummaryCar } from '../shared/summary-car.tsx'
import { amountDue } from './amount-due.ts'
import { ContinueElsewhere } from './continue-elsewhere.tsx'
import { GiveUp } from './give-up.tsx'
import { Inquiry } from './inquiry.tsx'
import type { StepProps } from './step-props.ts'

/** What is being ordered, in the words of the order that it becomes, and what is due now. */
export function CheckoutSummary(props: Pick<StepProps, 'words' | 'place' | 'running' | 'run' | 'priceStyle'>) {
  const { words, place, running, run, priceStyle } = props
  const { data, vehicle, content, checkout } = running
  const { heading, text } = content.order_online_checkout_page.details
  const due = amountDue(checkout)
  const packs = packsIn(content.order_online_steps_page.service_packs.packs, vehicle.currency, place.siteCurrency)
  const sale = place.saleTerms[vehicle.country] ?? place.saleTerms['']
  return (
    <aside id="order-summary" className={css.aside} aria-label={heading || words.summary}>
      <div className={css.summary}>
        <Heading text={heading || words.summary} tag="2" size="xs" />
        {text && <p className={css.note}>{text}</p>}
        <SummaryCar vehicle={vehicle} />
        <FactGroups facts={comingOrderLines({ data, vehicle, checkout, packs, sale }, 'ar')} heads="h3" />
        <dl className={css.lines}>
          <div className={css.due}>
            <dt>{place.words.due_now}</dt>
            <dd>
              <BidiFigure text={due > 0 ? formatPrice(due, priceStyle) : place.words.free} />
            </dd>
          </div>
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
