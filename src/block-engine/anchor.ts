/** The element id made of a block_scroll_id: trimmed, letters, digits and hyphens (B-012); undefined when nothing is left. */
export function anchorOf(scrollId: unknown): string | undefined {
  if (typeof scrollId !== 'string') return undefined
  const slug = scrollId.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  return slug || undefined
}
