import { z } from 'zod'
import { StoredBlock } from '#block-engine/stored-block.ts'
import { MAX_BLOCKS } from '#block-engine/validate-block.ts'
import { isStorable } from '#kernel/storable.ts'
import { pageTypes } from '../pages/page.ts'
import { themes } from '../settings/flavours.ts'

// A draft may hold what is not fit to be published; these bounds only keep a row from growing without end.
const text = z.string().max(5000)

const fields = z.strictObject({
  path: text,
  type: z.enum(pageTypes),
  allow_disabled: z.boolean(),
  theme: z.enum(themes).nullable(),
  title: text,
  meta_title: text,
  meta_description: text,
  image_id: text,
  canonical_url: text,
  disable_seo_tracking: z.boolean(),
  to: text.nullable(),
  http_code: z.union([z.literal(301), z.literal(302), z.literal(303), z.literal(307), z.literal(308)]),
})

/** A change of a draft as it comes in: {@link import('./draft.ts').DraftPatch} that can be stored, whether or not it can be published. */
export const DraftPatchInput = z
  .strictObject({
    fields: fields.partial().optional(),
    put: z.array(StoredBlock).max(MAX_BLOCKS).optional(),
    order: z.array(z.string().min(1).max(64)).max(MAX_BLOCKS).optional(),
  })
  .refine(isStorable, { error: 'holds characters that cannot be stored' })
