import { useEffect, useRef, useState } from 'react'
import {
  checkTradeIn,
  financeTerms,
  isConfiguratorJourney,
  isJourneyPreview,
  journeyFacts,
  loadOrderData,
  normalisePaymentType,
  orderStep,
  packsIn,
  readJourneyContent,
  saveOrderData,
} from '#domains/orders/index.ts'
import { WatchVehicle } from '#domains/orders/ui/index.ts'
import { formatPrice } from '#kernel/format/price.ts'
import { SummaryBar } from '../shared/summary-bar.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Section } from '#ui/layout/section.tsx'
import { mark, WAKES } from '#ui/page-protocol.ts'
import { Heading } from '#ui/text/heading.tsx'
import { Notice, WithoutScript } from '../shared/notice.tsx'
import css from '../shared/order.module.css'
import type { JourneyPlace } from '../shared/props.ts'
import { usePreviewedJourney } from '../shared/use-preview.ts'
import { type Choices, optionsOf, orderDataOf } from './choices.ts'
import { CarSummary } from './car-summary.tsx'
import { LocationPart } from './location-part.tsx'
import { PacksPart } from './packs-part.tsx'
import { PaymentPart } from './payment-part.tsx'
import type { ChoosingProps, OrderVehicleProps, OrderVehicleWords } from './props.ts'
import type { TradeInFlaws } from './part-props.ts'
import { TradeInPart } from './trade-in-part.tsx'
import { useChoices } from './use-choices.ts'
import { WayPart } from './way-part.tsx'

const CHECKOUT = '/ar/showroom-order-online/checkout'

/** The step at which a visitor says how the car is ordered and paid for. */
export function OrderVehicleScreen({ place, words, choosing, nothing }: OrderVehicleProps) {
  if (choosing) return <Choosing {...{ place, words, choosing }} />
  return <Nothing {...{ place, nothing }} />
}

/** Without a vehicle in the address the visitor's own is looked for in the browser. */
function Nothing({ place, nothing }: Pick<OrderVehicleProps, 'place' | 'nothing'>) {
  const hasNoVehicle = nothing?.heading === place.words.choose_heading
  // Only the browser knows what was chosen.
  useEffect(() => {
    const { detailsRoute } = loadOrderData()
    const isElsewhere = detailsRoute !== location.pathname + location.search
    if (hasNoVehicle && isElsewhere && detailsRoute.startsWith('/ar/showroom-order-online/vehicle')) location.replace(detailsRoute)
  }, [hasNoVehicle])
  return (
    <div {...mark(WAKES, 'sl_order_online_data')}>
      <Notice place={place} heading={nothing?.heading ?? place.words.choose_heading} text={nothing?.text ?? place.words.choose_text} button={nothing?.button}>
        {nothing?.watch && <WatchVehicle vehicleId={nothing.watch.vehicleId} words={nothing.watch.words} />}
        <WithoutScript place={place} />
      </Notice>
    </div>
  )
}

// Long, since the parts of the page share one choice.
function Choosing({ place, words, choosing }: { place: JourneyPlace; words: OrderVehicleWords; choosing: ChoosingProps }) {
  const form = useRef<HTMLFormElement>(null)
  const [flaws, setFlaws] = useState<TradeInFlaws>({})
  const isConfigurator = isConfiguratorJourney(choosing)
  const preview = usePreviewedJourney(choosing.config)
  const contentFor = (payment: string) => readJourneyContent(preview.config, { isConfigurator, paymentType: preview.payment || normalisePaymentType(payment) })
  const conditionsOf = (payment: string) => {
    const page = contentFor(payment).order_online_steps_page
    const packs = packsIn(page.service_packs.packs, choosing.vehicle.currency, place.siteCurrency)
    return { terms: financeTerms(page, { type: payment, vehicle: choosing.vehicle }), packs }
  }
  const { choices, choose: keep } = useChoices(choosing, { form, conditionsOf })
  const content = contentFor(choices.payment)
  const { way, payment_options: payment, service_packs: packs, trade_in: tradeIn, location: retailer } = content.order_online_steps_page
  const offeredPacks = packsIn(packs.packs, choosing.vehicle.currency, place.siteCurrency)

  // What is offered alone is chosen.
  const ways = (['reservation', 'purchase'] as const).filter((one) => content.order_online[one].is_offered)
  const usableChoices = ways.includes(choices.way) ? choices : { ...choices, way: ways[0] ?? choices.way }
  const { terms } = conditionsOf(choices.payment)
  const choose = (change: Partial<Choices>) => {
    keep(change)
    setFlaws({})
  }
  const submit = () => {
    const tradeInFlaws = choices.hasTradeIn ? checkTradeIn(choices.tradeIn, { choices: choosing.tradeInChoices, today: choosing.today }) : {}
    setFlaws(tradeInFlaws)
    const [first] = Object.keys(tradeInFlaws)
    if (first) return focusOn(form.current, first)
    if (isJourneyPreview()) return
    const data = orderDataOf(usableChoices, choosing, conditionsOf(usableChoices.payment))
    saveOrderData(data)
    orderStep('chosen', journeyFacts(data, choosing.vehicle))
    location.assign(CHECKOUT)
  }
  const parts = { choices: usableChoices, choose, words, choosing }
  return (
    <Section>
      <p className={css.back}>
        <a href={choosing.vehicle.href}>{place.words.back_to_car}</a>
      </p>
      <Heading text={words.title} tag="1" size="l" />
      <WithoutScript place={place} />
      <div className={css.columns} {...mark(WAKES, 'sl_order_online_data ?preview')}>
        <form
          ref={form}
          className={css.main}
          action={CHECKOUT}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <WayPart {...parts} heading={way.heading || words.way} text={way.text} offers={content.order_online} />
          <PaymentPart
            {...{ ...parts, place, terms, packs: conditionsOf('calculator').packs }}
            heading={payment.heading || words.payment}
            text={payment.text}
            legal={payment.legal}
            options={optionsOf(choosing)}
          />
          <PacksPart {...parts} heading={packs.heading || words.packs} text={packs.text || words.packs_text} packs={offeredPacks} />
          {tradeIn.is_offered && (
            <TradeInPart {...parts} flaws={flaws} heading={tradeIn.heading || words.trade_in} text={tradeIn.text || words.trade_in_text} />
          )}
          <LocationPart {...parts} heading={retailer.heading || words.location} text={retailer.text || words.location_text} />
          <div className={css.actions}>
            <Button type="submit">{content.order_online[usableChoices.way].button_label || words.continue}</Button>
            <p className={css.note}>{words.continue_note}</p>
          </div>
        </form>
        <CarSummary {...{ place, names: words, choosing, choices, packs: offeredPacks }} />
        <SummaryBar
          picture={choosing.vehicle.picture}
          name={choosing.vehicle.name}
          label={place.words.due_now}
          amount={choosing.offer.reservationFee ? formatPrice(choosing.offer.reservationFee, choosing.priceStyle) : place.words.free}
          hint={place.words.to_summary}
        />
      </div>
    </Section>
  )
}

/** To the field that has to be looked at; of several controls with one name the first. */
function focusOn(form: HTMLFormElement | null, name: string): void {
  const control = form?.elements.namedItem(name)
  if (control instanceof HTMLElement) control.focus()
}
