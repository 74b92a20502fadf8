import type { Size } from '#fields/field-types.ts'
import { imageScreens } from '#ui/layout/screens.ts'
import type { LibraryImage } from '../library/media-records.ts'
import { planCrop } from '../variants/crop-plan.ts'

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
  const { scaled, cut: cutArea } = planCrop(image, box, focal)
  return { x: shareOf(cutArea.left, scaled.width - cutArea.width), y: shareOf(cutArea.top, scaled.height - cutArea.height) }
}

function shareOf(start: number, spare: number): number {
  return spare === 0 ? 50 : Math.round((start / spare) * 1000) / 10
}
