import type { LeadFilter } from '../lead-filter.ts'

/** Every move of an export (C-079). A failed one is started anew as another export. */
export const exportMoves = { pending: ['processing'], processing: ['completed', 'failed'], completed: [], failed: [] } as const
export type LeadExportState = keyof typeof exportMoves
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
