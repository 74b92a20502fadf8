import { useState } from 'react'
import { fillWords } from '#kernel/words/fill-words.ts'
import { Button } from '#ui/controls/button.tsx'
import type { TestChoice } from '../../../payment-name.ts'
import css from '../../../ui/payment-step.module.css'
import { payWords } from '../../../ui/pay-words.ts'
import type { GatewayPartProps } from '../../../ui/step-props.ts'
import { beginTest, payTest } from './pay-test.ts'

/** The test gateway, which says what it is: it moves no money. */
export function TestPart({ client, thing, step, onPaid, onFailure }: GatewayPartProps) {
  const { words } = step
  const [isPaying, setIsPaying] = useState(false)

  const pay = async (choice: TestChoice): Promise<void> => {
    if (isPaying) return
    setIsPaying(true)
    const begunPayment = await beginTest(client, thing)
    const paid = begunPayment.ok ? await payTest(client, begunPayment.value.stripe_payment_intent_id, choice) : begunPayment
    if (begunPayment.ok && paid.ok && paid.value.status === 'approved') await onPaid(begunPayment.value)
    else onFailure(paid.ok ? 'declined' : paid.failure)
    setIsPaying(false)
  }

  return (
    <div className={css.part}>
      <div className={css.test}>
        <strong>{words.test_name}</strong>
        <p>{words.test_note}</p>
      </div>
      {step.isOnHold && <p className={css.note}>{words.hold_note}</p>}
      <Button aria-disabled={isPaying || undefined} onClick={() => void pay('approve')}>
        {isPaying ? words.paying : fillWords(payWords(step), { amount: step.price })}
      </Button>
      <Button variant="tertiary" aria-disabled={isPaying || undefined} onClick={() => void pay('decline')}>
        {words.test_decline}
      </Button>
    </div>
  )
}
