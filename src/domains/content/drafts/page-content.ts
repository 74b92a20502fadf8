import type { StoredBlock } from '#block-engine/stored-block.ts'
import type { PageDraft } from '../pages/page.ts'

/** All of a page that editors write, except whether visitors see it. Drafts and versions hold it whole. */
export type PageContent = Omit<PageDraft, 'status'> & { blocks: StoredBlock[] }
