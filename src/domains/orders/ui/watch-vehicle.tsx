import { useId, useRef, useState } from 'react'
import type { Texts } from '#kernel/words/words.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { checkContact, emptyContact } from '../journey/contact.ts'
import { createOrdersClient } from '../orders-client.ts'
import type { watchWords } from '../words.ts'
import css from './watch-vehicle.module.css'

type State = 'asked' | 'not_an_email' | 'sending' | 'done' | 'failed' | 'too_many'

const orders = createOrdersClient()

/** An address to which a mail goes when the vehicle is free again. */
export function WatchVehicle({ vehicleId, words }: { vehicleId: number; words: Texts<typeof watchWords.words> }) {
  const flawId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [state, setState] = useState<State>('asked')
  if (state === 'done') return <p role="status">{words.done}</p>
  const send = async () => {
    if (checkContact({ ...emptyContact(), email }).email) {
      setState('not_an_email')
      return input.current?.focus()
    }
    setState('sending')
    const answer = await orders.notifyWhenFree({ vehicle_id: vehicleId, email: email.trim(), locale: 'ar' })
    setState(answer.ok ? 'done' : answer.code === 'too_many' ? 'too_many' : 'failed')
  }
  const flaw = state === 'not_an_email' || state === 'failed' || state === 'too_many' ? words[state] : ''
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Field label={words.email}>
        <input
          ref={input}
          type="email"
          name="email"
          dir="ltr"
          autoComplete="email"
          className={css.input}
          value={email}
          aria-invalid={state === 'not_an_email' || undefined}
          aria-describedby={flaw ? flawId : undefined}
          onChange={({ target }) => {
            setEmail(target.value)
            setState('asked')
          }}
        />
      </Field>
      <p id={flawId} role="alert" className={css.flaw}>
        {flaw}
      </p>
      <Button type="submit" variant="secondary" aria-disabled={state === 'sending' || undefined}>
        {state === 'sending' ? words.sending : words.notify}
      </Button>
    </form>
  )
}
