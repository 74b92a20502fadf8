/** Milliseconds after which an idle task runs even if the browser never rests. */
const MOST_MS = 2000

/** Runs a task when the browser has nothing better to do. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: MOST_MS })
  else setTimeout(task, 200)
}
