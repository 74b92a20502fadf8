import { useEffect, useState } from 'react'
import { checkContact, type Vendor } from '#domains/orders/index.ts'
import { type PaymentReferences, paymentWayOf } from '#domains/payments/index.ts'
import { PaymentStep } from '#domains/payments/ui/index.ts'
import { formatPrice } from '#kernel/format/price.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import { Button } from '#ui/controls/button.tsx'
import { ButtonLink, pageButton } from '#ui/link.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { amountDue } from './amount-due.ts'
import { ChoiceCard } from '../shared/choice-card.tsx'
import { FieldError } from '../shared/order-field.tsx'
import { Ways } from '../shared/notice.tsx'
import css from '../shared/order.module.css'
import { Review } from './review.tsx'
import type { StepProps } from './step-props.ts'
import { orders } from './start-checkout.ts'
import { type PaidIds, usePlacing } from './use-placing.ts'

/** The last step: what is agreed to, and the payment where there is one. Long, since consent, payment and failures are one step. */
export function PaymentStepPart(props: StepProps) {
  const { words, place, running, run, goBack } = props
  const { data, contact, content, checkout } = running
  const { payment, terms_and_conditions: terms, error_page: errorPage } = content.order_online_checkout_page
  const [hasAgreed, setHasAgreed] = useState(data.termsAndConditionsData?.version === terms.version && terms.version !== '')
  const [isMissing, setIsMissing] = useState(false)
  const [vendor, setVendor] = useState(checkout.vendor)
  const vendors = [checkout.vendor, ...checkout.other_vendors]
  const changes = { ...running, checkout: { ...checkout, vendor_uuid: vendor.uuid } }
  const placing = usePlacing({ running: changes, run })
  const way = paymentWayOf(vendor.type)
  if (way === 'unknown' || Object.keys(checkContact(contact)).length > 0) {
    return (
      <PaymentFailed
        heading={errorPage.heading || words.error_heading}
        text={errorPage.text || words.error_text}
        back={{ href: data.detailsRoute || running.vehicle.href, label: errorPage.button_label || words.kicked_back }}
        place={place}
      />
    )
  }
  const hasGateway = way !== 'free' && way !== 'no_gateway'
  const agree = (isAgreed: boolean) => {
    setHasAgreed(isAgreed)
    setIsMissing(false)
    const next = { ...data, termsAndConditionsData: isAgreed ? { version: terms.version, acceptedAt: new Date().toISOString() } : null }
    run.change(next)
    // The payment may come back without this browser, and is then completed by what is kept here.
    if (isAgreed) void run.keepDraft({ ...changes, data: next, step: 'payment' })
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
      <Review {...props} />
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
      {hasGateway && !hasAgreed && <p className={css.note}>{words.pay_after_terms}</p>}
      {hasGateway && hasAgreed && (
        <Pay {...props} vendor={vendor} vendors={vendors} isPlacing={placing.isSending} onVendor={setVendor} onPaid={(ids) => placing.place(ids)} />
      )}
      {placing.failure && (
        <p role="alert" className={css.alert}>
          {placing.failure === 'too_many' || placing.failure === 'failed'
            ? place.words[placing.failure]
            : words[placing.failure === 'vehicle_gone' ? 'gone_heading' : placing.failure]}
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

type PayProps = StepProps & {
  vendor: Vendor
  vendors: readonly Vendor[]
  isPlacing: boolean
  onVendor: (vendor: Vendor) => void
  onPaid: (ids: PaidIds) => Promise<void>
}

/** The provider's own fields, and the choice of another one where there are several. The car is held longer while somebody pays. */
function Pay({ words, place, running, run, priceStyle, paymentTexts, vendor, vendors, isPlacing, onVendor, onPaid }: PayProps) {
  const { checkout, vehicle } = running
  const [isChoosing, setIsChoosing] = useState(false)

  // A hold ends by the server's clock, whoever is typing a card number meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is renewed once the payment begins
  useEffect(() => {
    void orders.renewLock(checkout.lock_id).then((answer) => (answer.ok ? run.refresh(answer.value) : answer.code === 'lock_expired' && run.kickOut()))
  }, [])

  if (isPlacing) return <p role="status">{words.sending}</p>
  return (
    <>
      {isChoosing && (
        <div className={css.choices} role="radiogroup" aria-label={words.payment_provider}>
          {vendors.map((one) => (
            <ChoiceCard
              key={one.uuid}
              type="radio"
              name="vendor"
              value={one.uuid}
              isChosen={one.uuid === vendor.uuid}
              onChoose={() => onVendor(one)}
              label={<bdi>{one.type}</bdi>}
            />
          ))}
        </div>
      )}
      <PaymentStep
        key={vendor.uuid}
        vendor={vendor}
        amount={checkout.amount}
        price={formatPrice(amountDue(checkout), priceStyle)}
        isOnHold={checkout.is_on_hold}
        vehicleId={vehicle.id}
        companyUuid={checkout.company_uuid}
        description={[place.words.reservation_fee, vehicle.name, vehicle.version].filter(Boolean).join(' ')}
        words={paymentTexts}
        onPaid={async (references) => onPaid(givenIds(references))}
        onPaidElsewhere={run.begin}
        {...(vendors.length > 1 ? { onAnotherWay: () => setIsChoosing(true) } : {})}
      />
    </>
  )
}

function givenIds(references: PaymentReferences): PaidIds {
  return Object.fromEntries(Object.entries(references).filter(([, id]) => typeof id === 'string' && id !== ''))
}

/** The order cannot be taken here, which the configuration words. */
function PaymentFailed({ heading, text, back, place }: { heading: string; text: string; back: { href: string; label: string }; place: StepProps['place'] }) {
  return (
    <div className={css.main}>
      <Heading text={heading} tag="2" size="m" />
      <p>{text}</p>
      <p>
        <ButtonLink button={pageButton('back', back.href, back.label)} />
      </p>
      <Ways place={place} />
    </div>
  )
}
