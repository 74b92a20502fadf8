import type { Catalogue } from '#block-engine/catalogue.ts'
import type { PageDraft } from './page.ts'
import { sanitiseBlocks } from './sanitise-blocks.server.ts'

/** The row of a page as staff write it, its markup sanitised. */
export function columnsOf(draft: PageDraft, catalogue: Catalogue) {
  return {
    path: draft.path,
    type: draft.type,
    status: draft.status,
    allowDisabled: draft.allow_disabled,
    theme: draft.theme,
    title: draft.title,
    metaTitle: draft.meta_title,
    metaDescription: draft.meta_description,
    imageId: draft.image_id,
    canonicalUrl: draft.canonical_url,
    disableSeoTracking: draft.disable_seo_tracking,
    redirectTo: draft.to,
    httpCode: draft.http_code,
    blocks: sanitiseBlocks(draft.blocks, catalogue),
  }
}
