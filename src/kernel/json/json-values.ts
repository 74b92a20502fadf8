/** Whether a value is an object of JSON: neither a list nor null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is one text, number or flag. */
export function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

/** Whether anything was given: zero and false are something, an empty text is nothing. */
export function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

/** A value that should be a list; an empty one for anything else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** A text of others without the space around it; '' for anything else. */
export function trimmedText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
