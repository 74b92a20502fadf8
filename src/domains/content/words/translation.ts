import { z } from 'zod'
import { isStorable } from '#kernel/storable.ts'

const text = z.string().trim().max(2000).nullable().default(null)

/** What staff write in place of a shipped message; nothing gives the shipped one back. */
export const TranslationDraft = z.object({ arabic: text, english_override: text }).refine(isStorable, { error: 'holds characters that cannot be stored' })
export type TranslationDraft = z.output<typeof TranslationDraft>

/** A message as staff see it: what ships in both languages, and what they wrote instead ('' for nothing). */
export type Translation = {
  id: string
  key: string
  english: string
  arabic_default: string
  arabic: string
  english_override: string
  /** No Arabic at all: visitors read the English. */
  is_missing: boolean
  version: string
}
