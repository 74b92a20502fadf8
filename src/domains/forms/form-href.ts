/** What a link to a form can pass on (C-046). */
export type FormLinkTarget = {
  formId: number
  layout?: 'default' | 'double_column'
  /** Values of hidden fields, by name. */
  hidden?: Readonly<Record<string, string>>
  vehicleId?: number
}

/** The query parameters of a form's page that are no names of fields. */
export const LAYOUT = '_layout'
export const VEHICLE = '_vehicle'

/** The page of a form. What it passes on stands in the address, so that it works without a script as well. */
export function formHref({ formId, layout, hidden = {}, vehicleId }: FormLinkTarget): string {
  const query = new URLSearchParams(hidden)
  if (layout === 'double_column') query.set(LAYOUT, layout)
  if (vehicleId !== undefined) query.set(VEHICLE, String(vehicleId))
  return `/ar/form/${formId}${query.size > 0 ? `?${query}` : ''}`
}

/** Whether an address of this site is the page of a form. */
export function isFormHref(href: string): boolean {
  return /^\/ar\/form\/[1-9]\d{0,8}(?:[?#]|$)/.test(href)
}
