/** A picture or a document of the library. */
export type MediaRef = { kind: 'image' | 'file'; id: number }

/** A place that shows a picture or links to a document: a record and, in pages and drafts, the block. */
export type MediaUsage = {
  kind: 'page' | 'draft' | 'binned_page' | 'nav_entry' | 'dealer' | 'vehicle' | 'setting'
  id: number | string
  title: string
  path?: string
  block_id?: string
}

/**
 * Whether a stored value refers to the item: to a picture by `{ id }`, `image_id` or `frames`, to a document by a link of type file, to
 * either by its address in a text. A false positive only blocks a deletion; a false negative would break a page.
 */
export function pointsTo(value: unknown, ref: MediaRef): boolean {
  if (typeof value === 'string') return addressOf(ref).test(value)
  if (Array.isArray(value)) return value.some((item) => pointsTo(item, ref))
  if (typeof value !== 'object' || value === null) return false
  return names(value as Record<string, unknown>, ref) || Object.values(value).some((inner) => pointsTo(inner, ref))
}

function names({ id, image_id, frames, link_type, url, target }: Record<string, unknown>, ref: MediaRef): boolean {
  const number = String(ref.id)
  if (ref.kind === 'image') return id === ref.id || isNumber(image_id, number) || lists(frames, number)
  return link_type === 'file' && (isNumber(url, number) || isNumber(target, number))
}

/** A list of ids, or the text of one. */
function lists(frames: unknown, number: string): boolean {
  return (Array.isArray(frames) ? frames : String(frames ?? '').split(/\D+/)).some((id) => isNumber(id, number))
}

function isNumber(value: unknown, number: string): boolean {
  return (typeof value === 'string' || typeof value === 'number') && String(value).trim() === number
}

function addressOf({ kind, id }: MediaRef): RegExp {
  return new RegExp(`/media/api/v2/${kind}s/${id}(?!\\d)`)
}
