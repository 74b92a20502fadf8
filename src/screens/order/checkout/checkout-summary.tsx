import { useEffect, useState } from 'react'
import { comingOrderLines, type OrderFactLine, packsIn, quotationIn, readQuotedFacts } from '#domains/orders/index.ts'
import { formatPrice } from '#kernel/format/price.ts'
import { BidiFigure } from '#ui/text/bidi-text.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { FactGroups } from '../shared/fact-groups.tsx'
import css from '../shared/order.module.css'
import { SummaryCar } from '../shared/summary-car.tsx'
import { orders } from './start-checkout.ts'
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
  const quoted = useQuotedFacts(quotationIn(data))
  const facts = quoted === 'none' ? comingOrderLines({ data, vehicle, checkout, packs, sale }, 'ar') : quoted
  return (
    <aside id="order-summary" className={css.aside} aria-label={heading || words.summary}>
      <div className={css.summary}>
        <Heading text={heading || words.summary} tag="2" size="xs" />
        {text && <p className={css.note}>{text}</p>}
        <SummaryCar vehicle={vehicle} />
        <FactGroups facts={facts} heads="h3" />
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

/** What a quotation says, without whom it is for; `none` for an order without one, and where it cannot be had. */
function useQuotedFacts(number: string | null): readonly OrderFactLine[] | 'none' {
  const [facts, setFacts] = useState<readonly OrderFactLine[] | 'none'>(() => (number === null ? 'none' : (readQuotedFacts(number) ?? [])))
  // This tab may not have shown the quotation: the server knows it by the browser's cookie.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once a quotation
  useEffect(() => {
    if (number === null || facts === 'none' || facts.length > 0) return
    void orders.openQuotation(number).then((answer) => setFacts(answer.ok && answer.value.facts.length > 0 ? answer.value.facts : 'none'))
  }, [number])
  return facts === 'none' ? facts : facts.filter(({ key }) => !key.startsWith('customer_'))
}
