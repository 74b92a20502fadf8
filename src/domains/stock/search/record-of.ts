/** A record with a value for each of the keys. */
export function recordOf<Key extends string, Value>(keys: readonly Key[], give: (key: Key) => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, give(key)])) as Record<Key, Value> // fromEntries forgets the keys it was given
}
