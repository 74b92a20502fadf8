import { z } from 'zod'
import { isStorable } from '#kernel/storable.ts'
import { PageDraft } from '../pages/page.ts'
import { PagePath } from '../pages/page-fields.ts'

/** A redirection as staff write it: pages of type url_redirection, reduced to what redirections need. */
export const RedirectDraft = z
  .object({
    path: PagePath,
    to: z.string().trim().min(1).max(2000),
    http_code: PageDraft.shape.http_code,
    status: z.enum(['published', 'disabled', 'draft']).default('published'),
  })
  .refine(isStorable, { error: 'holds characters that cannot be stored' })
export type RedirectDraft = z.output<typeof RedirectDraft>

/** A redirection as staff see it. */
export type Redirection = RedirectDraft & { id: number; version: string }

/** The columns that a file of redirections may have; those that only an export adds are ignored. */
export const redirectColumns = ['path', 'to', 'http_code', 'status', 'id', 'version'] as const
