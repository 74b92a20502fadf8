import { readBody, type Method, requestAddress } from './guarded-request.server.ts'
import type { Network } from './network.ts'

type Options = {
  network: Network
  timeoutMs: number
  method?: Method
  headers?: Record<string, string>
  body?: string
  mostBytes?: number
  /** How many redirects of a GET are followed; with 0 a redirect is the answer. */
  mostRedirects?: number
  signal?: AbortSignal
}

/** The answer of a service, whatever its status. Headers that came twice are joined. */
export type ServiceAnswer = { status: number; headers: Readonly<Record<string, string>>; text: string }

const MOST_BYTES = 1_000_000

/**
 * Sends one request to a service, guarded by {@link requestAddress} and limited in time and bytes; never repeated and, unless it is a
 * GET, never redirected. Throws a DownloadError when no complete answer came.
 */
export async function sendRequest(address: string, { network, timeoutMs, mostBytes = MOST_BYTES, signal, ...request }: Options): Promise<ServiceAnswer> {
  const deadline = AbortSignal.timeout(timeoutMs)
  const answer = await requestAddress(address, { network, idleMs: timeoutMs, signal: signal ? AbortSignal.any([deadline, signal]) : deadline, ...request })
  const bytes = await Array.fromAsync(readBody(answer, mostBytes))
  const headers = Object.entries(answer.response.headers).map(([name, value]) => [name, [value].flat().join(', ')])
  return { status: answer.status, headers: Object.fromEntries(headers), text: Buffer.concat(bytes).toString() }
}
