/**
 * A flaw that visitors would notice; it never keeps a page from being published. `details` by code:
 * `broken_link` { target }, `missing_alt` { image }, `heading_jump` { from, to } as levels (from 0 for the first heading),
 * `heavy_picture` { image, bytes, width, format }.
 */
export type Warning = {
  code: 'broken_link' | 'missing_alt' | 'heading_jump' | 'heavy_picture'
  block: string
  group?: string
  field?: string
  details: Record<string, unknown>
}
