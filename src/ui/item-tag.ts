import type { HeadingTag } from './heading.tsx'

/** The level of headings of items: below the heading of their block, or its own level where the block has none. */
export function itemTag({ heading, header_tag }: { heading: string; header_tag: HeadingTag }): HeadingTag {
  return heading.trim() ? (String(Math.min(6, Number(header_tag) + 1)) as HeadingTag) : header_tag
}
