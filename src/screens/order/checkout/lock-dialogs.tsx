import { fillWords } from '#kernel/words/fill-words.ts'
import { pluralWords } from '#kernel/words/plural-words.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { Heading } from '#ui/text/heading.tsx'
import css from '../shared/order.module.css'
import type { OrderCheckoutProps } from './props.ts'
import type { CheckoutRun } from './use-checkout.ts'

/** Dialogs about the hold: when it begins, and when it has expired. */
export function LockDialogs({ words, run }: Pick<OrderCheckoutProps, 'words'> & { run: CheckoutRun }) {
  const { phase } = run
  const isStart = phase.name === 'running' && phase.isNew && phase.checkout.expires_at !== null
  const minutes = isStart ? Math.round((Date.parse(phase.checkout.expires_at ?? '') - Date.parse(phase.checkout.now)) / 60_000) : 0
  const car = phase.name === 'kicked_out' ? phase.vehicle : null
  return (
    <>
      <Dialog isOpen={isStart} onClose={run.told} label={words.start_heading}>
        <div className={css.main}>
          <Heading text={words.start_heading} tag="2" size="m" />
          <p>{fillWords(words.start_text, { minutes: minutesText(minutes, words) })}</p>
          <p>
            <Button onClick={run.told}>{words.start_button}</Button>
          </p>
        </div>
      </Dialog>
      <Dialog isOpen={car !== null} onClose={() => undefined} preventClose label={words.kicked_heading}>
        <div className={css.main}>
          <Heading text={words.kicked_heading} tag="2" size="m" />
          <p>{words.kicked_text}</p>
          <div className={css.actions}>
            <Button onClick={() => void run.holdAgain()}>{words.kicked_again}</Button>
            {car && (
              <ButtonLink
                button={{ id: 'kicked', href: car.href, label: words.kicked_back, variant: 'secondary', isExternal: false, newTab: false, opens: 'page' }}
              />
            )}
          </div>
        </div>
      </Dialog>
    </>
  )
}

function minutesText(count: number, words: OrderCheckoutProps['words']): string {
  const { start_minutes_one: one, start_minutes_two: two, start_minutes_few: few, start_minutes_other: other } = words
  return fillWords(pluralWords(count, { one, two, few, other }), { n: count })
}
