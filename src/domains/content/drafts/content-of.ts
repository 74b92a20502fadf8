import type { PageRow } from '../pages/find-page.server.ts'
import type { PageContent } from './page-content.ts'

/** The columns of a page that its content is made of. */
export type StoredPage = Omit<PageRow, 'id' | 'status' | 'version' | 'draftVersion' | 'createdAt' | 'updatedAt'>

/** What a page holds, as drafts and versions keep it. */
export function contentOf(row: StoredPage): PageContent {
  return {
    path: row.path,
    type: row.type,
    allow_disabled: row.allowDisabled,
    theme: row.theme,
    title: row.title,
    meta_title: row.metaTitle,
    meta_description: row.metaDescription,
    image_id: row.imageId,
    canonical_url: row.canonicalUrl,
    disable_seo_tracking: row.disableSeoTracking,
    to: row.redirectTo,
    // The column takes no other, by its check.
    http_code: row.httpCode as PageContent['http_code'],
    blocks: row.blocks,
  }
}
