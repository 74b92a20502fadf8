import { useEffect, useState } from 'react'

const SETTLE_MS = 200

/** A value once it has stopped changing: what is typed into a search box, before the server is asked. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)

  // The window's clock.
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), SETTLE_MS)
    return () => window.clearTimeout(timer)
  }, [value])
  return settled
}
