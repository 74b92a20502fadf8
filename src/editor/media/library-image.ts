import { useEffect, useState } from 'react'
import type { Size } from '#block-engine/field-types.ts'
import { staffFetch } from '#domains/accounts/index.ts'
import { type LibraryImage, planCrop } from '#domains/media/index.ts'
import { imageScreens } from '#ui/layout/screens.ts'

export const IMAGES_PATH = '/media/api/v2/images'

const widths: readonly number[] = Object.values(imageScreens).toSorted((one, other) => one - other)

/** The address of the whole picture, at least `width` px wide where it is that large. */
export function wholeUrl({ id, version }: Pick<LibraryImage, 'id' | 'version'>, width: number): string {
  const prepared = widths.find((candidate) => candidate >= width) ?? widths.at(-1)
  return `${IMAGES_PATH}/${id}/w/${prepared}.jpg?v=${version}`
}

/**
 * The `object-position`, in per cent, with which a picture fills a box of another shape as the server crops it: the focal point is as
 * near to the middle as the edges allow.
 */
export function cropPosition(image: Size, box: Size, focal: LibraryImage['focal_point']): { x: number; y: number } {
  const { scaled, cut } = planCrop(image, box, focal)
  return { x: shareOf(cut.left, scaled.width - cut.width), y: shareOf(cut.top, scaled.height - cut.height) }
}

function shareOf(start: number, spare: number): number {
  return spare === 0 ? 50 : Math.round((start / spare) * 1000) / 10
}

// Shared by all fields that show a picture. Only the picker changes pictures, and it stores them here.
const known = new Map<number, LibraryImage>()
const listeners = new Set<() => void>()

export function rememberImage(image: LibraryImage): void {
  known.set(image.id, image)
  for (const listener of listeners) listener()
}

/** A picture of the library: undefined while it is requested, null when it does not exist. */
export function useLibraryImage(id: number | null): LibraryImage | null | undefined {
  const [, redraw] = useState(0)
  const [missing, setMissing] = useState<number | null>(null)

  // The network, and pictures that other fields have loaded.
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
