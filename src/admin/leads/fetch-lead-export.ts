import type { LeadExportFormat } from '#domains/leads/index.ts'
import { ask, askFile, type DataOf } from '../data-provider/ask.ts'

/** The polling interval of an export (C-080). */
export const POLL_MS = 2000
export const MOST_POLLS = 150

export type LeadExport = DataOf<'GET /forms_api/forms/{id}/lead_exports/{export_id}'>
export type ExportOrder = { formId: number; format: LeadExportFormat; filters: LeadExport['filters'] }
type Watched = { signal: AbortSignal; onProgress: (leadExport: LeadExport) => void }

/**
 * Polls an export until its file can be fetched; resolves to null when it failed or is unfinished after the last poll (C-078, C-080). Without `knownExport` it
 * orders a new export first.
 */
export async function fetchLeadExport(order: ExportOrder, knownExport: LeadExport | null, { signal, onProgress }: Watched): Promise<Blob | null> {
  const { formId, filters, format } = order
  const { id } = knownExport ?? (await ask('POST /forms_api/forms/{id}/lead_exports', { params: { id: formId }, body: { filters, format }, signal })).data
  const params = { id: formId, export_id: id }
  for (let poll = 0; poll < MOST_POLLS; poll += 1) {
    await pause(signal)
    const { data: leadExport } = await ask('GET /forms_api/forms/{id}/lead_exports/{export_id}', { params, signal })
    onProgress(leadExport)
    if (leadExport.status === 'completed') return askFile('GET /forms_api/forms/{id}/lead_exports/{export_id}/download', { params, signal })
    if (leadExport.status === 'failed') return null
  }
  return null
}

/** Waits until the next poll; rejects at once when the signal is aborted. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, POLL_MS)
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
  })
}
