/** Characters that PostgreSQL stores neither in text nor in JSON: NUL, and a lone surrogate, such as half of an emoji. */
const UNSTORABLE = /[\0\p{Surrogate}]/gu

/** Removes these characters from a value at any depth. A value without them is returned unchanged. */
export function storableText<Value>(value: Value): Value {
  return cleaned(value) as Value
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(UNSTORABLE, '')
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [cleaned(name), cleaned(member)]))
}
