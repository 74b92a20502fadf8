import { DownloadError } from './download-error.ts'
import { leaveBody, readBody, requestAddress } from './guarded-request.server.ts'
import type { Network } from './network.ts'

type Options = { network: Network; mostBytes: number; idleMs?: number; totalMs?: number; signal?: AbortSignal }
export type Download = { bytes: AsyncIterable<Uint8Array>; length: number | null; type: string }

const IDLE_MS = 15_000
const TOTAL_MS = 5 * 60_000

/**
 * Opens a download from an address that staff typed, limited in bytes, silence and total time; `signal` stops it. Throws a
 * {@link DownloadError}, also while the bytes are read.
 */
export async function openDownload(address: string, { network, mostBytes, idleMs = IDLE_MS, totalMs = TOTAL_MS, signal }: Options): Promise<Download> {
  const deadline = AbortSignal.timeout(totalMs)
  const answer = await requestAddress(address, { network, idleMs, signal: signal ? AbortSignal.any([deadline, signal]) : deadline })
  const { response, status, host } = answer
  if (status !== 200) {
    leaveBody(answer)
    throw new DownloadError('unreachable', `${host} answered ${status}`, { status })
  }
  const announced = Number(response.headers['content-length'] ?? Number.NaN)
  return { bytes: readBody(answer, mostBytes), length: Number.isNaN(announced) ? null : announced, type: response.headers['content-type'] ?? '' }
}
