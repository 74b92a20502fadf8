import { z } from '@hono/zod-openapi'
import { stringify } from 'csv-stringify/sync'
import { type AuditEntry, listAuditEntries } from '#domains/accounts/index.server.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { data, file, listPage } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { listQuery, listRequest } from '../list-query.ts'
import { RecordId } from '../record-id.ts'

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
const moment = z.iso.datetime({ offset: true }).or(z.iso.date()).optional()
const Query = listQuery(['at', 'id', 'actor_id', 'action', 'subject'], { actor_id: z.string(), action: z.string(), subject: z.string() }).extend({
  order: z.enum(['asc', 'desc']).default('desc'),
  from: moment,
  to: moment,
})
/** A file holds at most so many entries: a spreadsheet opens it, and nobody's request takes the process's memory. */
const MOST_ROWS = 20_000

const rules = { tag: 'Audit', who: 'staff', method: 'get' } as const

/** The audit log, read-only. */
export const auditCalls = [
  defineCall({
    ...rules,
    path: '/api/audit_entries',
    summary: 'Lists who changed what, newest first',
    query: Query,
    answer: listPage(AuditRecord, 'A page of the log.'),
    isReadOnly: true,
    refusals: { forbidden: 403 },
    run: async (ctx, { query }) => {
      const { request, span } = askedOf(query)
      const outcome = await listAuditEntries(ctx, request, span)
      return outcome.ok ? done({ ...outcome.value, rows: outcome.value.rows.map(recordOf) }) : outcome
    },
  }),
  defineCall({
    ...rules,
    path: '/api/audit_entries.csv',
    summary: 'Exports the audit log as a file for spreadsheets',
    query: Query,
    answer: file('text/csv', 'audit.csv', 'The log as CSV.'),
    isReadOnly: true,
    refusals: { forbidden: 403 },
    run: async (ctx, { query }) => {
      const { request, span } = askedOf(query)
      const outcome = await listAuditEntries(ctx, { ...request, page: 1, perPage: MOST_ROWS }, span)
      if (!outcome.ok) return outcome
      const rows = outcome.value.rows.map(recordOf).map(({ version: _, changes, ...row }) => ({ ...row, changes: JSON.stringify(changes) }))
      const columns = ['id', 'at', 'actor_id', 'actor_name', 'action', 'subject', 'changes']
      // Spreadsheets read a cell that begins with = as a formula, and Arabic only behind a byte order mark.
      return done(stringify(rows, { header: true, columns, bom: true, escape_formulas: true }))
    },
  }),
  defineCall({
    ...rules,
    path: '/api/audit_entries/{id}',
    summary: 'Reads an entry of the audit log',
    params: z.object({ id: RecordId }),
    answer: data(AuditRecord, 'The entry.'),
    refusals: { forbidden: 403, gone: 404 },
    run: async (ctx, { params: { id } }) => {
      const { request } = askedOf(Query.parse({ ids: String(id) }))
      const outcome = await listAuditEntries(ctx, request)
      if (!outcome.ok) return outcome
      const [entry] = outcome.value.rows
      return entry ? done(recordOf(entry)) : refuse('gone')
    },
  }),
]

function askedOf({ from, to, ...query }: z.infer<typeof Query>) {
  return { request: listRequest(query), span: { from: from ? new Date(from) : undefined, to: to ? new Date(to) : undefined } }
}

function recordOf({ id, at, actorId, actorName, action, subject, changes }: AuditEntry): z.infer<typeof AuditRecord> {
  return { id, at: at.toISOString(), actor_id: actorId, actor_name: actorName, action, subject, changes, version: String(id) }
}
