/** The content of a configuration, as it is stored. */
export type JourneyRecord = Readonly<Record<string, unknown>>

/** What a text of JSON holds; nothing for a text that is no object. */
export function recordOf(text: unknown): JourneyRecord | null {
  try {
    const value: unknown = JSON.parse(String(text || '{}'))
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

export function isRecord(value: unknown): value is JourneyRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A record with a value under a key. What is empty is not stored: then the words of the screens stand, or what holds for all ways to pay. Keys that no field names stay. */
export function withField(record: JourneyRecord, key: string, value: unknown): JourneyRecord {
  const { [key]: _, ...others } = record
  return isEmpty(value) ? others : { ...record, [key]: value }
}

/** What one way to pay says otherwise. */
export function overridesOf(content: JourneyRecord, payment: string): JourneyRecord {
  const all = content.content_types
  const own = isRecord(all) ? all[payment] : undefined
  return isRecord(own) ? own : {}
}

/** The content with other overrides for a way to pay. */
export function withOverrides(content: JourneyRecord, payment: string, overrides: JourneyRecord): JourneyRecord {
  const all = isRecord(content.content_types) ? content.content_types : {}
  return withField(content, 'content_types', withField(all, payment, overrides))
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  return isRecord(value) && Object.keys(value).length === 0
}
