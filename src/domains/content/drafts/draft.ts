import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import type { PageContent } from './page-content.ts'

/**
 * Why a page cannot be published. `block` and `group` are ids, `field` a symbol of the template; both null for the page's
 * own fields, which `field` then names. `code` is zod's or our own.
 */
export type Problem = { block: string | null; group?: string; field: string | null; code: string; message: string }

/** A page as an editor opens it. A page without a stored draft has version 0 and its published content. */
export type Draft = {
  page_id: number
  /** The ETag of every write. */
  version: number
  /** The page's version that the draft began from. */
  base_version: number
  /** The page's version now; when it differs from `base_version`, the page changed after the draft began. */
  live_version: number
  status: 'draft' | 'published' | 'disabled'
  live_path: string
  content: PageContent
  updated_at: string | null
  updated_by: string | null
  /** Whether publishing it would change what is stored of the page. */
  is_changed: boolean
  problems: Problem[]
}

/**
 * A change of a draft, as small as its edits. `fields` replaces page fields, `put` replaces or adds whole blocks by id, `order` names
 * every block in its order, whenever some were added, moved or removed.
 */
export type DraftPatch = { fields?: Partial<Omit<PageContent, 'blocks'>>; put?: StoredBlock[]; order?: string[] }
