import { z } from '@hono/zod-openapi'
import { themes } from '#domains/content/index.ts'
import { pictureTypes } from '#domains/media/index.ts'

const Image = z
  .object({
    id: z.int(),
    bucket: z.int(),
    checksum: z.string(),
    version: z.int(),
    mimeType: z.enum(pictureTypes),
    width: z.int(),
    height: z.int(),
    colour: z.string().nullable(),
    alt: z.object({ ar: z.string(), en: z.string() }),
    focalPoint: z.object({ x: z.number(), y: z.number() }),
  })
  .openapi('EditingImage')

/** What the blocks of a page point to, by id. */
export const FoundReferences = z.object({
  images: z.record(z.string(), Image),
  pages: z.record(z.string(), z.string()),
  files: z.record(z.string(), z.object({ name: z.string() })),
})
export type FoundReferences = z.infer<typeof FoundReferences>

/** What a page is drawn with besides its blocks. */
export const SiteFacts = z.object({
  theme: z.enum(themes),
  area: z.string(),
  language: z.string(),
  time_zone: z.string(),
  currency: z.string().optional().openapi({ description: 'Of the site’s prices, by ISO 4217.' }),
  predefined_links: z.array(z.object({ alias: z.string(), url: z.string() })).readonly(),
  words: z.record(z.string(), z.string()),
  data_templates: z.array(z.string()).readonly(),
})
export type SiteFacts = z.infer<typeof SiteFacts>
