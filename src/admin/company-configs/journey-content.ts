import { isFilled, isRecord } from '#kernel/json/json-values.ts'

/** The stored content of a configuration. */
export type JourneyRecord = Readonly<Record<string, unknown>>

/** The object in a JSON text; null when the text is not a JSON object. */
export function recordOf(text: unknown): JourneyRecord | null {
  try {
    const value: unknown = JSON.parse(String(text || '{}'))
    return isRecord(value) ? value : null
  } catch {
    // The field with the JSON says where it is wrong.
    return null
  }
}

/** The overrides of one payment type. */
export function overridesOf(content: JourneyRecord, payment: string): JourneyRecord {
  const all = content.content_types
  const own = isRecord(all) ? all[payment] : undefined
  return isRecord(own) ? own : {}
}

/** The content with new overrides for one payment type. */
export function withOverrides(content: JourneyRecord, payment: string, overrides: JourneyRecord): JourneyRecord {
  const all = isRecord(content.content_types) ? content.content_types : {}
  const { content_types: _, ...base } = content
  const { [payment]: __, ...others } = all
  const next = isEmpty(overrides) ? others : { ...all, [payment]: overrides }
  return isEmpty(next) ? base : { ...content, content_types: next }
}

/**
 * The changed content without what was emptied, so that the default wording or the value for all payment types applies. What nobody changed stays as it was
 * stored, values without a field included.
 */
export function withoutEmptied(before: unknown, after: unknown): unknown {
  if (Array.isArray(after)) {
    // Rows that were added, removed or moved have nothing to be compared with.
    const rows = Array.isArray(before) && before.length === after.length ? before : []
    return after.map((row, index) => (rows[index] === undefined ? row : withoutEmptied(rows[index], row)))
  }
  if (!isRecord(after) || after === before) return after
  const old = isRecord(before) ? before : {}
  const entries = Object.entries(after).flatMap(([key, value]) => {
    if (value === old[key]) return [[key, value] as const]
    const next = withoutEmptied(old[key], value)
    return isEmpty(next) ? [] : [[key, next] as const]
  })
  return Object.fromEntries(entries)
}

function isEmpty(value: unknown): boolean {
  return !isFilled(value) || (isRecord(value) && Object.keys(value).length === 0)
}
