/** A picture or a document of the library. */
export type MediaRef = { kind: 'image' | 'file'; id: number }

/** A place that shows a picture or links to a document: a record and, in pages and drafts, the block. */
export type MediaUsage = {
  kind: 'page' | 'draft' | 'binned_page' | 'nav_entry' | 'dealer' | 'vehicle' | 'setting' | 'form' | 'binned_form'
  id: number | string
  title: string
  path?: string
  block_id?: string
}

/**
 * The pictures, or the documents, that a stored value refers to: pictures by `{ id }`, `image_id` or `frames`, documents by a link of type file, both by their
 * address in a text. A false positive only keeps an item that nobody needs; a false negative would break a page.
 */
export function mediaIn(value: unknown, kind: MediaRef['kind'], ids = new Set<number>()): Set<number> {
  if (typeof value === 'string') {
    for (const [, id] of value.matchAll(addresses[kind])) ids.add(Number(id))
    return ids
  }
  if (Array.isArray(value)) {
    for (const item of value) mediaIn(item, kind, ids)
    return ids
  }
  if (typeof value !== 'object' || value === null) return ids
  for (const id of namedBy(value as Record<string, unknown>, kind)) if (id !== null) ids.add(id)
  for (const inner of Object.values(value)) mediaIn(inner, kind, ids)
  return ids
}

/** Whether a stored value refers to the item, see {@link mediaIn}. */
export function pointsTo(value: unknown, ref: MediaRef): boolean {
  return mediaIn(value, ref.kind).has(ref.id)
}

const addresses = { image: /\/media\/api\/v2\/images\/(\d+)/g, file: /\/media\/api\/v2\/files\/(\d+)/g } as const

function namedBy({ id, image_id, frames, link_type, url, target }: Record<string, unknown>, kind: MediaRef['kind']): (number | null)[] {
  if (kind === 'file') return link_type === 'file' ? [idOf(url), idOf(target)] : []
  // A list of ids, or the text of one.
  const frameIds = Array.isArray(frames) ? frames : String(frames ?? '').split(/\D+/)
  return [typeof id === 'number' ? id : null, idOf(image_id), ...frameIds.map(idOf)]
}

function idOf(value: unknown): number | null {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
}
