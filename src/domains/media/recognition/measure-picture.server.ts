import type { Size } from '#fields/field-types.ts'
import type { ImageRecord } from '../library/image-record.ts'
import { cropVariant } from '../variants/image-variants.ts'
import { imageVariant, type VariantSource } from '../variants/image-variant.server.ts'
import { imageView } from '../views/image-view.ts'
import { variantKey } from '../storage-keys.server.ts'
import { variantFormats } from '../variants/variant-format.ts'

/** The variant that a browser downloads: its size in bytes, its width in px and its format. */
export type PictureWeight = { bytes: number; width: number; format: string }

const [avif, webp] = variantFormats

/**
 * Measures the variant of `sizes` that a screen of `screenWidth` px loads, in the best format that exists. If none exists, `canMake`
 * allows making the format that visitors get first; otherwise the result is null.
 */
export async function measurePicture(
  source: VariantSource,
  image: ImageRecord,
  { sizes, screenWidth, canMake }: { sizes: readonly Size[]; screenWidth: number; canMake: () => boolean },
): Promise<PictureWeight | null> {
  const size = sizeAt(image, sizes, screenWidth)
  const variant = cropVariant(image, size)
  if (!variant) return null
  for (const format of [avif, webp]) {
    const storedBytes = await source.storage.find(variantKey(image, variant.name, format))
    if (storedBytes) return { bytes: storedBytes.length, width: variant.plan.cut.width, format: format.ending }
  }
  if (!canMake()) return null
  const bytes = await imageVariant(source, image, { variant, format: webp })
  return { bytes: bytes.length, width: variant.plan.cut.width, format: webp.ending }
}

/** The smallest offered size that fills the screen, else the largest. */
function sizeAt(image: ImageRecord, sizes: readonly Size[], screenWidth: number): Size {
  const view = imageView(image, sizes)
  const offeredWidths = new Set(view.srcset.split(', ').map((source) => Number(source.match(/ (\d+)w$/)?.[1])))
  const drawnSizes = sizes.filter(({ width }) => offeredWidths.has(width)).toSorted((one, other) => one.width - other.width)
  return drawnSizes.find(({ width }) => width >= screenWidth) ?? drawnSizes.at(-1) ?? { width: view.width, height: view.height }
}
