import { isRecord } from './journey-content.ts'

/** A value that two versions of a content have otherwise; undefined where there is none. */
export type ContentChange = { path: string; before: unknown; after: unknown }

/** Where two contents differ, as deep as their objects and lists go. */
export function contentChanges(before: unknown, after: unknown): ContentChange[] {
  const [old, next] = [valuesOf(before), valuesOf(after)]
  const paths = [...new Set([...old.keys(), ...next.keys()])]
  return paths.filter((path) => old.get(path) !== next.get(path)).map((path) => ({ path, before: old.get(path), after: next.get(path) }))
}

/** Single values by their paths: `payment.vendor.type`, `button_sets.0.id`. */
function valuesOf(content: unknown, at = ''): Map<string, unknown> {
  if (!isRecord(content) && !Array.isArray(content)) return at === '' || content === undefined ? new Map() : new Map([[at, content]])
  return new Map(Object.entries(content).flatMap(([key, value]) => [...valuesOf(value, at === '' ? key : `${at}.${key}`)]))
}
