import type { Size } from '#fields/field-types.ts'
import { fallbackSize, imageSizes } from '#block-engine/image-sizes.ts'
import type { ImageView } from '#ui/pictures/picture.tsx'
import { focalInCut } from '../variants/crop-plan.ts'
import { centre, type ImageRecord } from '../library/image-record.ts'
import { cropUrl, cropVariant, isOffered, isSameSize } from '../variants/image-variants.ts'

/**
 * The view of a picture in those of `sizes` that it can fill (B-127). A hero or standard picture needs all three of its sizes. Without
 * them, or without any size of another set, it falls back to one source of 900 by 500. An empty `alt` falls back to the
 * library's Arabic text.
 */
export function imageView(image: ImageRecord, sizes: readonly Size[], alt = ''): ImageView {
  const offeredSizes = sizes.filter((size) => isOffered(image, size)).toSorted((one, other) => other.width - one.width)
  const largest = offeredSizes[0]
  const text = alt.trim() || image.alt.ar
  if (!largest || (isAllOrNothing(sizes) && offeredSizes.length < sizes.length)) return { ...drawnIn(fallbackSize, image), alt: text }
  const source = (size: Size) => `${cropUrl(image.id, size, image.version)} ${size.width}w`
  return { ...drawnIn(largest, image), alt: text, srcset: offeredSizes.map(source).join(', ') }
}

/** The view of a picture whose record could not be read: one source of 900 by 500. */
export function fallbackImageView(id: number, alt = ''): ImageView {
  return { id, alt, src: cropUrl(id, fallbackSize), srcset: '', ...fallbackSize, colour: null, focalX: centre.x, focalY: centre.y }
}

function drawnIn(size: Size, image: ImageRecord): ImageView {
  const plan = cropVariant(image, size)?.plan
  const focal = plan ? focalInCut(plan, image.focalPoint) : centre
  const src = cropUrl(image.id, size, image.version)
  return { id: image.id, alt: '', src, srcset: '', ...size, colour: image.colour, focalX: focal.x, focalY: focal.y }
}

function isAllOrNothing(sizes: readonly Size[]): boolean {
  return imageSizes.hero.every((needed) => sizes.some((size) => isSameSize(size, needed)))
}
