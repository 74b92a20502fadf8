import { dataLayer } from './data-layer.ts'

/** How long is waited for the tag manager to say that it is ready. */
const MOST_MS = 5000
const READY = 'gtm_loaded'

/** The callbacks that wait for the tag manager; null when none is loading. */
let waiting: (() => void)[] | null = null

/** Runs a callback when the tag manager is ready: at once, unless one was asked for and has not answered yet. */
export function whenTagManagerReady(callback: () => void): void {
  if (waiting) waiting.push(callback)
  else run(callback)
}

/**
 * Delays callbacks until the event `gtm_loaded` is in the data layer, or 5 seconds have passed (A-343, C-346). When the visitor leaves the page earlier, the
 * callbacks run at once, so that no event is lost.
 */
export function awaitTagManager(): void {
  if (waiting) return
  waiting = []
  const layer = dataLayer()
  // It stays: the tag manager puts its own in front of it.
  const push = layer.push
  layer.push = (...entries) => {
    const length = push.apply(layer, entries)
    if (waiting && entries.some(isReady)) end()
    return length
  }
  const timer = setTimeout(() => {
    console.warn('gtm_loaded event not detected within timeout period')
    end()
  }, MOST_MS)
  addEventListener('pagehide', end)
  function end() {
    clearTimeout(timer)
    removeEventListener('pagehide', end)
    const waitingCalls = waiting ?? []
    waiting = null
    for (const callback of waitingCalls) run(callback)
  }
  if (layer.some(isReady)) end()
}

function isReady(entry: unknown): boolean {
  return (entry as { event?: unknown } | null)?.event === READY
}

/** One callback that fails keeps no other from running (C-345). */
function run(callback: () => void): void {
  try {
    callback()
  } catch (error) {
    console.error('Error executing callback', error)
  }
}
