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

/** The body for a status; details only where the caller has some. */
export function errorBody(status: number, details: { code?: string; message?: string; fields?: FieldFlaws } = {}): ErrorBody {
  const [code, message] = codes[status] ?? ['error', 'Something went wrong.']
  return { error: { status, code, message, ...details } }
}
