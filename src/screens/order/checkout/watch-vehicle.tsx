import { useState } from 'react'
import { checkContact, emptyContact } from '#domains/orders/index.ts'
import { Button } from '#ui/controls/button.tsx'
import { OrderField } from '../shared/order-field.tsx'
import css from '../shared/order.module.css'
import type { JourneyPlace } from '../shared/props.ts'
import type { OrderCheckoutWords } from './props.ts'
import { orders } from './start-checkout.ts'

type State = 'asked' | 'sending' | 'done' | 'failed' | 'too_many'

/** An address to which a mail goes when the vehicle is free again. */
export function WatchVehicle({ vehicleId, words, place }: { vehicleId: number; words: OrderCheckoutWords; place: JourneyPlace }) {
  const [email, setEmail] = useState('')
  const [state, setState] = useState<State>('asked')
  const [isWrong, setIsWrong] = useState(false)
  if (state === 'done') return <p role="status">{words.notify_done}</p>
  const send = async () => {
    const { email: flaw } = checkContact({ ...emptyContact(), email })
    setIsWrong(Boolean(flaw))
    if (flaw) return document.getElementById('order-watch')?.focus()
    setState('sending')
    const answer = await orders.tellWhenFree({ vehicle_id: vehicleId, email: email.trim(), locale: 'ar' })
    setState(answer.ok ? 'done' : answer.code === 'too_many' ? 'too_many' : 'failed')
  }
  return (
    <form
      className={css.main}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <OrderField id="order-watch" label={words.email} error={isWrong ? words.flaw_not_an_email : undefined}>
        {(aria) => <input {...aria} type="email" dir="ltr" autoComplete="email" value={email} onChange={({ target }) => setEmail(target.value)} />}
      </OrderField>
      {(state === 'failed' || state === 'too_many') && (
        <p role="alert" className={css.error}>
          {place.words[state]}
        </p>
      )}
      <p>
        <Button type="submit" variant="secondary" aria-disabled={state === 'sending' || undefined}>
          {state === 'sending' ? words.sending : words.notify}
        </Button>
      </p>
    </form>
  )
}
