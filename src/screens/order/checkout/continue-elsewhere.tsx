import { useState } from 'react'
import { fillWords } from '#kernel/words/fill-words.ts'
import { Button } from '#ui/controls/button.tsx'
import css from '../shared/order.module.css'
import { orders } from './start-checkout.ts'
import type { StepProps } from './step-props.ts'

/** Mails a link with which the order goes on on another device. It needs the address that was typed. */
export function ContinueElsewhere({ words, place, running, run }: Pick<StepProps, 'words' | 'place' | 'running' | 'run'>) {
  const [state, setState] = useState<'asked' | 'sending' | 'done' | 'failed'>('asked')
  const email = running.contact.email.trim()
  if (!email.includes('@')) return null
  const send = async () => {
    setState('sending')
    await run.keepDraft(running)
    const answer = await orders.mailContinueLink(running.checkout.lock_id, email)
    setState(answer.ok ? 'done' : 'failed')
  }
  return (
    <details className={css.more}>
      <summary>{words.continue_phone}</summary>
      <p className={css.note}>{words.continue_phone_text}</p>
      <p role="status">
        {state === 'done' ? fillWords(words.continue_phone_done, { email: `\u2068${email}\u2069` }) : state === 'failed' ? place.words.failed : ''}
      </p>
      {state !== 'done' && (
        <Button variant="secondary" aria-disabled={state === 'sending' || undefined} onClick={() => void send()}>
          {words.continue_phone_send}
        </Button>
      )}
    </details>
  )
}
