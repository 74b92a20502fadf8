import { useEffect, useRef, useState } from 'react'

const COUNT_MS = 900

/** What a figure shows on its way to a value: from `start` at first, then from where it stands. Where motion is unwelcome, the value. */
export function useCounted(value: number, start: number): number {
  const [shownValue, setShownValue] = useState(value)
  const stands = useRef(start)
  // The browser's frames move the count, and only the browser knows whether motion is welcome.
  useEffect(() => {
    const show = (figure: number) => {
      stands.current = figure
      setShownValue(figure)
    }
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return show(value)
    const from = stands.current
    let began: number | undefined
    const step = (now: number) => {
      began ??= now
      const rest = 1 - Math.min(1, Math.max(0, now - began) / COUNT_MS)
      show(value + (from - value) * rest ** 3)
      if (rest > 0) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [value])
  return shownValue
}
