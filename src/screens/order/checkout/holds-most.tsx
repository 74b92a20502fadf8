import { useState } from 'react'
import { fillWords } from '#kernel/words/fill-words.ts'
import type { MostHeldRefusal, OwnHold } from '#domains/orders/index.ts'
import { Button } from '#ui/controls/button.tsx'
import { ButtonLink, pageButton } from '#ui/link.tsx'
import { Notice } from '../shared/notice.tsx'
import css from '../shared/order.module.css'
import type { JourneyPlace } from '../shared/props.ts'
import { AskGiveUp } from './give-up.tsx'
import type { OrderCheckoutWords } from './props.ts'
import { orders } from './start-checkout.ts'

type HoldsMostProps = { place: JourneyPlace; words: OrderCheckoutWords; code: MostHeldRefusal; holds: readonly OwnHold[]; onAgain: () => void }

/** As many cars are held as may be: the visitor sees their own, gives one up or tries again later. */
export function HoldsMost({ place, words, code, holds, onAgain }: HoldsMostProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const [holdToRelease, setHoldToRelease] = useState<OwnHold | null>(null)
  const giveUp = async () => {
    setHoldToRelease(null)
    const answer = await orders.releaseLock(holdToRelease?.lock_id ?? '')
    // A hold that is no longer there is given up as well.
    if (answer.ok || answer.code === 'gone') return onAgain()
    setHasFailed(true)
  }
  return (
    <Notice place={place} heading={holds.length > 0 ? words.holds_heading : words.holds_later_heading} text={words[code]}>
      {holds.length > 0 && (
        <ul className={css.ownHolds}>
          {holds.map((hold) => (
            <li key={hold.lock_id}>
              <bdi>{hold.vehicle_name}</bdi>
              {hold.order_number === null ? (
                <Button variant="secondary" aria-label={`${words.hold_give_up}: ${hold.vehicle_name}`} onClick={() => setHoldToRelease(hold)}>
                  {words.hold_give_up}
                </Button>
              ) : (
                <ButtonLink
                  button={{
                    ...pageButton(hold.lock_id, `/ar/showroom-order-online/confirmation/${hold.order_number}`, words.hold_order),
                    variant: 'secondary',
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <AskGiveUp
        isAsked={holdToRelease !== null}
        words={words}
        text={fillWords(words.hold_sure, { name: `\u2068${holdToRelease?.vehicle_name ?? ''}\u2069` })}
        no={words.hold_keep}
        onYes={() => void giveUp()}
        onNo={() => setHoldToRelease(null)}
      />
      <p role="alert">{hasFailed && place.words.failed}</p>
      <Button variant={holds.length > 0 ? 'tertiary' : 'primary'} onClick={onAgain}>
        {place.words.try_again}
      </Button>
    </Notice>
  )
}
