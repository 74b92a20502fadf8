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

/**
 * The record with a value set. An empty value is removed, so that the default wording or the value for all payment types applies. Keys without a field are
 * preserved.
 */
export function withField(record: JourneyRecord, key: string, value: unknown): JourneyRecord {
  const { [key]: _, ...others } = record
  return isEmpty(value) ? others : { ...record, [key]: value }
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
  return withField(content, 'content_types', withField(all, payment, overrides))
}

function isEmpty(value: unknown): boolean {
  return !isFilled(value) || (isRecord(value) && Object.keys(value).length === 0)
}
