import type { FieldFlaws } from '#kernel/outcome.ts'

/** How a call words a refusal: its message, its code where that differs from the key, and the field that it is about. */
export type RefusalWord = { message: string; code?: string; field?: string }

/** The words of a call by code: of its own refusals, and of what is refused before it runs (`bad_request`, `too_large`, `invalid` …). */
export type RefusalWords = Readonly<Record<string, RefusalWord>>

/** What the words of a call change in an error; nothing for a code without words. */
export function wordedError(words: RefusalWords | undefined, code: string, fields: FieldFlaws = {}): { code?: string; message?: string; fields?: FieldFlaws } {
  const word = words?.[code]
  if (!word) return {}
  return { code: word.code ?? code, message: word.message, fields: word.field ? { ...fields, [word.field]: [word.message] } : fields }
}
