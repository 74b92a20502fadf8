import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { EndProps } from '../shared/end-props.ts'
import css from '../shared/order.module.css'
import { orders } from './orders.ts'

/** Cancels an order for good, after asking once more. */
export function CancelOrder({
  end: { words, place },
  number,
  token,
  onCancelled,
}: {
  end: EndProps
  number: string
  token: string | undefined
  onCancelled: () => void
}) {
  const [isAsked, setIsAsked] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const cancel = async () => {
    const answer = await orders.cancelOrder(number, token)
    setHasFailed(!answer.ok)
    if (!answer.ok) return
    setIsAsked(false)
    onCancelled()
  }
  return (
    <>
      <Button variant="tertiary" onClick={() => setIsAsked(true)}>
        {words.cancel}
      </Button>
      <Dialog isOpen={isAsked} onClose={() => setIsAsked(false)} label={words.cancel}>
        <div className={css.main}>
          <Heading text={words.cancel} tag="2" size="m" />
          <p>{words.cancel_sure}</p>
          {hasFailed && <p role="alert">{place.words.failed}</p>}
          <div className={css.actions}>
            <Button onClick={() => void cancel()}>{words.cancel_yes}</Button>
            <Button variant="secondary" onClick={() => setIsAsked(false)}>
              {words.cancel_no}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
