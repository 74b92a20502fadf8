import { useEffect, useRef } from 'react'
import { type CheckoutStep, checkContact, currentStep, stepNumber } from '#domains/orders/index.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import { Section } from '#ui/layout/section.tsx'
import { Heading } from '#ui/text/heading.tsx'
import css from '../shared/order.module.css'
import { formatPrice, styleIn } from '#kernel/format/price.ts'
import { SummaryBar } from '../shared/summary-bar.tsx'
import { amountDue } from './amount-due.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { Countdown } from './countdown.tsx'
import { DetailsStep } from './details-step.tsx'
import { PaymentStepPart } from './payment-step-part.tsx'
import type { StepProps } from './step-props.ts'
import { useSteps } from './use-steps.ts'
import { VisitStep } from './visit-step.tsx'

/** The steps of a checkout beside what is being ordered. */
export function Steps({ running, run, ...props }: Omit<StepProps, 'goOn' | 'goBack' | 'goTo'>) {
  const { words } = props
  const { contact, content, checkout, step: goesOnAt } = running
  const hasDetails = Object.keys(checkContact(contact)).length === 0
  const { state, goTo, next, previous } = useSteps({ hasVisit: content.order_online_checkout_page.booking.is_offered, mayStandAt: () => hasDetails, goesOnAt })
  const step = currentStep(state)
  const heading = useRef<HTMLParagraphElement>(null)
  const isFirst = useRef(true)

  // Whoever goes to another step begins at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the step
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'start' })
  }, [step])

  const goOn: StepProps['goOn'] = (change = {}) => {
    void run.keepDraft({ ...running, ...change, step: currentStep(next) })
    goTo(next.index)
  }
  const priceStyle = styleIn(props.priceStyle, checkout.amount.currency, props.place.siteCurrency)
  const shared = {
    ...{ ...props, priceStyle, run, goOn },
    running: { ...running, step },
    goBack: () => goTo(previous.index),
    goTo: (name: CheckoutStep) => goTo(state.steps.indexOf(name)),
  }
  return (
    <Section>
      <div className={css.top}>
        <Heading text={words.title} tag="1" size="l" />
        <Countdown checkout={checkout} words={words} onEnd={run.kickOut} />
      </div>
      <ol className={css.steps}>
        {state.steps.map((name, index) => (
          <li key={name} aria-current={index === state.index ? 'step' : undefined} data-done={index < state.index || undefined}>
            {index < state.index ? (
              <button type="button" onClick={() => goTo(index)}>
                {words[`step_${name}`]}
              </button>
            ) : (
              words[`step_${name}`]
            )}
          </li>
        ))}
      </ol>
      <div className={css.columns} data-steps="">
        <div className={css.main}>
          <p ref={heading} tabIndex={-1} className={css.stepOf}>
            {fillWords(words.step_of, { n: stepNumber(state), total: state.steps.length })}
          </p>
          {step === 'details' && <DetailsStep {...shared} />}
          {step === 'visit' && <VisitStep {...shared} />}
          {step === 'payment' && <PaymentStepPart {...shared} />}
        </div>
        <CheckoutSummary {...shared} />
        <SummaryBar
          picture={running.vehicle.picture}
          name={running.vehicle.name}
          label={props.place.words.due_now}
          amount={checkout.amount.minor > 0 ? formatPrice(amountDue(checkout), priceStyle) : props.place.words.free}
          hint={props.place.words.to_summary}
        />
      </div>
    </Section>
  )
}
