import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { pageAddress, takeFromAddress } from '../../../ui/page-address.ts'
import css from '../../../ui/payment-step.module.css'
import type { GatewayPartProps } from '../../../ui/step-props.ts'
import { useOnceShown } from '../../../ui/use-once-shown.ts'
import { beginLiqpay, type LiqpayForm } from './begin-liqpay.ts'

const RETURNED = 'liqpay_order_id'
/** The payment for which this tab left to LiqPay, in the tab's storage. */
const UNDER_WAY = 'sl_liqpay_order_id'

/** Sends the buyer to LiqPay's page by a form, and continues on their return. */
export function LiqpayPart({ client, thing, step, onPaid, onFailure }: GatewayPartProps) {
  const { words } = step
  const [isLeaving, setIsLeaving] = useState(false)

  // The provider returns to this address with a mark; the tab's storage has the payment.
  useOnceShown(() => {
    const hasReturned = takeFromAddress([RETURNED])[RETURNED] !== undefined
    const id = hasReturned ? sessionStorage.getItem(UNDER_WAY) : null
    if (id !== null) void onPaid({ liqpay_order_id: id })
    return undefined
  })

  const leave = async (): Promise<void> => {
    if (isLeaving) return
    setIsLeaving(true)
    const resultUrl = pageAddress({ [RETURNED]: '1' })
    const language = document.documentElement.lang
    const begunPayment = await beginLiqpay(client, thing, { description: step.description, language, resultUrl })
    if (begunPayment.ok) {
      sessionStorage.setItem(UNDER_WAY, begunPayment.value.liqpay_order_id)
      return submitTo(begunPayment.value)
    }
    setIsLeaving(false)
    onFailure(begunPayment.failure)
  }

  return (
    <div className={css.part}>
      <p className={css.note}>{words.to_liqpay_note}</p>
      {step.isOnHold && <p className={css.note}>{words.hold_note}</p>}
      <Button aria-disabled={isLeaving || undefined} onClick={() => void leave()}>
        {words.to_liqpay}
      </Button>
    </div>
  )
}

/** Posts data and signature as a form (C-265). */
function submitTo({ data, signature, action_url: action }: LiqpayForm): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  form.acceptCharset = 'utf-8'
  for (const [name, value] of Object.entries({ data, signature })) {
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
