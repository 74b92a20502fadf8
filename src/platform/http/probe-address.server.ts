import { DownloadError } from './download-error.ts'
import { leaveBody, type Method, requestAddress } from './guarded-request.server.ts'
import type { Network } from './network.ts'

/** `dead`: nobody finds anything there. `unknown`: it could not be told, since the site did not answer in time, has trouble, refuses programs or may not be asked. */
export type Probe = { state: 'ok' | 'dead' | 'unknown'; status: number | null }

const GONE = new Set([404, 410])

/**
 * Whether an address of another site answers, without its body: asked by HEAD, and by GET where that is no success, since many sites answer HEAD wrongly. Guarded by
 * {@link requestAddress}; it never throws for what the other site does.
 */
export async function probeAddress(address: string, { network, timeoutMs }: { network: Network; timeoutMs: number }): Promise<Probe> {
  const head = await askBy('HEAD', address, { network, timeoutMs })
  return head.state === 'ok' || head.status === null ? head : askBy('GET', address, { network, timeoutMs })
}

async function askBy(method: Method, address: string, { network, timeoutMs }: { network: Network; timeoutMs: number }): Promise<Probe> {
  try {
    const answer = await requestAddress(address, { network, method, idleMs: timeoutMs, signal: AbortSignal.timeout(timeoutMs) })
    leaveBody(answer)
    const { status } = answer
    if (status >= 200 && status < 400) return { state: 'ok', status }
    return { state: GONE.has(status) ? 'dead' : 'unknown', status }
  } catch (error) {
    if (!(error instanceof DownloadError)) throw error
    return { state: isDead(error) ? 'dead' : 'unknown', status: null }
  }
}

/** The name does not exist, or redirects never end: these are the failures that come without a cause. */
function isDead({ code, cause }: DownloadError): boolean {
  if (code !== 'unreachable') return false
  return cause === undefined || (cause instanceof Error && 'code' in cause && cause.code === 'ENOTFOUND')
}
