import { z } from 'zod'
import { isStorable } from '#kernel/storable.ts'

const text = z.string().trim().max(2000).nullable().default(null)

/** The texts that staff write in place of a shipped message; an empty one restores the shipped text. */
export const TranslationDraft = z.object({ arabic: text, english_override: text }).refine(isStorable, { error: 'holds characters that cannot be stored' })
export type TranslationDraft = z.output<typeof TranslationDraft>

/** A message as staff see it: the shipped texts, and those that staff wrote instead ('' for none). */
export type Translation = {
  id: string
  key: string
  english: string
  arabic_default: string
  arabic: string
  english_override: string
  /** There is no Arabic text, so visitors read the English. */
  is_missing: boolean
  version: string
}
