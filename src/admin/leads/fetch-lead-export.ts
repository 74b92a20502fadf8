import type { LeadExport, LeadExportFormat } from '#domains/leads/index.ts'
import { formsCalls } from '../data-provider/forms-calls.ts'

/** The polling interval of an export (C-080). */
export const POLL_MS = 2000
export const MOST_POLLS = 150

export type ExportOrder = { formId: number; format: LeadExportFormat; filters: LeadExport['filters'] }
type Watched = { signal: AbortSignal; onProgress: (found: LeadExport) => void }

/**
 * Polls an export until its file can be fetched; resolves to null when it failed or is unfinished after the last poll (C-078, C-080). Without `known` it
 * orders a new export first.
 */
export async function fetchLeadExport(order: ExportOrder, known: LeadExport | null, { signal, onProgress }: Watched): Promise<Blob | null> {
  const calls = formsCalls(signal)
  const { id } = known ?? ((await calls.createLeadExport(order.formId, order.filters, order.format)) as LeadExport)
  for (let poll = 0; poll < MOST_POLLS; poll += 1) {
    await pause(signal)
    const found = (await calls.getLeadExport(order.formId, id)) as LeadExport
    onProgress(found)
    if (found.status === 'completed') return (await calls.downloadLeadExport(order.formId, id)) as Blob
    if (found.status === 'failed') return null
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
