/** An unexpected failure, such as a database that is down. `status` is the HTTP status that the route answers with. */
export class Fault extends Error {
  readonly status: number
  /** After how long it may be tried again; the usual time of the status without. */
  readonly retryAfterSeconds: number | undefined

  constructor(message: string, { status = 500, cause, retryAfterSeconds }: { status?: number; cause?: unknown; retryAfterSeconds?: number } = {}) {
    super(message, { cause })
    this.name = 'Fault'
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The error of an unmatched route or an invalid page request: 404 with exactly this message (A-073, A-074, C-325). */
export function notFound(): Fault {
  return new Fault('This page could not be found', { status: 404 })
}

/** The status of a thrown value: the error's own, else that of its response, else 500 (A-069, C-327). */
export function statusOf(error: unknown): number {
  return errorStatus(error) ?? errorStatus(memberOf(error, 'response')) ?? 500
}

function errorStatus(error: unknown): number | undefined {
  const status = memberOf(error, 'status')
  const isError = typeof status === 'number' && Number.isInteger(status) && status >= 400 && status <= 599
  return isError ? status : undefined
}

function memberOf(error: unknown, key: string): unknown {
  return typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[key] : undefined
}
