import type { LeadFilter } from '../lead-filter.ts'

/** How far an export is (C-079). A failed one is started anew as another export. */
type LeadExportState = 'pending' | 'processing' | 'completed' | 'failed'
export type LeadExportFormat = 'csv' | 'xlsx'

/** An export of the leads of a form (C-237). `rows_count` grows while it is written. */
export type LeadExport = {
  id: number
  form_id: number
  format: LeadExportFormat
  status: LeadExportState
  filters: Omit<LeadFilter, 'form_id'>
  rows_count: number
  rows_total: number
  created_at: string
  finished_at: string | null
  error: string | null
}
