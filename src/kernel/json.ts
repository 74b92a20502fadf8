import type { Logger } from './log.ts'

/** Reads JSON that a person typed. What cannot be read is logged as `Invalid JSON in {name}` and the fallback used (A-259, B-289). */
export function parseJson(text: string, name: string, log: Logger, fallback: unknown): unknown {
  const read = readJson(text)
  if (read.ok) return read.value
  log.error(`Invalid JSON in ${name}`)
  return fallback
}

/** The same without a word, for those who have their own message. */
export function readJson(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false }
  }
}

const unsafe: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** JSON that can stand inside a script element: nothing in it can end the element or begin a comment. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => unsafe[sign] ?? sign)
}
