// biome-ignore lint/suspicious/noExplicitAny: somebody else's document, of which tests read a few members.
type Description = any
type Find = (reference: string) => Description

/** `metadata[a]=1&expand[0]=b` as `{ metadata: { a: '1' }, expand: ['b'] }`. */
export function nestedForm(parameters: URLSearchParams): Record<string, unknown> {
  const form = new Map<string, unknown>()
  for (const [name, value] of parameters) {
    const keys = [name.split('[')[0] ?? '', ...[...name.matchAll(/\[(\w*)\]/g)].map(([, key = '']) => key)]
    let place = form
    for (const key of keys.slice(0, -1)) {
      if (!(place.get(key) instanceof Map)) place.set(key, new Map())
      place = place.get(key) as Map<string, unknown>
    }
    place.set(keys.at(-1) ?? '', value)
  }
  return plain(form) as Record<string, unknown>
}

function plain(value: unknown): unknown {
  if (!(value instanceof Map)) return value
  const isList = value.size > 0 && [...value.keys()].every((key, index) => key === String(index))
  return isList ? [...value.values()].map(plain) : Object.fromEntries([...value].map(([key, one]) => [key, plain(one)]))
}

/** Fields of a value that its schema does not name. Vendors rarely forbid such fields in their files, and would ignore or refuse them. */
export function closedFields(schema: Description, value: unknown, find: Find, path = ''): string[] {
  const branches = branchesOf(schema, find)
  if (Array.isArray(value)) {
    const items = branches.flatMap(({ items: one }) => (one ? [one] : []))
    return items.length === 0 ? [] : value.flatMap((one, index) => closedFields({ anyOf: items }, one, find, `${path}[${index}]`))
  }
  if (typeof value !== 'object' || value === null) return []
  const isOpen = branches.some(({ additionalProperties: more }) => more === true || (typeof more === 'object' && more !== null))
  const namedBranches = branches.filter(({ properties }) => properties)
  if (namedBranches.length === 0) return []
  return Object.entries(value).flatMap(([name, one]) => {
    const described = namedBranches.flatMap(({ properties }) => (Object.hasOwn(properties, name) ? [properties[name]] : []))
    if (described.length > 0) return closedFields({ anyOf: described }, one, find, `${path}.${name}`)
    return isOpen ? [] : [`${path}.${name}`]
  })
}

/** A schema and those that it is put together of, however deep. */
function branchesOf(schema: Description, find: Find, passed: readonly unknown[] = []): Description[] {
  if (!schema || passed.includes(schema)) return []
  const on = [...passed, schema]
  if (schema.$ref) return branchesOf(find(schema.$ref), find, on)
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  return [schema, ...parts.flatMap((part) => branchesOf(part, find, on))]
}
