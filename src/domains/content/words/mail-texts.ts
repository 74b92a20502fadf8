import { z } from 'zod'
import { isStorable } from '#kernel/storable.ts'
import type { Language } from '#kernel/words/words.ts'

/** Longer than any sentence may be; which one is too long is said beside it. */
const MOST_LETTERS = 5000
const texts = z.record(z.string().max(80), z.string().max(MOST_LETTERS))

/** The texts of a mail in both languages, by the keys of its sentences; an empty or absent one is the text that ships. */
export const MailWordsDraft = z
  .strictObject({ texts: z.strictObject({ ar: texts, en: texts }) })
  .refine(isStorable, { error: 'holds characters that cannot be stored' })
export type MailTexts = Readonly<Record<Language, Readonly<Record<string, string>>>>
