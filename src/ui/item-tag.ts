import type { HeadingTag } from './text/heading.tsx'

/** The heading level of a block's items: one below the block's heading, or the block's own level if it has no heading. */
export function itemTag({ heading, header_tag }: { heading: string; header_tag: HeadingTag }): HeadingTag {
  return heading.trim() ? (String(Math.min(6, Number(header_tag) + 1)) as HeadingTag) : header_tag
}
