/** An idle period of at least this length means that nothing waits to be drawn. */
const IDLE_MS = 30
const AT_LATEST_MS = 2000

/** Resolves when the browser is idle, and after two seconds at the latest. Without `requestIdleCallback` it resolves after a moment. */
export function idleTime(): Promise<void> {
  if (!('requestIdleCallback' in globalThis)) return new Promise((resolve) => setTimeout(resolve, 200))
  return new Promise((resolve) => {
    const began = performance.now()
    const ask = () =>
      requestIdleCallback((deadline) => (deadline.timeRemaining() >= IDLE_MS || performance.now() - began > AT_LATEST_MS ? resolve() : ask()), {
        timeout: AT_LATEST_MS,
      })
    ask()
  })
}
