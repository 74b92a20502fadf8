import { useRef, useState } from 'react'
import type { PaymentFailure } from '../../../payments-client.ts'
import css from '../../../ui/payment-step.module.css'
import { beginPaypal } from './begin-paypal.ts'
import { openPaypalButtons } from './paypal-buttons.ts'
import type { GatewayPartProps } from '../../../ui/step-props.ts'
import { useOnceShown } from '../../../ui/use-once-shown.ts'

/** PayPal's own buttons; the buyer agrees in PayPal's window, and the server takes the money. */
export function PaypalPart({ setup, client, thing, step, onPaid, onFailure }: GatewayPartProps) {
  const { words } = step
  const place = useRef<HTMLDivElement>(null)
  const [isReady, setIsReady] = useState(false)

  // Mounts PayPal's buttons; their callbacks run long after rendering.
  useOnceShown(() => {
    let isGone = false
    const { paypal } = setup
    if (!place.current || !paypal) return undefined
    let beginFailure: PaymentFailure | null = null
    const openButtons = openPaypalButtons({
      ...{ scriptUrl: paypal.script_url, clientId: paypal.client_id, currency: thing.amount.currency, isOnHold: step.isOnHold, place: place.current },
      createOrder: async () => {
        const answer = await beginPaypal(client, thing)
        beginFailure = answer.ok ? null : answer.failure
        if (!answer.ok) throw new Error(answer.failure)
        return answer.value.paypal_order_id
      },
      onApprove: async (id) => onPaid({ paypal_order_id: id }),
      onError: () => onFailure(beginFailure ?? 'unreachable'),
    })
    openButtons.then(() => isGone || setIsReady(true)).catch(() => isGone || onFailure('unreachable'))
    return () => {
      isGone = true
      // What was never opened needs no closing; that it could not be opened is said above.
      void openButtons.then((close) => close()).catch(() => undefined)
    }
  })

  return (
    <div className={css.part}>
      {!isReady && (
        <p className={css.waiting} role="status">
          {words.loading}
        </p>
      )}
      <div ref={place} className={css.fields} />
      <p className={css.note}>{step.isOnHold ? words.hold_note : words.safe_note}</p>
    </div>
  )
}
