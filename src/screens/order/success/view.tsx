import { useEffect, useState } from 'react'
import {
  clearOrderData,
  createOrdersClient,
  forgetContact,
  isJourneyPreview,
  orderConfirmed,
  orderStep,
  type OwnOrder,
  readJourneyContent,
  readReservation,
  readSoftLock,
  removeSoftLock,
  type Reservation,
  writeReservation,
} from '#domains/orders/index.ts'
import { formatDay } from '#kernel/format/date.ts'
import { formatPrice, styleIn } from '#kernel/format/price.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import { Section } from '#ui/layout/section.tsx'
import { ButtonLink, pageButton } from '#ui/link.tsx'
import { BidiFigure } from '#ui/text/bidi-text.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { EndProps } from '../shared/end-props.ts'
import { Notice, WithoutScript } from '../shared/notice.tsx'
import css from '../shared/order.module.css'
import { usePreviewedJourney } from '../shared/use-preview.ts'
import { NextSteps, OwnOrderFacts } from '../shared/own-order-facts.tsx'

export type OrderSuccessProps = { id: string; end: EndProps }

const orders = createOrdersClient()

/** The order that this browser made last. Its choices are done with, so they are forgotten; the order stays for a reload. */
export function OrderSuccessScreen({ end }: OrderSuccessProps) {
  const { words, place } = end
  const { config, payment } = usePreviewedJourney(end.config)
  const [reservation, setReservation] = useState<Reservation | null | 'loading'>('loading')
  const [order, setOrder] = useState<OwnOrder | null>(null)
  const [isAnswered, setIsAnswered] = useState(false)

  // The order is in the browser's storage, and what has become of it is asked of the server.
  useEffect(() => {
    if (isJourneyPreview()) {
      void import('../shared/preview-samples.ts').then(({ sampleReservation }) => {
        setReservation(sampleReservation(new Date()))
        setIsAnswered(true)
      })
      return
    }
    const finishedReservation = readReservation()
    setReservation(finishedReservation)
    if (!finishedReservation) return
    const { facts, ...withoutFacts } = finishedReservation
    if (facts) {
      orderStep('placed', facts)
      writeReservation(withoutFacts)
    }
    clearOrderData()
    forgetContact()
    const softLock = readSoftLock()
    if (softLock) removeSoftLock(softLock.vehicleId)
    void orders.getOwnOrder(finishedReservation.orderNumber).then((answer) => {
      setIsAnswered(true)
      if (!answer.ok) return
      setOrder(answer.value)
      if (facts && !answer.value.awaits_link && answer.value.payment_status !== 'failed') orderConfirmed(finishedReservation)
    })
  }, [])

  const isConfigurator = order?.is_configured ?? false
  const content = readJourneyContent(config, { isConfigurator, paymentType: payment || (order?.finance_option ?? 'cash') }).order_online_success_page
  if (reservation === null) return <Notice place={place} heading={words.none_heading} text={words.none_text} />
  if (reservation === 'loading' || !isAnswered) return <Waiting place={place} />
  if (order?.payment_status === 'failed') {
    const { heading, text, button_label: label } = content.failure_page
    return (
      <Notice
        place={place}
        heading={heading || words.failure_heading}
        text={text || words.failure_text}
        button={{ href: order.vehicle.href || place.stockHref, label: label || place.words.back_to_car }}
      />
    )
  }
  const { heading, text, button_label: label, next_steps: steps } = content.success
  const email = order ? `\u2068${order.customer.email}\u2069` : ''
  return (
    <Section>
      <div className={css.columns} data-filled-in="">
        <div className={css.main}>
          <Heading text={order?.awaits_link ? words.awaits_heading : heading || words.success_heading} tag="1" size="l" />
          {(order || text) && <p>{order?.awaits_link ? fillWords(words.awaits_text, { email }) : text || fillWords(words.success_text, { email })}</p>}
          <NextSteps heading={words.next_steps} steps={steps.length > 0 ? steps : [words.next_call, words.next_visit, words.next_delivery]} />
          <p>
            <ButtonLink
              button={pageButton('order', order?.link ?? `/ar/showroom-order-online/confirmation/${reservation.orderNumber}`, label || words.open_order)}
            />
          </p>
        </div>
        <div className={css.aside}>{order ? <OwnOrderFacts end={end} order={order} /> : <ReservationFacts end={end} reservation={reservation} />}</div>
      </div>
    </Section>
  )
}

/** Until it is known how the order stands: what comes takes this whole place, so that nothing in sight moves. */
function Waiting({ place }: Pick<EndProps, 'place'>) {
  return (
    <Section>
      <Heading text={place.words.journey} tag="1" size="l" />
      <WithoutScript place={place} />
      <div className={css.waiting}>
        <p role="status">{place.words.loading}</p>
      </div>
    </Section>
  )
}

/** What the browser knows by itself, while the server cannot be asked. */
function ReservationFacts({ end: { words, place, priceStyle, timeZone, timeZones }, reservation }: { end: EndProps; reservation: Reservation }) {
  const { country = '' } = reservation
  const zone = (Object.hasOwn(timeZones, country) && timeZones[country]) || timeZone
  return (
    <div className={css.summary}>
      <dl className={css.lines}>
        <div>
          <dt>{words.number}</dt>
          <dd>
            <BidiFigure text={reservation.orderNumber} />
          </dd>
        </div>
        <div>
          <dt>{words.created}</dt>
          <dd>{formatDay(new Date(reservation.createdAt), zone)}</dd>
        </div>
        <div>
          <dt>{words.fee}</dt>
          <dd>
            <BidiFigure
              text={
                reservation.reservationFee > 0
                  ? formatPrice(reservation.reservationFee, styleIn(priceStyle, reservation.currency, place.siteCurrency))
                  : place.words.free
              }
            />
          </dd>
        </div>
      </dl>
    </div>
  )
}
