import { z } from '@hono/zod-openapi'
import type { FieldFlaws } from '#kernel/outcome.ts'

/** The body of every failed call. `fields` has the errors by field; `message` is for API developers. */
export const ErrorBody = z
  .object({
    error: z.object({
      status: z.int(),
      code: z.string(),
      message: z.string(),
      request_id: z.string().optional().openapi({ description: 'The id of the request in the log of the server, for failures of the server.' }),
      fields: z.record(z.string(), z.array(z.string()).readonly()).optional(),
    }),
  })
  .openapi('Error')
export type ErrorBody = z.infer<typeof ErrorBody>

const namedStatuses = {
  400: ['bad_request', 'The request could not be understood.'],
  401: ['unauthorised', 'A session or a bearer token is needed.'],
  402: ['payment_failed', 'The payment was not made.'],
  403: ['forbidden', 'You may not do that.'],
  404: ['not_found', 'This page could not be found'],
  405: ['method_not_allowed', 'The address does not answer this method; see Allow.'],
  408: ['timeout', 'The body stopped arriving.'],
  409: ['conflict', 'The request conflicts with what is stored.'],
  412: ['stale', 'Somebody else has changed it since.'],
  413: ['too_large', 'The request is too large.'],
  415: ['unsupported_type', 'The content type of the body is not accepted.'],
  422: ['invalid', 'Some values are not valid.'],
  428: ['precondition_required', 'If-Match is needed.'],
  429: ['too_many_requests', 'Too many requests; try again later.'],
  502: ['provider_unavailable', 'The payment provider does not answer.'],
  503: ['unavailable', 'The service is not available at the moment.'],
} as const
const codes: Readonly<Record<number, readonly [code: string, message: string]>> = namedStatuses
type NamedStatuses = typeof namedStatuses
/** The code of a status, as a type. */
export type CodeOfStatus<Status extends number> = Status extends keyof NamedStatuses ? NamedStatuses[Status][0] : 'error'

const arabic: Readonly<Record<number, string>> = { 413: 'الطلب أكبر من الحد المسموح به.' }

/** The code of a status, for failures without a code of their own. */
export function errorCode(status: number): string {
  return codes[status]?.[0] ?? 'error'
}

type ErrorDetails = { code?: string; message?: string; fields?: FieldFlaws; request_id?: string }

/** The body for a status, with the caller's details. Messages that visitors read are Arabic if Accept-Language prefers it. */
export function errorBody(status: number, details: ErrorDetails = {}, acceptLanguage = ''): ErrorBody {
  const english = codes[status]?.[1] ?? 'Something went wrong.'
  const message = acceptLanguage.startsWith('ar') ? (arabic[status] ?? english) : english
  return { error: { status, code: errorCode(status), message, ...details } }
}
