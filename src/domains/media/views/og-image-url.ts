import { planWidth } from '../variants/crop-plan.ts'
import type { ImageRecord } from '../library/image-record.ts'
import { OG_WIDTH, widthUrl } from '../variants/image-variants.ts'

const DEFAULT_OG_IMAGE = 24_730

/** The path of a page's Open Graph picture; the default picture if the configured id is not a number. */
export function ogImageUrl(configuredId: string | number | null | undefined): string {
  const text = String(configuredId ?? '').trim()
  const id = /^[1-9]\d{0,8}$/.test(text) ? text : DEFAULT_OG_IMAGE
  return widthUrl(Number(id), OG_WIDTH)
}

/** Size in px and words of the picture at {@link ogImageUrl}. */
export function sharedPicture(image: ImageRecord): { width: number; height: number; alt: string } {
  const { width, height } = planWidth(image, OG_WIDTH).cut
  return { width, height, alt: image.alt.ar }
}
