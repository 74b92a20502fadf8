/**
 * A flaw that visitors would notice; it never keeps a page from being published. `details` by code:
 * `broken_link` { target }, `no_target` { text } of a link in a text that has no target, `missing_alt` { image }, `heading_jump` { from, to } as levels (from 0 for the first heading),
 * `missing_section` { section } where a shared section is not published, `heavy_picture` { image, bytes, width, format }. `sample_content` must be acknowledged before the page is published.
 */
export type Warning = {
  code: 'sample_content' | 'missing_section' | 'broken_link' | 'no_target' | 'missing_alt' | 'heading_jump' | 'heavy_picture'
  block: string
  group?: string
  field?: string
  details: Record<string, unknown>
}
