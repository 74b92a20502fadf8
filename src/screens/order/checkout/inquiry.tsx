import { useState } from 'react'
import { checkContact, inquiryOf } from '#domains/orders/index.ts'
import { Button } from '#ui/controls/button.tsx'
import { OrderField } from '../shared/order-field.tsx'
import css from '../shared/order.module.css'
import { orders } from './start-checkout.ts'
import type { StepProps } from './step-props.ts'

/** A question to the retailer, with the car and the visitor's details. */
export function Inquiry({ words, place, running }: Pick<StepProps, 'words' | 'place' | 'running'>) {
  const [message, setMessage] = useState('')
  const [state, setState] = useState<'asked' | 'sending' | 'done' | 'failed' | 'too_many'>('asked')
  const { contact, vehicle } = running
  if (Object.keys(checkContact(contact)).length > 0 || vehicle.sellerEmail === '') return null
  const send = async () => {
    if (message.trim() === '') return document.getElementById('order-question')?.focus()
    setState('sending')
    const answer = await orders.sendInquiryEmail(inquiryOf({ contact, vehicle, message, origin: location.origin }))
    setState(answer.ok ? 'done' : answer.code === 'too_many' ? 'too_many' : 'failed')
  }
  return (
    <details className={css.more}>
      <summary>{words.inquiry}</summary>
      <p className={css.note}>{words.inquiry_text}</p>
      <p role="status">{state === 'done' ? words.inquiry_done : state === 'failed' || state === 'too_many' ? place.words[state] : ''}</p>
      {state !== 'done' && (
        <>
          <OrderField id="order-question" label={words.inquiry_message}>
            {(aria) => <textarea {...aria} rows={3} maxLength={4000} value={message} onChange={({ target }) => setMessage(target.value)} />}
          </OrderField>
          <Button variant="secondary" aria-disabled={state === 'sending' || undefined} onClick={() => void send()}>
            {words.inquiry_send}
          </Button>
        </>
      )}
    </details>
  )
}
