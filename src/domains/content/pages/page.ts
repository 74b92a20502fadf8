import { z } from 'zod'
import { StoredBlock } from '#block-engine/stored-block.ts'
import { isStorable } from '#kernel/storable.ts'
import { themes } from '../settings/flavours.ts'
import { parsePagePath } from './page-path.ts'

export const pageTypes = ['page', 'folder', 'url_redirection'] as const
export const pageStatuses = ['draft', 'published', 'disabled'] as const

/** Where a redirection goes when its page does not say how (A-118, C-378). */
export const DEFAULT_HTTP_CODE = 301

/** First segments that lead to screens and files of the site; a page below one of them could never be reached. */
const reserved = new Set([
  '404',
  '_block',
  'admin',
  'assets',
  'auth',
  'blocks',
  'brand',
  'cms',
  'disabled-preview',
  'forms',
  'preview',
  'showroom',
  'showroom-order-online',
  'site.webmanifest',
  'thumbnails',
])

/** Whether a path leads to a screen or a file of the site rather than to a page. */
export function isReservedPath(path: string): boolean {
  return reserved.has(path.split('/')[0] ?? '')
}

const text = (max: number) => z.string().max(max).default('')

/** A page as staff write it. `path` is without language prefix and slashes at its ends; '' is the home page. */
export const PageDraft = z
  .object({
    path: z.string().transform((raw, ctx) => {
      const path = parsePagePath(raw)
      const flaw = path === null ? 'not a page path' : /\s/.test(path) ? 'a path has no spaces' : isReservedPath(path) ? 'the site itself uses this path' : null
      if (path !== null && flaw === null) return path
      ctx.addIssue({ code: 'custom', message: flaw ?? '' })
      return z.NEVER
    }),
    type: z.enum(pageTypes).default('page'),
    status: z.enum(pageStatuses).default('draft'),
    allow_disabled: z.boolean().default(false),
    theme: z.enum(themes).nullable().default(null),
    title: text(300),
    meta_title: text(300),
    meta_description: text(500),
    image_id: text(40),
    canonical_url: z
      .url({ protocol: /^https?$/ })
      .or(z.literal(''))
      .default(''),
    disable_seo_tracking: z.boolean().default(false),
    to: z.string().trim().min(1).max(2000).nullable().default(null),
    http_code: z.union([z.literal(301), z.literal(302), z.literal(303), z.literal(307), z.literal(308)]).default(DEFAULT_HTTP_CODE),
    blocks: z.array(StoredBlock).default([]),
  })
  .refine((page) => page.type !== 'url_redirection' || page.to !== null, { path: ['to'], error: 'a redirection needs a target' })
  .refine(isStorable, { error: 'holds characters that cannot be stored' })
export type PageDraft = z.output<typeof PageDraft>
