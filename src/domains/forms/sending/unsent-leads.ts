import type { LeadToSend } from './send-lead.ts'

/** Where the browser keeps forms that could not be sent yet. */
export const UNSENT_KEY = 'maarad_unsent_leads'

/** The forms that wait for a connection; none where the browser keeps nothing. */
export function readUnsent(): LeadToSend[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(UNSENT_KEY) ?? '[]')
    return Array.isArray(read) ? (read as LeadToSend[]) : []
  } catch {
    return []
  }
}

/** Keeps a form until it is sent; false where the browser keeps nothing. */
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
    return false
  }
}
