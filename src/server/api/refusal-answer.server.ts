import { byName } from '#kernel/by-name.ts'
import type { BlockProblem } from '#block-engine/stored/validate-block.ts'
import type { Problem } from '#domains/content/index.ts'
import type { FieldFlaws } from '#kernel/outcome.ts'
import { errorBody } from './error-body.ts'
import { versionTag } from './record-version.ts'
import { type RefusalWords, wordedError } from './refusal-words.ts'

export type RefusalStatus = 400 | 401 | 402 | 403 | 404 | 409 | 412 | 413 | 422 | 429 | 502 | 503
type Problems = readonly (Problem | BlockProblem)[]
type Details = {
  current?: { version: string | number; revision?: number }
  fields?: FieldFlaws
  problems?: Problems
  retryAfterSeconds?: number
  errors?: readonly object[]
}
export type RefusalAnswer = { body: object; headers: Record<string, string> }

/**
 * The body and headers of a refusal; nothing else turns details into a response. `fields` go into the error. A page's `problems` go into
 * the error by field and, complete, beside it. `current` becomes `data`, and its version the ETag (its revision, where a version is something else).
 * Any other detail becomes `data`. A
 * conflict uses the refusal's code; every other status has one fixed code, unless the call has words of its own for it. `retryAfterSeconds` becomes
 * the header `Retry-After`; `errors` stands in the body as it is.
 */
export function refusalAnswer({ ok: _, code, ...details }: { ok: false; code: string }, status: RefusalStatus, words?: RefusalWords): RefusalAnswer {
  const { current, fields, problems, retryAfterSeconds, errors, ...others } = details as Details
  const [other] = Object.values(others)
  const flaws = problems ? fieldsOf(problems) : fields
  const error = errorBody(status, { ...(status === 409 ? { code } : {}), ...(flaws ? { fields: flaws } : {}), ...wordedError(words, code, flaws) })
  const data = current ?? other
  return {
    body: { ...(errors ? { errors } : {}), ...error, ...(data === undefined ? {} : { data }), ...(problems ? { problems } : {}) },
    headers: {
      ...(current ? versionTag(current.revision ?? current.version) : {}),
      ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    },
  }
}

function fieldsOf(problems: Problems): FieldFlaws {
  const fields: Record<string, string[]> = byName()
  for (const { block, group, field, code, message } of problems) {
    const name = block === null ? (field ?? 'blocks') : ['blocks', block, group, field].filter(Boolean).join('.')
    fields[name] = [...(fields[name] ?? []), field === null || field === undefined ? code : message]
  }
  return fields
}
