import { useRef, useState } from 'react'
import { fillWords } from '#kernel/words/fill-words.ts'
import { Button } from '#ui/controls/button.tsx'
import { stripeAccountOf } from '../../../vendor.ts'
import { pageAddress, takeFromAddress } from '../../../ui/page-address.ts'
import { payWords } from '../../../ui/pay-words.ts'
import css from '../../../ui/payment-step.module.css'
import { beginStripe } from './begin-stripe.ts'
import { openStripeForm, type StripeForm } from './stripe-form.ts'
import type { GatewayPartProps } from '../../../ui/step-props.ts'
import { useOnceShown } from '../../../ui/use-once-shown.ts'

/** Stripe's own fields, in frames of Stripe. */
export function StripePart({ setup, client, thing, step, onPaid, onFailure }: GatewayPartProps) {
  const { words } = step
  const place = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<{ form: StripeForm; id: string } | null>(null)
  const [isPaying, setIsPaying] = useState(false)
  const [mistake, setMistake] = useState('')

  // Begins the payment once and has Stripe draw its fields; a bank that checked the card on its own page leads back here.
  useOnceShown(() => {
    const { payment_intent: returnedIntent, redirect_status: status } = takeFromAddress(['payment_intent', 'payment_intent_client_secret', 'redirect_status'])
    if (returnedIntent && status === 'succeeded') {
      void onPaid({ stripe_payment_intent_id: returnedIntent })
      return undefined
    }
    let isGone = false
    let form: StripeForm | null = null
    const begin = async () => {
      const accountId = stripeAccountOf(step.vendor.stripe_connected_accounts, thing.companyUuid)
      const begunPayment = await beginStripe(client, thing, { isOnHold: step.isOnHold, accountId })
      if (isGone || !place.current || !setup.stripe) return
      if (!begunPayment.ok) return onFailure(begunPayment.failure)
      const colour = getComputedStyle(place.current).getPropertyValue('--colour-accent')
      const { stripe_payment_intent_id: id, client_secret: clientSecret } = begunPayment.value
      form = await openStripeForm({ publishableKey: setup.stripe.publishable_key, accountId, clientSecret, place: place.current, colour })
      if (isGone) form.close()
      else setOpen({ form, id })
    }
    begin().catch(() => isGone || onFailure('unreachable'))
    return () => {
      isGone = true
      form?.close()
    }
  })

  const pay = async (): Promise<void> => {
    if (!open || isPaying) return
    setIsPaying(true)
    setMistake('')
    // Said below as a provider that was not reached.
    const paid = await open.form.pay(pageAddress({})).catch(() => null)
    if (paid === 'paid') await onPaid({ stripe_payment_intent_id: open.id })
    else if (paid === null) onFailure('unreachable')
    else if (paid === 'declined') onFailure('declined')
    else setMistake(paid.mistake)
    setIsPaying(false)
  }

  return (
    <div className={css.part}>
      <div ref={place} className={css.fields} />
      {!open && (
        <p className={css.waiting} role="status">
          {words.loading}
        </p>
      )}
      {mistake && (
        <p className={css.error} role="alert" dir="auto">
          {mistake}
        </p>
      )}
      <p className={css.note}>{step.isOnHold ? words.hold_note : words.safe_note}</p>
      {open && (
        <Button aria-disabled={isPaying || undefined} onClick={() => void pay()}>
          {isPaying ? words.paying : fillWords(payWords(step), { amount: step.price })}
        </Button>
      )}
    </div>
  )
}
