import { z } from 'zod'
import { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { isStorable } from '#kernel/storable.ts'
import { pageStatuses, savedPageShape } from './page-fields.ts'

/** A page as staff write it. */
export const PageDraft = z
  .object({ ...savedPageShape, status: z.enum(pageStatuses).default('draft'), blocks: z.array(StoredBlock).default([]) })
  .refine((page) => page.type !== 'url_redirection' || page.to !== null, { path: ['to'], error: 'a redirection needs a target' })
  .refine(isStorable, { error: 'holds characters that cannot be stored' })
export type PageDraft = z.output<typeof PageDraft>
