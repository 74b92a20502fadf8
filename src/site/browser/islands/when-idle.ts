/** An idle task runs after this time, in ms, even if the browser is never idle. */
const MOST_MS = 2000

/** Runs a task when the browser is idle. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: MOST_MS })
  else setTimeout(task, 200)
}

/** Runs a task once the page has loaded and the browser is idle. */
export function whenQuiet(task: () => void): void {
  if (document.readyState === 'complete') whenIdle(task)
  else addEventListener('load', () => whenIdle(task), { once: true })
}
