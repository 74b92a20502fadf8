import type { BlockProblem } from '#block-engine/validate-block.ts'
import type { Problem } from '#domains/content/index.ts'
import type { FieldFlaws } from '#kernel/outcome.ts'
import { errorBody } from './error-body.ts'
import { versionTag } from './record-version.ts'

export type RefusalStatus = 401 | 403 | 404 | 409 | 412 | 422
type Problems = readonly (Problem | BlockProblem)[]
type Details = { current?: { version: string | number }; fields?: FieldFlaws; problems?: Problems }
export type RefusalAnswer = { body: object; headers: Record<string, string> }

/**
 * The body and the headers of a refusal, the only place where details become an answer: `fields` are named in the error; `problems` of
 * a page too, and stand beside it whole; `current` is `data`, its version the ETag; any other detail is `data`. A conflict answers
 * with the refusal's own code, every other status has one code.
 */
export function refusalAnswer({ ok: _, code, ...details }: { ok: false; code: string }, status: RefusalStatus): RefusalAnswer {
  const { current, fields, problems, ...others } = details as Details
  const [other] = Object.values(others)
  const flaws = problems ? fieldsOf(problems) : fields
  const error = errorBody(status, { ...(status === 409 ? { code } : {}), ...(flaws ? { fields: flaws } : {}) })
  const data = current ?? other
  return {
    body: { ...error, ...(data === undefined ? {} : { data }), ...(problems ? { problems } : {}) },
    headers: current ? versionTag(current.version) : {},
  }
}

function fieldsOf(problems: Problems): FieldFlaws {
  const fields: Record<string, string[]> = {}
  for (const { block, group, field, code, message } of problems) {
    const name = block === null ? (field ?? 'blocks') : ['blocks', block, group, field].filter(Boolean).join('.')
    fields[name] = [...(fields[name] ?? []), field === null || field === undefined ? code : message]
  }
  return fields
}
