import { byName } from '../by-name.ts'
import { type JsonPlace, placeOfJsonFlaw } from './json-place.ts'

/** Reads JSON that a person typed. On failure it gives the position; the caller words the message (C-157). */
export function readJson(text: string): { ok: true; value: unknown } | { ok: false; at: JsonPlace } {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false, at: placeOfJsonFlaw(text) }
  }
}

const unsafe: Record<string, string> = byName({ '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' })

/** JSON that is safe inside a script element: it cannot end the element or begin a comment. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => unsafe[sign] ?? sign)
}
