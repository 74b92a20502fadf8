/** A rest that is as long as this is one in which nothing waits to be drawn. */
const REST_MS = 30
const AT_LATEST_MS = 2000

/** Ends when the browser has nothing else to do, and after two seconds at the latest; where it does not tell, after a moment. */
export function idleTime(): Promise<void> {
  if (!('requestIdleCallback' in globalThis)) return new Promise((resolve) => setTimeout(resolve, 200))
  return new Promise((resolve) => {
    const began = performance.now()
    const ask = () =>
      requestIdleCallback((deadline) => (deadline.timeRemaining() >= REST_MS || performance.now() - began > AT_LATEST_MS ? resolve() : ask()), {
        timeout: AT_LATEST_MS,
      })
    ask()
  })
}
