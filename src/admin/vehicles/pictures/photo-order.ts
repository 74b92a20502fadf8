/** A picture of a car in its form: of the library by its id, or of a feed by its addresses. */
export type Photo = {
  image_id?: number | null
  big_path?: string | null
  medium_path?: string | null
  quarter_hd_path?: string | null
  hd_path?: string | null
  full_path?: string | null
}

/** From the smallest that a tile needs to the largest. */
const paths = ['medium_path', 'quarter_hd_path', 'big_path', 'hd_path', 'full_path'] as const

/** The schema of a vehicle takes no more. */
export const MOST_PHOTOS = 100

/** The address of a feed's picture; '' without one. */
export function addressOf(photo: Photo): string {
  return paths.map((path) => photo[path]).find(Boolean) ?? ''
}

/** The pictures with one of them at another place, which is brought into the list's bounds; the first is the cover. */
export function withMoved<One>(photos: readonly One[], from: number, to: number): One[] {
  const [movedPhoto] = photos.slice(from, from + 1)
  if (movedPhoto === undefined) return [...photos]
  const others = photos.toSpliced(from, 1)
  return others.toSpliced(placeIn(photos, to), 0, movedPhoto)
}

/** The nearest place in the list. */
export function placeIn(photos: readonly unknown[], place: number): number {
  return Math.max(0, Math.min(place, photos.length - 1))
}

/** The pictures with those of the library after them: each once, and no more than a car may have. */
export function withAdded(photos: readonly Photo[], ids: readonly number[]): { photos: Photo[]; added: number; repeated: number; refused: number } {
  const there = new Set(photos.map(({ image_id: id }) => id))
  const fresh = [...new Set(ids)].filter((id) => !there.has(id))
  const fittingIds = fresh.slice(0, Math.max(0, MOST_PHOTOS - photos.length))
  return {
    photos: [...photos, ...fittingIds.map((id) => ({ image_id: id }))],
    added: fittingIds.length,
    repeated: ids.length - fresh.length,
    refused: fresh.length - fittingIds.length,
  }
}

/** What tells the pictures of a list apart wherever they stand in it. */
export function keysOf(photos: readonly Photo[]): string[] {
  const counts = new Map<string, number>()
  return photos.map((photo) => {
    const name = photo.image_id ? `image ${photo.image_id}` : addressOf(photo)
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return `${name} ${count}`
  })
}
