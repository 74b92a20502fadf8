import type { FieldFlaws } from '#kernel/outcome.ts'

/** The wording of a call's refusal: message, code if it differs from the key, and field. */
export type RefusalWord = { message: string; code?: string; field?: string }

/** The words of a call by code: of its own refusals, and of what is refused before it runs (`bad_request`, `too_large`, `invalid` …). */
export type RefusalWords = Readonly<Record<string, RefusalWord>>

/** The overrides of an error by a call's wording; empty for a code without one. */
export function wordedError(words: RefusalWords | undefined, code: string, fields: FieldFlaws = {}): { code?: string; message?: string; fields?: FieldFlaws } {
  const word = words?.[code]
  if (!word) return {}
  return { code: word.code ?? code, message: word.message, fields: word.field ? { ...fields, [word.field]: [word.message] } : fields }
}
