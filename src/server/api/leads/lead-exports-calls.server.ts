import { z } from '@hono/zod-openapi'
import type { LeadExportFormat } from '#domains/leads/index.ts'
import { createLeadExport, findLeadExport, openLeadExport } from '#domains/leads/index.server.ts'
import { done } from '#kernel/outcome.ts'
import { enqueueLeadExport } from '../../jobs/lead-jobs.server.ts'
import { bytes, created, data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { RecordId } from '../record-id.ts'
import { leadFilters } from './lead-shapes.ts'

const tag = 'Leads'
const params = z.object({ id: RecordId, export_id: RecordId })
const filters = leadFilters.extend({ q: z.string().max(200).optional() })
const LeadExport = z
  .object({
    id: z.int(),
    form_id: z.int(),
    format: z.enum(['csv', 'xlsx']),
    status: z.enum(['pending', 'processing', 'completed', 'failed']),
    filters,
    rows_count: z.int().openapi({ description: 'The number of rows that are written.' }),
    rows_total: z.int(),
    created_at: z.iso.datetime(),
    finished_at: z.iso.datetime().nullable(),
    error: z.string().nullable(),
  })
  .openapi('LeadExport')
const types: Record<LeadExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Exports of leads: ordered, watched, fetched (C-078, C-236 to C-240). */
export const leadExportsCalls = [
  defineCall({
    method: 'post',
    path: '/forms_api/forms/{id}/lead_exports',
    tag,
    who: 'leads.export',
    needsProof: true,
    summary: 'Orders an export of the leads of a form, which a job writes',
    params: z.object({ id: RecordId }),
    body: z.object({ filters: filters.default({}), format: z.enum(['csv', 'xlsx']).default('csv') }),
    answer: created(LeadExport, 'The export.'),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id: formId }, body: { format, filters: chosenFilters } }) =>
      createLeadExport(ctx, { formId, format, filters: JSON.parse(JSON.stringify(chosenFilters)) }, (tx, id) => enqueueLeadExport(ctx.services, tx, id)),
  }),
  defineCall({
    method: 'get',
    path: '/forms_api/forms/{id}/lead_exports/{export_id}',
    tag,
    who: 'leads.export',
    summary: 'Reads the progress of an export',
    params,
    answer: data(LeadExport, 'The export.'),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id, export_id: exportId } }) => findLeadExport(ctx, { formId: id, id: exportId }),
  }),
  defineCall({
    method: 'get',
    path: '/forms_api/forms/{id}/lead_exports/{export_id}/download',
    tag,
    who: 'leads.export',
    needsProof: true,
    summary: 'Downloads the file of a completed export',
    description: 'The file is kept for a day.',
    params,
    answer: bytes<{ bytes: AsyncIterable<Uint8Array>; name: string; type: string }>(Object.values(types), 'The file.'),
    extraHeaders: ({ name, type }) => ({ 'content-type': type, 'content-disposition': `attachment; filename="${name}"`, 'x-content-type-options': 'nosniff' }),
    refusals: { forbidden: 403, gone: 404, export_not_ready: 409 },
    run: async (ctx, { params: { id, export_id: exportId } }) => {
      const outcome = await openLeadExport(ctx, ctx.services.storage, { formId: id, id: exportId })
      if (!outcome.ok) return outcome
      const { format, day, bytes: pieces } = outcome.value
      return done({ bytes: pieces, type: types[format], name: `leads-${id}-${day}.${format}` })
    },
  }),
]
