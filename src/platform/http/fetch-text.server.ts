import { Fault } from '#kernel/fault.ts'
import { DownloadError } from './download-error.ts'
import { readBody, requestAddress } from './guarded-request.server.ts'
import type { Network } from './network.ts'

type Limits = { network: Network; timeoutMs?: number; mostBytes?: number }
type Options = Limits & { attempts?: number; headers?: Record<string, string> }

const PAUSE_MS = 200
const TIMEOUT_MS = 3000
const MOST_BYTES = 1_000_000

/**
 * GETs text from a third-party address in the settings: guarded by {@link requestAddress}, limited in time and bytes, retried with
 * jitter when the service is slow or fails, never when it refuses. Throws a Fault with the service's status, or 502 without a
 * readable answer.
 */
export async function fetchText(address: string, { attempts = 2, headers = {}, ...limits }: Options): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { status, host, text } = await ask(address, headers, limits)
      if (status >= 200 && status < 300) return text
      throw new DownloadError('unreachable', `${host} answered ${status}`, { status })
    } catch (error) {
      if (!(error instanceof DownloadError)) throw error
      const mayChange = error.code === 'unreachable' && (error.status ?? 500) >= 500
      if (!mayChange || attempt >= attempts) throw faultOf(error)
      await new Promise((resume) => setTimeout(resume, PAUSE_MS * (0.5 + Math.random())))
    }
  }
}

/** {@link fetchText}, parsed as JSON. */
export async function fetchJson(address: string, options: Options): Promise<unknown> {
  const text = await fetchText(address, options)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Fault(`${new URL(address).host} did not answer with JSON`, { status: 502, cause })
  }
}

/** `fetch` for code that also runs in browsers: GETs only, with the same guard and limits. */
export function guardedFetch(limits: Limits): (address: RequestInfo | URL, init?: RequestInit) => Promise<Response> {
  return async (address, init) => {
    const { status, text } = await ask(String(address), Object.fromEntries(new Headers(init?.headers)), limits)
    return new Response(isBodyless(status) ? null : text, { status })
  }
}

type Answer = { status: number; host: string; text: string }

async function ask(address: string, headers: Record<string, string>, { network, timeoutMs = TIMEOUT_MS, mostBytes = MOST_BYTES }: Limits): Promise<Answer> {
  const answer = await requestAddress(address, { network, idleMs: timeoutMs, signal: AbortSignal.timeout(timeoutMs), headers })
  const bytes = await Array.fromAsync(readBody(answer, mostBytes))
  return { status: answer.status, host: answer.host, text: Buffer.concat(bytes).toString() }
}

function isBodyless(status: number): boolean {
  return status === 204 || status === 205 || status === 304
}

function faultOf({ code, detail, status, cause }: DownloadError): Fault {
  if (code === 'unreachable') return new Fault(detail, { status: status ?? 502, cause })
  return new Fault(code === 'too_large' ? `${detail} answered with too much` : `${detail} may not be asked`, { status: 502, cause })
}
