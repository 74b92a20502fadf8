import { z } from '@hono/zod-openapi'
import type { FieldFlaws } from '#kernel/outcome.ts'

/** What every failed call answers. `fields` names what is wrong where; `message` is for people who build on the API. */
export const ErrorBody = z
  .object({
    error: z.object({
      status: z.int(),
      code: z.string(),
      message: z.string(),
      fields: z.record(z.string(), z.array(z.string()).readonly()).optional(),
    }),
  })
  .openapi('Error')
export type ErrorBody = z.infer<typeof ErrorBody>

const codes: Record<number, readonly [code: string, message: string]> = {
  400: ['bad_request', 'The request could not be understood.'],
  401: ['unauthorised', 'A session or a bearer token is needed.'],
  403: ['forbidden', 'You may not do that.'],
  404: ['not_found', 'This page could not be found'],
  409: ['conflict', 'The request conflicts with what is stored.'],
  412: ['stale', 'Somebody else has changed it since.'],
  413: ['too_large', 'The request is too large.'],
  422: ['invalid', 'Some values are not valid.'],
  428: ['precondition_required', 'If-Match is needed.'],
  503: ['unavailable', 'The service is not available at the moment.'],
}

const arabic: Readonly<Record<number, string>> = { 413: 'الطلب أكبر من الحد المسموح به.' }

/** The code that a status has where a refusal brings none of its own. */
export function errorCode(status: number): string {
  return codes[status]?.[0] ?? 'error'
}

type ErrorDetails = { code?: string; message?: string; fields?: FieldFlaws }

/** The body for a status; details only where the caller has some. Messages that visitors read are Arabic for whom prefers that. */
export function errorBody(status: number, details: ErrorDetails = {}, acceptLanguage = ''): ErrorBody {
  const english = codes[status]?.[1] ?? 'Something went wrong.'
  const message = acceptLanguage.startsWith('ar') ? (arabic[status] ?? english) : english
  return { error: { status, code: errorCode(status), message, ...details } }
}
