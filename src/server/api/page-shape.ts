import { z } from '@hono/zod-openapi'
import { StoredBlock as StoredBlockShape } from '#block-engine/stored-block.ts'
import { metaheadLanguages } from '#domains/content/index.ts'
import type { PageRow } from '#domains/content/index.server.ts'

export const Metahead = z
  .object({
    id: z.int(),
    content: z.string(),
    language: z.enum(metaheadLanguages),
    sequence: z.int(),
    in_body: z.boolean(),
    reload_on_each_page: z.boolean(),
    rdx_core_page_id: z.int().nullable(),
  })
  .openapi('Metahead')

/** A page as the API gives it: its fields, its blocks, its metaheads and the global ones. */
export const Page = z
  .object({
    id: z.int(),
    path: z.string(),
    type: z.enum(['page', 'folder', 'url_redirection']),
    status: z.enum(['draft', 'published', 'disabled']),
    allow_disabled: z.boolean(),
    theme: z.enum(['jdx', 'lrdx']).nullable(),
    title: z.string(),
    meta_title: z.string(),
    meta_description: z.string(),
    image_id: z.string(),
    canonical_url: z.string(),
    disable_seo_tracking: z.boolean(),
    to: z.string().nullable(),
    http_code: z.int(),
    version: z.int(),
    updated_at: z.iso.datetime(),
    blocks: z.array(StoredBlockShape),
    metaheads: z.array(Metahead),
  })
  .openapi('Page')

/** The API's form of a stored page. */
export function pageBody(row: PageRow, metaheads: z.infer<typeof Metahead>[]): z.infer<typeof Page> {
  return {
    id: row.id,
    path: row.path,
    type: row.type,
    status: row.status,
    allow_disabled: row.allowDisabled,
    theme: row.theme,
    title: row.title,
    meta_title: row.metaTitle,
    meta_description: row.metaDescription,
    image_id: row.imageId,
    canonical_url: row.canonicalUrl,
    disable_seo_tracking: row.disableSeoTracking,
    to: row.redirectTo,
    http_code: row.httpCode,
    version: row.version,
    updated_at: row.updatedAt.toISOString(),
    blocks: row.blocks,
    metaheads,
  }
}
