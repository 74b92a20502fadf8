/** The values that a link can pass to a form (C-046). */
export type FormLinkTarget = {
  formId: number
  layout?: 'default' | 'double_column'
  /** Values of hidden fields, by name. */
  hidden?: Readonly<Record<string, string>>
  vehicleId?: number
}

/** The query parameters of a form's page that are not names of fields. */
export const LAYOUT = '_layout'
export const VEHICLE = '_vehicle'

/** The address of a form's page. The passed values are in its query, so that it works without a script. */
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
