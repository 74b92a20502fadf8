import { isRecord } from '#kernel/json/json-values.ts'
import type { FieldChange } from '../fields/changes-table.tsx'

/** The differences of two contents, down to single values; undefined where a side has no value. */
export function contentChanges(before: unknown, after: unknown): FieldChange[] {
  const [old, next] = [valuesOf(before), valuesOf(after)]
  const paths = [...new Set([...old.keys(), ...next.keys()])]
  return paths.filter((path) => old.get(path) !== next.get(path)).map((path) => ({ field: path, before: old.get(path), after: next.get(path) }))
}

/** The single values of a content by path: `payment.vendor.type`, `button_sets.0.id`. */
function valuesOf(content: unknown, at = ''): Map<string, unknown> {
  if (!isRecord(content) && !Array.isArray(content)) return at === '' || content === undefined ? new Map() : new Map([[at, content]])
  return new Map(Object.entries(content).flatMap(([key, value]) => [...valuesOf(value, at === '' ? key : `${at}.${key}`)]))
}
