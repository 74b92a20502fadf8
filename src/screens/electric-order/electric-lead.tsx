import { useEffect, useRef, useState } from 'react'
import { electricClient, textFrom } from '#domains/lead-api/index.ts'
import { openStripeForm, type StripeForm } from '#domains/payments/ui/index.ts'
import { Button } from '#ui/controls/button.tsx'
import type { ElectricOrderProps } from './props.ts'
import css from './view.module.css'

type ElectricLeadProps = Pick<ElectricOrderProps, 'words' | 'stripeKey'> & { lead: string; onLeave: () => void }
type Words = ElectricOrderProps['words']
/** What happened last, as a word. */
type Notice = { word: keyof Words; isProblem: boolean } | null
type Step = 'reading' | 'ready' | 'busy' | 'paying' | 'sure' | 'over'

/** The order of a visitor: what is known of it, its payment, its cancellation. Long, since each step leads to the others. */
export function ElectricLead({ lead, words, stripeKey, onLeave }: ElectricLeadProps) {
  const [status, setStatus] = useState('')
  const [step, setStep] = useState<Step>('reading')
  const [notice, setNotice] = useState<Notice>(null)
  const fields = useRef<HTMLDivElement>(null)
  const stripe = useRef<StripeForm | null>(null)
  const tell = (word: keyof Words, next: Step, isProblem = false) => {
    setNotice({ word, isProblem })
    setStep(next)
  }

  // Asks the service once, from the browser that created the order.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an order
  useEffect(() => {
    let isGone = false
    void electricClient.readLead(lead).then((answer) => {
      if (isGone) return
      if (answer.ok) setStatus(textFrom(answer.data, 'status'))
      if (!answer.ok && answer.status === 404) tell('gone', 'over', true)
      else setStep('ready')
    })
    return () => {
      isGone = true
      stripe.current?.close()
    }
  }, [lead])

  const beginPayment = async () => {
    setStep('busy')
    setNotice(null)
    const answer = await electricClient.beginPayment(lead)
    if (!answer.ok) return tell('unreachable', 'ready', true)
    const clientSecret = textFrom(answer.data, 'client_secret')
    if (clientSecret === '' || stripeKey === '' || !fields.current) return tell('prepared', 'ready')
    try {
      const colour = getComputedStyle(fields.current).getPropertyValue('--colour-accent')
      stripe.current = await openStripeForm({ publishableKey: stripeKey, accountId: null, clientSecret, place: fields.current, colour })
      setStep('paying')
    } catch (error) {
      console.warn('the fields of the payment did not load', error)
      tell('unreachable', 'ready', true)
    }
  }
  const pay = async () => {
    setStep('busy')
    // Said below as a service that was not reached.
    const paid = await stripe.current?.pay(location.href).catch(() => null)
    if (paid === 'paid') return tell('paid', 'over')
    tell(paid ? 'declined' : 'unreachable', 'paying', true)
  }
  const cancel = async () => {
    setStep('busy')
    const answer = await electricClient.cancel(lead)
    if (answer.ok) return tell('cancelled', 'over')
    if (answer.status === 409) return tell('already_cancelled', 'over')
    tell(answer.status === 404 ? 'gone' : 'unreachable', 'ready', true)
  }

  return (
    <>
      <dl className={css.facts}>
        <div>
          <dt>{words.number}</dt>
          <dd>
            <bdi>{lead}</bdi>
          </dd>
        </div>
        {status && (
          <div>
            <dt>{words.status}</dt>
            <dd>
              <bdi>{statusText(status, words)}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <div ref={fields} className={css.fields} />
      <p role={notice?.isProblem ? 'alert' : 'status'}>{step === 'reading' || step === 'busy' ? words.loading : notice && words[notice.word]}</p>
      {step === 'sure' && <p>{words.cancel_sure}</p>}
      <div className={css.actions}>
        {step === 'ready' && <Button onClick={() => void beginPayment()}>{words.pay}</Button>}
        {step === 'paying' && <Button onClick={() => void pay()}>{words.pay_now}</Button>}
        {(step === 'ready' || step === 'paying') && (
          <Button variant="tertiary" onClick={() => setStep('sure')}>
            <span>{words.cancel}</span>
          </Button>
        )}
        {step === 'sure' && (
          <>
            <Button onClick={() => void cancel()}>{words.cancel_yes}</Button>
            <Button variant="secondary" onClick={() => setStep(stripe.current ? 'paying' : 'ready')}>
              {words.cancel_no}
            </Button>
          </>
        )}
        {step === 'over' && (
          <Button variant="secondary" onClick={onLeave}>
            {words.again}
          </Button>
        )}
      </div>
    </>
  )
}

/** What the service says of an order, in words where we know its word. */
function statusText(status: string, words: Words): string {
  const key = `status_${status
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')}`
  return Object.hasOwn(words, key) ? words[key as keyof Words] : status
}
