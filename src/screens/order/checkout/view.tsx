import { WatchVehicle } from '#domains/orders/ui/index.ts'
import { readJourneyContent } from '#domains/orders/index.ts'
import { Section } from '#ui/layout/section.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { fillWords } from '#kernel/words/fill-words.ts'
import { Button } from '#ui/controls/button.tsx'
import { Notice, WithoutScript } from '../shared/notice.tsx'
import css from '../shared/order.module.css'
import { SummaryCar } from '../shared/summary-car.tsx'
import { HoldsMost } from './holds-most.tsx'
import { LockDialogs } from './lock-dialogs.tsx'
import type { OrderCheckoutProps } from './props.ts'
import { Steps } from './steps.tsx'
import { type CheckoutRun, contentOf, useCheckout } from './use-checkout.ts'

/** The checkout: details, visit, payment. What cannot go on says why and leads on. */
export function OrderCheckoutScreen({ id: _, ...props }: OrderCheckoutProps) {
  const run = useCheckout(props.config)
  return (
    <>
      <Stage {...props} run={run} />
      <LockDialogs {...props} run={run} />
    </>
  )
}

type StageProps = Omit<OrderCheckoutProps, 'id'> & { run: CheckoutRun }

function Stage(props: StageProps) {
  const { place, words, run } = props
  const { phase, running } = run
  if (running) return <Steps {...props} running={running} />
  switch (phase.name) {
    case 'none':
      return <Notice place={place} heading={place.words.choose_heading} text={place.words.choose_text} />
    case 'link_over':
      return <Notice place={place} heading={words.link_heading} text={words.link_text} />
    case 'vehicle_gone':
      return <Notice place={place} heading={words.gone_heading} text={words.gone_text} />
    case 'refused': {
      const page = contentOf(phase.config, phase.data).order_online_checkout_page.error_page
      return (
        <Notice
          place={place}
          heading={page.heading || words.error_heading}
          text={page.text || words.error_text}
          button={backTo(phase.data.detailsRoute, page.button_label || words.kicked_back)}
        />
      )
    }
    case 'ordered': {
      const page = contentOf(phase.config, phase.data).order_online_checkout_page.rebooking_page
      const button = { href: `/ar/showroom-order-online/confirmation/${phase.number}`, label: page.button_label || words.rebooking_button }
      return (
        <Notice
          place={place}
          heading={page.heading || words.rebooking_heading}
          text={page.text || fillWords(words.rebooking_text, { number: phase.number })}
          button={button}
        />
      )
    }
    case 'locked':
      return (
        <Notice place={place} heading={words.locked_heading} text={words.locked_text} button={{ href: phase.vehicle.href, label: words.kicked_back }}>
          <div className={css.heldCar}>
            <SummaryCar vehicle={phase.vehicle} />
          </div>
          <WatchVehicle vehicleId={phase.vehicle.id} words={props.watch} />
        </Notice>
      )
    case 'holds_most':
      return <HoldsMost place={place} words={words} code={phase.code} holds={phase.holds} onAgain={run.begin} />
    case 'hold_over':
      return <Notice place={place} heading={words.over_heading} text={words.over_text} button={{ href: phase.vehicle.href, label: words.kicked_back }} />
    case 'seller_incomplete':
      return <Notice place={place} heading={words.seller_heading} text={words.seller_text} button={{ href: phase.vehicle.href, label: words.kicked_back }} />
    case 'kicked_out':
      return <Notice place={place} heading={words.kicked_heading} text={words.kicked_text} button={{ href: phase.vehicle.href, label: words.kicked_back }} />
    default:
      return <Waiting {...props} />
  }
}

/** Until the browser knows whose order it is, and when it could not find out. */
function Waiting({ place, words, run, config }: StageProps) {
  const { name } = run.phase
  const hasFailed = name === 'failed' || name === 'too_many'
  return (
    <Section>
      <Heading text={words.title} tag="1" size="l" />
      <WithoutScript place={place} />
      <div className={css.waiting}>
        <p role={hasFailed ? 'alert' : 'status'}>{hasFailed ? place.words[name] : place.words.loading}</p>
        {hasFailed && <Button onClick={run.begin}>{place.words.try_again}</Button>}
      </div>
      <Legal words={words} config={config} />
    </Section>
  )
}

function backTo(detailsRoute: string, label: string) {
  return { href: detailsRoute || '/ar/showroom-order-online', label }
}

/** What a buyer agrees to, readable before the browser knows of an order, and without a script. */
function Legal({ words, config }: Pick<StageProps, 'words' | 'config'>) {
  const { form, terms_and_conditions: terms } = readJourneyContent(config ?? {}, { isConfigurator: false, paymentType: 'cash' }).order_online_checkout_page
  return (
    <div className={css.legal}>
      <p className={css.note}>{form.privacy || words.privacy}</p>
      {terms.html && (
        <details className={css.more}>
          <summary>{words.terms_open}</summary>
          <RichText html={terms.html} />
        </details>
      )}
    </div>
  )
}
