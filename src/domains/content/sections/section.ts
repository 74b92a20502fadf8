import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { isRowId } from '#kernel/values/row-id.ts'

/** The template of a block that shows a shared section; its field `section_id` says which. */
export const SHARED_SECTION = 'shared_section'

/** A shared section as lists of staff show it. */
export type ListedSection = {
  id: number
  name: string
  status: 'draft' | 'published' | 'disabled'
  has_draft: boolean
  /** The templates of its published blocks in order; of its draft while it was never published. */
  blocks: string[]
  /** How many pages show it: see {@link SectionUse}. */
  uses: number
  updated_at: string
}

/** A page that shows a shared section: what visitors see of it (`is_live`), or only its draft or a planned publication. */
export type SectionUse = { id: number; path: string; title: string; is_live: boolean }

type Shows = Pick<StoredBlock, 'template' | 'fields'>

export function showsSection({ template }: Pick<StoredBlock, 'template'>): boolean {
  return template === SHARED_SECTION
}

/** The shared section that a block shows; null for other blocks, and where none is chosen. */
export function sectionIdOf(block: Shows): number | null {
  const id = showsSection(block) ? Number(block.fields.section_id) : 0
  return isRowId(id) ? id : null
}
