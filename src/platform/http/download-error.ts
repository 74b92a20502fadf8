export type DownloadCode = 'refused_address' | 'unreachable' | 'too_large'

/**
 * Why a download failed. `detail` names the host or its status, never the address, which may hold a password. `status` is the
 * unexpected status of the answer, if one came.
 */
export class DownloadError extends Error {
  readonly code: DownloadCode
  readonly detail: string
  readonly status: number | null

  constructor(code: DownloadCode, detail: string, { status = null, cause }: { status?: number | null; cause?: unknown } = {}) {
    super(`${code}: ${detail}`, { cause })
    this.name = 'DownloadError'
    this.code = code
    this.detail = detail
    this.status = status
  }
}
