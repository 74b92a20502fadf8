/** Characters that PostgreSQL stores neither in text nor in JSON: NUL, and a lone surrogate, such as half of an emoji. */
const UNSTORABLE = /[\0\p{Surrogate}]/gu

/** A value without the signs that the database does not take, however deep they stand. What has none comes back as it is. */
export function storableText<Value>(value: Value): Value {
  return cleaned(value) as Value
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(UNSTORABLE, '')
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [cleaned(name), cleaned(member)]))
}
