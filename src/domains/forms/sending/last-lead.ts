/** In this tab, as the contact details of an order are. */
const KEY = 'maarad.last_lead'

/** Keeps the id of the lead that was sent last, for an order that follows in the same tab (C-248). */
export function rememberLead(id: number | string): void {
  try {
    sessionStorage.setItem(KEY, String(id))
  } catch {
    // forms work without storage as well
  }
}

/** The id of the lead that was sent last in this tab; '' for none. */
export function lastLead(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return '' // without storage, an order names no lead
  }
}
