import { useEffect, useState } from 'react'
import { seconds } from '#kernel/durations.ts'
import type { Checkout } from '#domains/orders/index.ts'
import css from '../shared/order.module.css'
import type { OrderCheckoutWords } from './props.ts'

const SOON_MS = seconds(120)

/** How long the vehicle is still held, by the server's clock. Screen readers hear of it only when little is left. */
export function Countdown({ checkout, words, onEnd }: { checkout: Checkout; words: OrderCheckoutWords; onEnd: () => void }) {
  const [secondsLeft, setSecondsLeft] = useState(() => leftOf(checkout, 0))

  // A clock: the browser's timer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end is reported to whoever draws it then
  useEffect(() => {
    const begin = Date.now()
    const tick = () => {
      const next = leftOf(checkout, Date.now() - begin)
      setSecondsLeft(next)
      if (next <= 0) onEnd()
    }
    const timer = setInterval(tick, seconds(1))
    // A laptop that was closed wakes with the time gone.
    addEventListener('pageshow', tick)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      removeEventListener('pageshow', tick)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [checkout])

  if (checkout.expires_at === null) return null
  const isSoon = secondsLeft <= SOON_MS
  return (
    <div className={css.countdown} data-soon={isSoon || undefined}>
      <p>
        {words.held}{' '}
        <bdi dir="ltr" role="timer">
          {clock(secondsLeft)}
        </bdi>
      </p>
      <p className="visually-hidden" aria-live="assertive">
        {isSoon && words.held_soon}
      </p>
    </div>
  )
}

function leftOf({ expires_at: end, now }: Checkout, elapsed: number): number {
  return end === null ? Number.POSITIVE_INFINITY : Math.max(0, Date.parse(end) - Date.parse(now) - elapsed)
}

function clock(remaining: number): string {
  const whole = Math.ceil(remaining / 1000)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
