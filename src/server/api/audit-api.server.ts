import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { stringify } from 'csv-stringify/sync'
import { type AuditEntry, listAuditEntries } from '#domains/accounts/index.server.ts'
import type { AppEnv } from '../app-env.ts'
import { contextOf, type Services } from '../services.server.ts'
import { failures, json } from './answers.server.ts'
import { apiApp } from './api-app.server.ts'
import { errorBody } from './error-body.ts'
import { listAnswer, listBody, listQuery, listRequest } from './list-query.ts'
import { RecordId } from './record-id.ts'
import { refusalAnswer } from './refusal-answer.server.ts'
import { forStaff, staffOnly } from './staff-only.server.ts'

const AuditRecord = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    actor_id: z.string(),
    actor_name: z.string(),
    action: z.string(),
    subject: z.string(),
    changes: z.record(z.string(), z.array(z.unknown())),
    version: z.string(),
  })
  .openapi('AuditEntry')
const tags = ['Audit']
const security = [{ bearer: [] }]
const moment = z.iso.datetime({ offset: true }).or(z.iso.date()).optional()
const Query = listQuery(['at', 'id', 'actor_id', 'action', 'subject'], { actor_id: z.string(), action: z.string(), subject: z.string() }).extend({
  order: z.enum(['asc', 'desc']).default('desc'),
  from: moment,
  to: moment,
})
/** A file holds at most so many entries: a spreadsheet opens it, and nobody's request takes the process's memory. */
const MOST_ROWS = 20_000

const list = createRoute({
  method: 'get',
  path: '/api/audit_entries',
  tags,
  security,
  middleware: staffOnly,
  summary: 'Who changed what, the latest first',
  request: { query: Query },
  responses: { 200: json(listBody(AuditRecord), 'A page of the log.'), ...failures(401, 403, 422) },
})
const read = createRoute({
  method: 'get',
  path: '/api/audit_entries/{id}',
  tags,
  security,
  middleware: staffOnly,
  summary: 'One entry',
  request: { params: z.object({ id: RecordId }) },
  responses: { 200: json(z.object({ data: AuditRecord }), 'The entry.'), ...failures(401, 403, 404) },
})
const download = createRoute({
  method: 'get',
  path: '/api/audit_entries.csv',
  tags,
  security,
  middleware: staffOnly,
  summary: 'The same as a file for spreadsheets',
  request: { query: Query },
  responses: { 200: { description: 'The log.', content: { 'text/csv': { schema: z.string() } } }, ...failures(401, 403, 422) },
})

/** `/api/audit_entries`, to read only. */
export function auditRoutes(services: Services): OpenAPIHono<AppEnv> {
  const routes = apiApp()
  routes.openapi(download, async (c) => {
    const { request, span } = askedOf(c.req.valid('query'))
    const outcome = await listAuditEntries(contextOf(services, c.get('staff')), { ...request, page: 1, perPage: MOST_ROWS }, span)
    if (!outcome.ok) return refusalAnswer(c, outcome) as never
    const rows = outcome.value.rows.map(recordOf).map(({ version: _, changes, ...row }) => ({ ...row, changes: JSON.stringify(changes) }))
    const columns = ['id', 'at', 'actor_id', 'actor_name', 'action', 'subject', 'changes']
    // Spreadsheets read a cell that begins with = as a formula, and Arabic only behind a byte order mark.
    const csv = stringify(rows, { header: true, columns, bom: true, escape_formulas: true })
    return c.body(csv, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="audit.csv"',
      ...forStaff,
    })
  })
  routes.openapi(list, async (c) => {
    const { request, span } = askedOf(c.req.valid('query'))
    const outcome = await listAuditEntries(contextOf(services, c.get('staff')), request, span)
    if (!outcome.ok) return refusalAnswer(c, outcome) as never
    const { rows, total } = outcome.value
    return c.json(listAnswer({ rows: rows.map(recordOf), total }, request), 200, forStaff)
  })
  routes.openapi(read, async (c) => {
    const { request } = askedOf(Query.parse({ ids: String(c.req.valid('param').id) }))
    const outcome = await listAuditEntries(contextOf(services, c.get('staff')), request)
    if (!outcome.ok) return refusalAnswer(c, outcome) as never
    const [entry] = outcome.value.rows
    return entry ? c.json({ data: recordOf(entry) }, 200, forStaff) : c.json(errorBody(404), 404)
  })
  return routes
}

function askedOf({ from, to, ...query }: z.infer<typeof Query>) {
  return { request: listRequest(query), span: { from: from ? new Date(from) : undefined, to: to ? new Date(to) : undefined } }
}

function recordOf({ id, at, actorId, actorName, action, subject, changes }: AuditEntry): z.infer<typeof AuditRecord> {
  return { id, at: at.toISOString(), actor_id: actorId, actor_name: actorName, action, subject, changes, version: String(id) }
}
