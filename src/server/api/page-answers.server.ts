import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { BlockProblem } from '#block-engine/validate-block.ts'
import { type Draft, PageContentShape, pageStatuses, type Problem } from '#domains/content/index.ts'
import type { PageRow } from '#domains/content/index.server.ts'
import type { FieldFlaws } from '#kernel/outcome.ts'
import type { AppEnv } from '../app-env.ts'
import { contextOf, type Services } from '../services.server.ts'
import { errorBody } from './error-body.ts'
import { pageBody } from './page-shape.ts'
import { RecordId } from './record-id.ts'
import { namedVersion, versionTag } from './record-version.ts'
import { forStaff, staffOnly } from './staff-only.server.ts'

/** What every call of staff about pages has in common. */
export const forPages = { tags: ['Pages'], security: [{ bearer: [] }], middleware: staffOnly }
export const byId = z.object({ id: RecordId })
export const Precondition = z.object({ 'if-match': z.string().optional() })

export const ProblemShape = z
  .object({ block: z.string().nullable(), group: z.string().optional(), field: z.string().nullable(), code: z.string(), message: z.string() })
  .openapi('Problem')

export const PageContentAnswer = z.object(PageContentShape.shape).openapi('PageContent')

export const DraftShape = z
  .object({
    page_id: z.int(),
    version: z.int(),
    base_version: z.int(),
    live_version: z.int(),
    status: z.enum(pageStatuses),
    live_path: z.string(),
    content: PageContentAnswer,
    updated_at: z.iso.datetime().nullable(),
    updated_by: z.string().nullable(),
    is_changed: z.boolean(),
    problems: z.array(ProblemShape),
  })
  .openapi('Draft')

/** The context of the staff who ask; {@link staffOnly} has turned away everybody else. */
export function staffContext(services: Services, c: Context<AppEnv>) {
  return contextOf(services, c.get('staff'))
}

/** The version of If-Match; null where it names none, which is answered with 428. */
export function askedVersion(c: Context<AppEnv>): number | null {
  const named = namedVersion(c.req.header('if-match'))
  return named !== null && /^\d{1,9}$/.test(named) ? Number(named) : null
}

export function missingVersion(c: Context<AppEnv>): Response {
  return c.json(errorBody(428), 428)
}

/** A draft as an answer, its version as ETag. */
export function draftAnswer(c: Context<AppEnv>, draft: Draft): Response {
  return c.json({ data: draft }, 200, { ...forStaff, ...versionTag(draft.version) })
}

type Refused = { code: string; current?: Draft | PageRow; fields?: FieldFlaws; problems?: readonly (Problem | BlockProblem)[] }
const statuses: Readonly<Record<string, 403 | 404 | 409 | 412 | 422>> = { forbidden: 403, gone: 404, path_taken: 409, stale: 412, invalid: 422, past: 422 }

/**
 * A refusal of a use-case about pages: problems as fields and as `problems`, the draft or the page that stands in the way as `data`,
 * paths that are taken as the fields of `path`.
 */
export function refusedPage(c: Context<AppEnv>, { code, current, fields, problems = [] }: Refused): Response {
  const status = statuses[code] ?? 409
  if (current) {
    const data = 'page_id' in current ? current : pageBody(current, [])
    return c.json({ ...errorBody(status), data }, status, { ...forStaff, ...versionTag(data.version) })
  }
  if (code === 'path_taken') return c.json(errorBody(status, { code, ...(fields ? { fields } : {}) }), status)
  if (code !== 'invalid') return c.json(errorBody(status, fields ? { fields } : {}), status)
  return c.json({ ...errorBody(status, { fields: fieldsOf(problems) }), problems }, status)
}

function fieldsOf(problems: readonly (Problem | BlockProblem)[]): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  for (const { block, group, field, code, message } of problems) {
    const name = block === null ? (field ?? 'blocks') : ['blocks', block, group, field].filter(Boolean).join('.')
    fields[name] = [...(fields[name] ?? []), field === null || field === undefined ? code : message]
  }
  return fields
}
