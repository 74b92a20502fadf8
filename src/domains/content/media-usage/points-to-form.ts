import { FORM_ID } from '#ui/page-protocol.ts'

/**
 * Whether a stored value opens the form: a block by its `form_id`, a link of type form, or an address in a text, as links in markup and menu
 * entries have it.
 */
export function pointsToForm(value: unknown, id: number): boolean {
  if (typeof value === 'string') return addressOf(id).test(value)
  if (Array.isArray(value)) return value.some((item) => pointsToForm(item, id))
  if (typeof value !== 'object' || value === null) return false
  const { form_id, link_type, url, target } = value as Record<string, unknown>
  const isLink = link_type === 'form' && [url, target].some((text) => isNumber(text, id))
  return isLink || isNumber(form_id, id) || Object.values(value).some((inner) => pointsToForm(inner, id))
}

function isNumber(value: unknown, id: number): boolean {
  return (typeof value === 'string' || typeof value === 'number') && String(value).trim() === String(id)
}

function addressOf(id: number): RegExp {
  return new RegExp(`(#form:|${FORM_ID}=["']?|(^|["'\\s/])form/)${id}(?!\\d)`)
}
