import { z } from '@hono/zod-openapi'
import { StoredBlock as StoredBlockShape } from '#block-engine/stored/stored-block.ts'
import { contentOf, draftedPageShape, metaheadLanguages, metaheadScopes, pageStatuses } from '#domains/content/index.ts'
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
    consent_scope: z.enum(metaheadScopes).nullable(),
  })
  .openapi('Metahead')

/** A page as the API gives it: its fields, its blocks, its metaheads and the global ones. */
export const Page = z
  .object({
    id: z.int(),
    ...draftedPageShape,
    status: z.enum(pageStatuses),
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
    ...contentOf(row),
    status: row.status,
    version: row.version,
    updated_at: row.updatedAt.toISOString(),
    metaheads,
  }
}
