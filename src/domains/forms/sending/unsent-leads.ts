import type { LeadToSend } from './send-lead.ts'

/** The storage key of forms that could not be sent yet. */
export const UNSENT_KEY = 'maarad_unsent_leads'

/** The forms that wait for a connection; none without storage. */
export function readUnsent(): LeadToSend[] {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(UNSENT_KEY) ?? '[]')
    return Array.isArray(json) ? (json as LeadToSend[]) : []
  } catch {
    // Nothing readable is kept, so nothing waits to be sent.
    return []
  }
}

/** Stores a form until it is sent; false without storage. */
export function keepUnsent(lead: LeadToSend): boolean {
  return write([...readUnsent().filter(({ key }) => key !== lead.key), lead])
}

export function forgetUnsent(key: string): void {
  write(readUnsent().filter((lead) => lead.key !== key))
}

function write(leads: readonly LeadToSend[]): boolean {
  try {
    if (leads.length === 0) localStorage.removeItem(UNSENT_KEY)
    else localStorage.setItem(UNSENT_KEY, JSON.stringify(leads))
    return true
  } catch {
    // The caller says that it could not be kept.
    return false
  }
}
