import { z } from 'zod'
import { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { isStorable } from '#kernel/storable.ts'
import { showsSection } from '../sections/section.ts'
import { PagePath, pageStatuses, savedPageShape } from './page-fields.ts'
import { isSectionPath } from './reserved-paths.ts'

/** The path of a page, or what a shared section has in its place. */
const PathOrSection = z.string().transform((raw, ctx) => {
  if (isSectionPath(raw) && raw.length <= 200) return raw
  const parsedPath = PagePath.safeParse(raw)
  if (parsedPath.success) return parsedPath.data
  for (const { message } of parsedPath.error.issues) ctx.addIssue({ code: 'custom', message })
  return z.NEVER
})

/** A page as staff write it. */
export const PageDraft = z
  .object({ ...savedPageShape, path: PathOrSection, status: z.enum(pageStatuses).default('draft'), blocks: z.array(StoredBlock).default([]) })
  .refine((page) => page.type !== 'url_redirection' || page.to !== null, { path: ['to'], error: 'a redirection needs a target' })
  .refine(({ type, path }) => (type === 'section') === isSectionPath(path), { path: ['path'], error: 'not a page path' })
  .refine(({ type, blocks }) => type !== 'section' || !blocks.some(showsSection), { path: ['blocks'], error: 'a shared section holds no other one' })
  .refine(isStorable, { error: 'holds characters that cannot be stored' })
export type PageDraft = z.output<typeof PageDraft>
