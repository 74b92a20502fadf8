import type { Context } from 'hono'
import type { FieldFlaws } from '#kernel/outcome.ts'
import { errorBody } from './error-body.ts'
import { versionTag } from './record-version.ts'

/** What use-cases over records refuse with; every other code is a conflict with what is stored. */
export type Refusal = { code: string; current?: unknown; fields?: FieldFlaws }

const statuses: Readonly<Record<string, 403 | 404 | 412 | 422>> = { forbidden: 403, gone: 404, stale: 412, invalid: 422 }

/** A refusal over HTTP: the fields that are not valid, the record as it is now (stale), or what stands in the way. */
export function refusalAnswer(c: Context, refusal: Refusal): Response {
  const { ok: _, code, current, fields, ...details } = refusal as Refusal & { ok?: false }
  const status = statuses[code] ?? 409
  if (status === 422) return c.json(errorBody(status, { fields: fields ?? {} }), status)
  if (status === 412) return c.json({ ...errorBody(status), data: current }, status, versionTag((current as { version: string }).version))
  if (status !== 409) return c.json(errorBody(status), status)
  const [data] = Object.values(details)
  return c.json({ ...errorBody(status, { code, ...(fields ? { fields } : {}) }), ...(data === undefined ? {} : { data }) }, status)
}
