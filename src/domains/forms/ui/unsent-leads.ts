import type { LeadBody } from './send-lead.ts'

/** Where the browser keeps forms that could not be sent yet. */
export const UNSENT_KEY = 'maarad_unsent_leads'

export type UnsentLead = { formId: number; key: string; body: LeadBody }

/** The forms that wait for a connection; none where the browser keeps nothing. */
export function readUnsent(): UnsentLead[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(UNSENT_KEY) ?? '[]')
    return Array.isArray(read) ? (read as UnsentLead[]) : []
  } catch {
    return []
  }
}

/** Keeps a form until it is sent; false where the browser keeps nothing. */
export function keepUnsent(lead: UnsentLead): boolean {
  return write([...readUnsent().filter(({ key }) => key !== lead.key), lead])
}

export function forgetUnsent(key: string): void {
  write(readUnsent().filter((lead) => lead.key !== key))
}

function write(leads: readonly UnsentLead[]): boolean {
  try {
    if (leads.length === 0) localStorage.removeItem(UNSENT_KEY)
    else localStorage.setItem(UNSENT_KEY, JSON.stringify(leads))
    return true
  } catch {
    return false
  }
}
