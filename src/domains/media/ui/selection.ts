import type { Selection } from '../folders/filed-image.ts'
import type { LibraryImage } from '../library/media-records.ts'

/** What tiles are selected, by the ids of their pictures, and the one that Shift selects from. */
export type Selected = { ids: ReadonlySet<number>; anchor: number | null }

export const nothingSelected: Selected = { ids: new Set(), anchor: null }

/** Selects a tile or takes it out; with Shift all between the last one and this. */
export function select(before: Selected, images: readonly Pick<LibraryImage, 'id'>[], { id, isRange }: { id: number; isRange: boolean }): Selected {
  const from = images.findIndex((image) => image.id === before.anchor)
  const to = images.findIndex((image) => image.id === id)
  if (isRange && from >= 0 && to >= 0) {
    const between = images.slice(Math.min(from, to), Math.max(from, to) + 1).map((image) => image.id)
    return { ids: new Set([...before.ids, ...between]), anchor: before.anchor }
  }
  const ids = new Set(before.ids)
  if (!ids.delete(id)) ids.add(id)
  return { ids, anchor: id }
}

/** The selection as the API takes it: a tile of a series stands for all its pictures. */
export function selectionOf(images: readonly LibraryImage[], { ids }: Selected, isSeriesOpen: boolean): Selection {
  const chosenImages = images.filter(({ id }) => ids.has(id))
  const isWhole = (image: LibraryImage) => !isSeriesOpen && !!image.series
  return {
    ids: chosenImages.filter((image) => !isWhole(image)).map(({ id }) => id),
    series: chosenImages.flatMap((image) => (isWhole(image) && image.series ? [image.series.id] : [])),
  }
}

/** How many pictures a selection has. */
export function countOf(images: readonly LibraryImage[], { ids }: Selected, isSeriesOpen: boolean): number {
  return images.filter(({ id }) => ids.has(id)).reduce((count, { series }) => count + (isSeriesOpen || !series ? 1 : series.count), 0)
}
