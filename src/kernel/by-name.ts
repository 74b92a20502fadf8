/**
 * A record without a prototype, for names that may come from outside: `toString` is in it only when somebody put it there, and `__proto__` is a name like any other.
 */
export function byName<Value>(entries: Readonly<Record<string, Value>> | Iterable<readonly [string, Value]> = {}): Record<string, Value> {
  const record: Record<string, Value> = Object.create(null)
  const pairs = Symbol.iterator in entries ? (entries as Iterable<readonly [string, Value]>) : Object.entries(entries as Record<string, Value>)
  for (const [name, value] of pairs) record[name] = value
  return record
}
