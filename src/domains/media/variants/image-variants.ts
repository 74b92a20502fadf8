import type { Size } from '#fields/field-types.ts'
import { fallbackSize, imageSizes } from '#block-engine/image-sizes.ts'
import { imageScreens } from '#ui/layout/screens.ts'
import { type CropPlan, planCrop, planWidth } from './crop-plan.ts'
import type { ImageRecord } from '../library/image-record.ts'

/** Every size in px that a picture may be cropped to (A-221, A-394, A-396, A-397, B-156 to B-159), each once. */
export const presetSizes: readonly Size[] = [...new Map([...Object.values(imageSizes).flat(), fallbackSize].map((size) => [sizeName(size), size])).values()]

/** The width in px of Open Graph pictures. */
export const OG_WIDTH = 1600

/** Every width in px that a whole picture is served at: those of the image screens and of Open Graph pictures. */
export const wholeWidths: readonly number[] = [...Object.values(imageScreens), OG_WIDTH]

/** The preset sizes that this picture can fill without enlarging. */
export function offeredSizes(image: Size): Size[] {
  return presetSizes.filter((size) => isOffered(image, size))
}

export function isOffered(image: Size, size: Size): boolean {
  const isPreset = presetSizes.some((preset) => isSameSize(preset, size))
  return isPreset && image.width >= size.width && image.height >= size.height
}

export function isSameSize(one: Size, other: Size): boolean {
  return one.width === other.width && one.height === other.height
}

/** A served variant: its name in addresses and storage keys, and how it is made. */
export type Variant = { name: string; plan: CropPlan }

/** The picture cropped to a preset; null when that would enlarge it. The fallback size always exists, scaled down if necessary. */
export function cropVariant(image: ImageRecord, size: Size): Variant | null {
  const name = sizeName(size)
  if (isOffered(image, size)) return { name, plan: planCrop(image, size, image.focalPoint) }
  return isSameSize(size, fallbackSize) ? { name, plan: planCrop(image, shrunkInto(image, size), image.focalPoint) } : null
}

/** The whole picture at one of `wholeWidths`, never enlarged; null for any other width. */
export function widthVariant(image: ImageRecord, width: number): Variant | null {
  return wholeWidths.includes(width) ? { name: wholeName(width), plan: planWidth(image, width) } : null
}

/** The variant of this name; null when the picture has none such. */
export function findVariant(image: ImageRecord, name: string): Variant | null {
  const size = presetSizes.find((preset) => sizeName(preset) === name)
  if (size) return cropVariant(image, size)
  const width = wholeWidths.find((one) => wholeName(one) === name)
  return width === undefined ? null : widthVariant(image, width)
}

/** Names of all variants that a picture may have. */
export function variantNames(): string[] {
  return [...presetSizes.map(sizeName), ...wholeWidths.map(wholeName)]
}

/** The address of a picture cropped to a size, from the root of the site. It may be cached for ever when it names a version. */
export function cropUrl(id: number, size: Size, version?: number): string {
  return `/media/api/v2/images/${id}/${sizeName(size)}.jpg${versionQuery(version)}`
}

/** The address of the whole picture at one of `wholeWidths`, from the root of the site; every picture has one. */
export function widthUrl(id: number, width: number, version?: number): string {
  return `/media/api/v2/images/${id}/w/${width}.jpg${versionQuery(version)}`
}

function versionQuery(version: number | undefined): string {
  return version === undefined ? '' : `?v=${version}`
}

function wholeName(width: number): string {
  return `w${width}`
}

function sizeName({ width, height }: Size): string {
  return `${width}x${height}`
}

/** The size, reduced at its own ratio until the picture can fill it. */
function shrunkInto(image: Size, size: Size): Size {
  const scale = Math.min(1, image.width / size.width, image.height / size.height)
  return { width: Math.max(1, Math.floor(size.width * scale)), height: Math.max(1, Math.floor(size.height * scale)) }
}
