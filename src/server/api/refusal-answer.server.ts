import type { Context } from 'hono'
import { errorBody } from './error-body.ts'
import { versionTag } from './record-version.ts'

/** What use-cases over records refuse with; every other code is a conflict with what is stored. */
export type Refusal = { code: string; details?: unknown }

const statuses: Readonly<Record<string, 403 | 404 | 412 | 422>> = { forbidden: 403, gone: 404, stale: 412, invalid: 422 }

/** A refusal over HTTP: `details` are the fields that are not valid, the record as it is now (stale), or what stands in the way. */
export function refusalAnswer(c: Context, { code, details }: Refusal): Response {
  const status = statuses[code] ?? 409
  if (status === 422) return c.json(errorBody(status, { fields: details as Record<string, string[]> }), status)
  if (status === 412) return c.json({ ...errorBody(status), data: details }, status, versionTag((details as { version: string }).version))
  if (status !== 409) return c.json(errorBody(status), status)
  return c.json({ ...errorBody(status, { code }), ...(details === undefined ? {} : { data: details }) }, status)
}
