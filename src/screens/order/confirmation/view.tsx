import { useEffect, useState } from 'react'
import { isJourneyPreview, orderConfirmed, type OwnOrder, previewedPage, type PublicOrder, readJourneyContent } from '#domains/orders/index.ts'
import { phoneHref } from '#domains/retailers/index.ts'
import { formatDay } from '#kernel/format/date.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import { Button } from '#ui/controls/button.tsx'
import { Section } from '#ui/layout/section.tsx'
import { BidiFigure } from '#ui/text/bidi-text.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { EndProps } from '../shared/end-props.ts'
import { Notice, WithoutScript } from '../shared/notice.tsx'
import css from '../shared/order.module.css'
import { OrderStages } from './order-stages.tsx'
import { NextSteps, OwnOrderFacts } from '../shared/own-order-facts.tsx'
import { usePreviewedJourney } from '../shared/use-preview.ts'
import { CancelOrder } from './cancel-order.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderVisit } from './order-visit.tsx'
import { orders } from './orders.ts'

export type OrderConfirmationProps = {
  id: string
  end: EndProps
  number: string
  /** What everybody who knows the number may read; null for a number that no order has. */
  order: PublicOrder | null
}

/** How an order is known: to its buyer, to a stranger, not at all. */
type OrderState = { name: 'loading' | 'unknown' | 'failed' | 'not_confirmed' } | { name: 'own'; order: OwnOrder } | { name: 'public'; order: PublicOrder }

/** The order of an address, with what may be done with it. Long, since every state of an order has its own view here. */
export function OrderConfirmationScreen({ end, number, order: publicOrder }: OrderConfirmationProps) {
  const { words, place } = end
  const { config, payment } = usePreviewedJourney(end.config)
  const [orderState, setOrderState] = useState<OrderState>(publicOrder ? { name: 'public', order: publicOrder } : { name: 'unknown' })
  const [links, setLinks] = useState<Links>({ read: undefined, confirm: undefined })
  const [isAnswered, setIsAnswered] = useState(false)

  const learn = (next: OrderState) => {
    setIsAnswered(true)
    setOrderState(next)
  }
  const showOrder = (token: string | undefined) => {
    setOrderState({ name: 'loading' })
    void readOrder(number, token).then(learn)
  }
  // The tokens of mailed links stand in the address, which only the browser has: the page is the same for everybody.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is read once
  useEffect(() => {
    if (isJourneyPreview()) return void preview(payment).then(learn)
    const query = new URLSearchParams(location.search)
    const tokens = { read: query.get('token') ?? undefined, confirm: query.get('confirm') ?? undefined }
    setLinks(tokens)
    if (publicOrder) void readOrder(number, tokens.read).then(learn)
  }, [payment])

  const confirm = async () => {
    const answer = await orders.confirmOrder(number, links.confirm)
    if (!answer.ok) return setOrderState(answer.code === 'unreachable' ? { name: 'failed' } : { name: 'not_confirmed' })
    setLinks({ ...links, confirm: undefined })
    orderConfirmed({ orderNumber: number, createdAt: order?.created_at ?? new Date().toISOString() })
    showOrder(links.read)
  }

  const order = 'order' in orderState ? orderState.order : null
  const isConfigurator = orderState.name === 'own' && orderState.order.is_configured
  const content = readJourneyContent(config, { isConfigurator, paymentType: order?.finance_option ?? 'cash' })
  const { confirmation_page: page } = content.order_online_checkout_page
  const { failure_page: failure, reservation_confirmation_error_page: unconfirmed } = content.order_online_success_page
  const toStock = ({ button_label: label }: { button_label: string }) => ({ href: place.stockHref, label })
  if (orderState.name === 'unknown') {
    const { heading, text } = failure
    return <Notice place={place} heading={heading || words.failure_heading} text={text || words.failure_text} button={toStock(failure)} />
  }
  if (orderState.name === 'not_confirmed') {
    const { heading, text } = unconfirmed
    return <Notice place={place} heading={heading || words.confirm_error_heading} text={text || words.confirm_error_text} button={toStock(unconfirmed)} />
  }
  return (
    <Section>
      <div className={css.columns} data-filled-in="">
        <div className={css.main}>
          {/* Mostly its buyer opens an order, whose heading stands there from the first paint, so that nothing moves. */}
          <Heading text={(isAnswered && orderState.name !== 'own' ? '' : page.heading) || title(end, number)} tag="1" size="l" />
          <WithoutScript place={place} />
          {orderState.name === 'loading' && <p role="status">{place.words.loading}</p>}
          {orderState.name === 'failed' && (
            <div role="alert" className={css.alert}>
              <p>{place.words.failed}</p>
              <Button variant="tertiary" onClick={() => showOrder(links.read)}>
                {place.words.try_again}
              </Button>
            </div>
          )}
          {links.confirm && (order?.payment_status === 'pending' || order?.payment_status === 'free') && (
            <p>
              <Button onClick={() => void confirm()}>{words.confirm}</Button>
            </p>
          )}
          {orderState.name === 'own' && (
            <Own
              end={end}
              order={orderState.order}
              text={page.text}
              steps={page.next_steps}
              token={links.read}
              onChange={(changedOrder) => (changedOrder ? setOrderState({ name: 'own', order: changedOrder }) : showOrder(links.read))}
            />
          )}
          {orderState.name === 'public' && <p>{words.strangers}</p>}
        </div>
        <div className={css.aside}>
          {orderState.name === 'own' && <OwnOrderFacts end={end} order={orderState.order} />}
          {orderState.name === 'public' && <PublicFacts end={end} order={orderState.order} />}
        </div>
      </div>
    </Section>
  )
}

type Links = { read: string | undefined; confirm: string | undefined }

function title({ words }: EndProps, number: string): string {
  return fillWords(words.confirmation_title, { number: `\u2066${number}\u2069` })
}

function Own({
  end,
  order,
  text,
  steps,
  token,
  onChange,
}: {
  end: EndProps
  order: OwnOrder
  text: string
  steps: readonly string[]
  token: string | undefined
  /** With the order as it is now, if that is known. */
  onChange: (changedOrder?: OwnOrder) => void
}) {
  const { words } = end
  const isOver = ['cancelled', 'refunded', 'failed'].includes(order.payment_status)
  return (
    <>
      <OrderStages words={words} stages={order.stages} />
      {order.awaits_link && <p>{fillWords(words.awaits_text, { email: `\u2068${order.customer.email}\u2069` })}</p>}
      {isOver ? <p>{words[`state_${order.payment_status}`]}</p> : text && <p>{text}</p>}
      {!isOver && <NextSteps heading={words.next_steps} steps={steps.length > 0 ? steps : [words.next_call, words.next_visit, words.next_delivery]} />}
      <OrderDocuments end={end} order={order} token={token} onChange={onChange} />
      {!isOver && (order.may_visit || order.appointment) && <OrderVisit end={end} order={order} token={token} onChange={onChange} />}
      <div className={css.actions}>
        <Button variant="secondary" onClick={() => print()}>
          {words.print}
        </Button>
        {order.retailer?.directions && !isOver && <a href={order.retailer.directions}>{words.directions}</a>}
        {order.retailer?.phone && phoneHref(order.retailer.phone) && <a href={phoneHref(order.retailer.phone) ?? ''}>{words.call_retailer}</a>}
        {order.may_cancel && <CancelOrder end={end} number={order.order_number} token={token} onCancelled={() => onChange()} />}
      </div>
    </>
  )
}

function PublicFacts({ end: { words, timeZone }, order }: { end: EndProps; order: PublicOrder }) {
  return (
    <div className={css.summary}>
      <dl className={css.lines}>
        <div>
          <dt>{words.number}</dt>
          <dd>
            <BidiFigure text={order.order_number} />
          </dd>
        </div>
        <div>
          <dt>{words.state}</dt>
          <dd>{words[`state_${order.payment_status}`]}</dd>
        </div>
        <div>
          <dt>{words.created}</dt>
          <dd>{formatDay(new Date(order.created_at), timeZone)}</dd>
        </div>
      </dl>
    </div>
  )
}

/** A sample order, for the preview of this page's texts. */
async function preview(payment: string): Promise<OrderState> {
  const page = previewedPage()
  if (page !== 'confirmation') return { name: page === 'unconfirmed' ? 'not_confirmed' : 'unknown' }
  const { sampleOrder } = await import('../shared/preview-samples.ts')
  return { name: 'own', order: sampleOrder(new Date(), payment) }
}

/** The order as far as this browser may know it. */
async function readOrder(number: string, token: string | undefined): Promise<OrderState> {
  const own = await orders.getOwnOrder(number, token)
  if (own.ok) return { name: 'own', order: own.value }
  if (own.code === 'unreachable' || own.code === 'too_many') return { name: 'failed' }
  if (own.code === 'gone') return { name: 'unknown' }
  const answer = await orders.getOrder(number)
  if (answer.ok) return { name: 'public', order: answer.value }
  return { name: answer.code === 'unreachable' || answer.code === 'too_many' ? 'failed' : 'unknown' }
}
