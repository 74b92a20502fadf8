import { z } from 'zod'
import { isStorable } from '#kernel/storable.ts'
import { LARGEST_ID } from '#kernel/values/row-id.ts'

/** What a metahead may hold. */
export const metaheadLanguages = ['javascript', 'js-src', 'css', 'sass', 'scss', 'html'] as const

/** What of the visitor's consent a metahead needs: nothing, or all of it. */
export const metaheadScopes = ['obligatory', 'optional'] as const

/** A metahead as the API gives it: a null `rdx_core_page_id` applies to every page. */
export const Metahead = z.object({
  id: z.int(),
  content: z.string().max(100_000),
  language: z.enum(metaheadLanguages),
  sequence: z.int(),
  in_body: z.boolean(),
  reload_on_each_page: z.boolean(),
  rdx_core_page_id: z.int().nullable(),
  consent_scope: z.enum(metaheadScopes).nullable(),
})
export type Metahead = z.infer<typeof Metahead>

/** Markup that runs a script or loads a resource, unlike a meta tag. */
const ACTIVE = /<(script|iframe|img|link|object|embed|video|audio|noscript|form)\b/i

/** Whether a metahead waits for the visitor's consent. By default everything does that runs or requests something. */
export function waitsForConsent({ consent_scope, language, content }: Pick<Metahead, 'consent_scope' | 'language' | 'content'>): boolean {
  if (consent_scope !== null) return consent_scope === 'optional'
  return language === 'javascript' || language === 'js-src' || (language === 'html' && ACTIVE.test(content))
}

/** A metahead as an admin writes it. */
export const MetaheadDraft = z
  .object({
    content: Metahead.shape.content.min(1),
    language: Metahead.shape.language,
    sequence: z.int().min(-LARGEST_ID).max(LARGEST_ID).default(0),
    in_body: z.boolean().default(false),
    reload_on_each_page: z.boolean().default(false),
    rdx_core_page_id: z.int().positive().max(LARGEST_ID).nullable().default(null),
    consent_scope: Metahead.shape.consent_scope.default(null),
  })
  .refine(({ content, language }) => language !== 'js-src' || isScriptAddress(content.trim()), { path: ['content'], error: 'not_an_https_address' })
  .refine(isStorable, { error: 'holds characters that cannot be stored' })
export type MetaheadDraft = z.output<typeof MetaheadDraft>

/** A script of this site, or of another site over https; the content security policy blocks any other. */
function isScriptAddress(text: string): boolean {
  return /^\/(?!\/)\S+$/.test(text) || (/^https:\/\/\S+$/.test(text) && URL.canParse(text))
}
