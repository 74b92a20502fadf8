import { useEffect, useState } from 'react'

const SETTLE_MS = 200

/** The value once it has stopped changing for a moment, such as the text in a search box before the server is asked. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)

  // The window's clock.
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), SETTLE_MS)
    return () => window.clearTimeout(timer)
  }, [value])
  return settled
}
