/** How often a request is tried while the site is busy and says when to come again. */
const MOST_TRIES = 5
const LONGEST_WAIT_S = 30

/** Waits so many milliseconds; a signal that is aborted ends it early with its reason. */
export type Pause = (ms: number, signal?: AbortSignal) => Promise<void>

export const pauseOfBrowser: Pause = (ms, signal) =>
  new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end)
      resolve()
    }, ms)
    if (signal?.aborted) end()
    signal?.addEventListener('abort', end, { once: true })
  })

/** Sends a request that may be repeated, again while the answer is 503 with `Retry-After`; the last answer counts. */
export async function askPatiently(
  send: () => Promise<Response>,
  { pause = pauseOfBrowser, signal }: { pause?: Pause; signal?: AbortSignal | undefined } = {},
): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await send()
    const retryAfter = Number(response.headers.get('retry-after'))
    if (response.status !== 503 || !retryAfter || tries === MOST_TRIES) return response
    // Spread out, so that not all browsers retry at the same moment.
    await pause(Math.min(retryAfter, LONGEST_WAIT_S) * 1000 * (1 + Math.random() / 2), signal)
  }
}
