import { OG_WIDTH } from '../variants/image-variants.ts'

const DEFAULT_OG_IMAGE = 24_730

/** The path of a page's Open Graph picture; the default picture if the configured id is not a number. */
export function ogImageUrl(configuredId: string | number | null | undefined): string {
  const text = String(configuredId ?? '').trim()
  const id = /^[1-9]\d{0,8}$/.test(text) ? text : DEFAULT_OG_IMAGE
  return `/media/api/v2/images/${id}/w/${OG_WIDTH}.jpg`
}
