import { useEffect, useState } from 'react'
import { useRefresh } from 'react-admin'
import { seconds } from '#kernel/durations.ts'

const EVERY_MS = seconds(2)
/** A provider that is away answers much later; whoever waits longer opens the record again. */
const MOST = 30

/** Reads the record of the screen again every two seconds, for at most a minute, while something outside is still to be done about it. */
export function useRefreshWhile(isMoving: boolean): void {
  const refresh = useRefresh()
  const [times, setTimes] = useState(0)

  // The browser's clock.
  useEffect(() => {
    if (!isMoving || times >= MOST) return
    const timer = setTimeout(() => {
      setTimes(times + 1)
      refresh()
    }, EVERY_MS)
    return () => clearTimeout(timer)
  }, [isMoving, times, refresh])
  useEffect(() => {
    if (!isMoving) setTimes(0)
  }, [isMoving])
}
