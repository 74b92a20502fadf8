import { useEffect, useState } from 'react'
import type { Size } from '#block-engine/field-types.ts'
import { staffFetch } from '#domains/accounts/index.ts'
import { imageScreens } from '#ui/screens.ts'

/** A picture as the media API gives it. Focal point 0 to 1 from the left and the top edge. */
export type LibraryImage = {
  id: number
  alt: { ar: string; en: string }
  focal_point: { x: number; y: number }
  mime_type: string
  width: number
  height: number
  bucket: number
  version: number
  colour: string | null
}

export const IMAGES_PATH = '/media/api/v2/images'

const widths: readonly number[] = Object.values(imageScreens).toSorted((one, other) => one - other)

/** The address of the whole picture, at least `width` px wide where it is that large. */
export function wholeUrl({ id, version }: Pick<LibraryImage, 'id' | 'version'>, width: number): string {
  const prepared = widths.find((candidate) => candidate >= width) ?? widths.at(-1)
  return `${IMAGES_PATH}/${id}/w/${prepared}.jpg?v=${version}`
}

/**
 * Where a picture is held to fill a box of another shape, as the server crops it: its focal point as near to the middle as the
 * edges allow. In per cent for `object-position`.
 */
export function cropPosition(image: Size, box: Size, focal: { x: number; y: number }): { x: number; y: number } {
  const scale = Math.max(box.width / image.width, box.height / image.height)
  return { x: along(image.width * scale, box.width, focal.x), y: along(image.height * scale, box.height, focal.y) }
}

function along(whole: number, part: number, focal: number): number {
  const spare = whole - part
  if (spare < 0.5) return 50
  const start = Math.min(spare, Math.max(0, focal * whole - part / 2))
  return Math.round((start / spare) * 1000) / 10
}

// Every field that shows a picture asks for it; the answer changes only by the picker, which writes here what it learned.
const known = new Map<number, LibraryImage>()
const listeners = new Set<() => void>()

export function rememberImage(image: LibraryImage): void {
  known.set(image.id, image)
  for (const listener of listeners) listener()
}

/** A picture of the library: undefined while it is asked for, null when there is none. */
export function useLibraryImage(id: number | null): LibraryImage | null | undefined {
  const [, redraw] = useState(0)
  const [missing, setMissing] = useState<number | null>(null)

  // The network, and what other fields learn.
  useEffect(() => {
    const listener = () => redraw((count) => count + 1)
    listeners.add(listener)
    if (id !== null && !known.has(id)) {
      staffFetch<LibraryImage>(`${IMAGES_PATH}/${id}`).then((answer) => {
        if (answer.ok) return rememberImage(answer.data)
        setMissing(id)
      })
    }
    return () => {
      listeners.delete(listener)
    }
  }, [id])

  if (id === null || missing === id) return null
  return known.get(id)
}
