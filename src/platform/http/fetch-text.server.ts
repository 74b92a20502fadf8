import { Fault } from '#kernel/fault.ts'

type Options = { timeoutMs?: number; attempts?: number; headers?: Record<string, string> }

const PAUSE_MS = 200

/**
 * What somebody else's service answers to a GET: bounded in time, tried again with jitter when the service is slow or in
 * trouble, never when it refuses. Throws a Fault with the service's status, or 502 when nothing readable came.
 */
export async function fetchText(url: string, { timeoutMs = 3000, attempts = 2, headers = {} }: Options = {}): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) })
      if (!response.ok) throw new Fault(`${new URL(url).host} answered ${response.status}`, { status: response.status })
      return await response.text()
    } catch (error) {
      const isRefusal = error instanceof Fault && error.status < 500
      if (isRefusal || attempt >= attempts) {
        throw error instanceof Fault ? error : new Fault(`${new URL(url).host} did not answer`, { status: 502, cause: error })
      }
      await new Promise((resume) => setTimeout(resume, PAUSE_MS * (0.5 + Math.random())))
    }
  }
}

/** The same, read as JSON. */
export async function fetchJson(url: string, options: Options = {}): Promise<unknown> {
  const text = await fetchText(url, options)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Fault(`${new URL(url).host} did not answer with JSON`, { status: 502, cause })
  }
}
