import { z } from 'zod'
import { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { MAX_BLOCKS } from '#block-engine/stored/validate-block.ts'
import { isStorable } from '#kernel/storable.ts'
import { draftedPageShape } from '../pages/page-fields.ts'

/** A change of a draft as it comes in: {@link import('./draft.ts').DraftPatch} that can be stored, whether or not it can be published. */
export const DraftPatchInput = z
  .strictObject({
    fields: z.strictObject(draftedPageShape).partial().optional(),
    put: z.array(StoredBlock).max(MAX_BLOCKS).optional(),
    order: z.array(z.string().min(1).max(64)).max(MAX_BLOCKS).optional(),
  })
  .refine(isStorable, { error: 'holds characters that cannot be stored' })
