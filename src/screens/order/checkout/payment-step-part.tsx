import { useState } from 'react'
import { checkContact } from '#domains/orders/index.ts'
import { paymentWayOf } from '#domains/payments/index.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import { Button } from '#ui/controls/button.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { FieldError } from '../shared/order-field.tsx'
import { Ways } from '../shared/notice.tsx'
import css from '../shared/order.module.css'
import type { StepProps } from './step-props.ts'
import { usePlacing } from './use-placing.ts'

/** The last step: what is agreed to, and the payment where there is one. */
export function PaymentStepPart(props: StepProps) {
  const { words, place, running, run, goBack } = props
  const { data, contact, content, checkout } = running
  const { payment, terms_and_conditions: terms, error_page: errorPage } = content.order_online_checkout_page
  const [hasAgreed, setHasAgreed] = useState(data.termsAndConditionsData?.version === terms.version && terms.version !== '')
  const [isMissing, setIsMissing] = useState(false)
  const placing = usePlacing({ running, run })
  const way = paymentWayOf(checkout.vendor.type)
  if (way === 'unknown' || Object.keys(checkContact(contact)).length > 0) {
    return <Failed heading={errorPage.heading || words.error_heading} text={errorPage.text || words.error_text} place={place} />
  }
  const hasGateway = way !== 'free' && way !== 'no_gateway'
  const agree = (isAgreed: boolean) => {
    setHasAgreed(isAgreed)
    setIsMissing(false)
    run.change({ ...data, termsAndConditionsData: isAgreed ? { version: terms.version, acceptedAt: new Date().toISOString() } : null })
  }
  /** Nothing is ordered or paid without consent. */
  const mayGoOn = () => {
    if (hasAgreed) return true
    setIsMissing(true)
    document.getElementById('order-terms')?.focus()
    return false
  }
  return (
    <div className={css.main}>
      <div>
        <Heading text={payment.heading || (hasGateway ? words.pay_heading : words.pay_heading_free)} tag="2" size="m" />
        {payment.text && <p className={css.partText}>{payment.text}</p>}
      </div>
      <div>
        <label className={css.consent}>
          <input
            id="order-terms"
            type="checkbox"
            checked={hasAgreed}
            aria-required
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? 'order-terms-error' : undefined}
            onChange={({ target }) => agree(target.checked)}
          />
          <span>{terms.label || words.terms_label}</span>
        </label>
        <FieldError id="order-terms" error={isMissing ? words.flaw_terms : undefined} />
        {terms.html && (
          <details className={css.more}>
            <summary>{words.terms_open}</summary>
            <RichText html={terms.html} />
          </details>
        )}
      </div>
      {checkout.confirmation_by_link && <p className={css.note}>{fillWords(words.confirm_mail, { email: `\u2068${contact.email.trim()}\u2069` })}</p>}
      {placing.failure && (
        <p role="alert" className={css.alert}>
          {placing.failure === 'payment_failed' ? words.payment_failed : placing.failure === 'too_many' ? place.words.too_many : place.words.failed}
        </p>
      )}
      <div className={css.actions}>
        {!hasGateway && (
          <Button aria-disabled={placing.isSending || undefined} onClick={() => mayGoOn() && !placing.isSending && void placing.place({})}>
            {placing.isSending ? words.sending : words.confirm}
          </Button>
        )}
        <Button variant="tertiary" onClick={goBack}>
          {words.back}
        </Button>
      </div>
    </div>
  )
}

/** The order cannot be taken here, which the configuration words. */
function Failed({ heading, text, place }: { heading: string; text: string; place: StepProps['place'] }) {
  return (
    <div className={css.main}>
      <Heading text={heading} tag="2" size="m" />
      <p>{text}</p>
      <Ways place={place} />
    </div>
  )
}
