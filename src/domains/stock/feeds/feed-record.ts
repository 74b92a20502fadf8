/**
 * A record of a file as it was read: columns of CSV, an object of JSON, or an element of XML, whose attributes are named `@name`, whose
 * children by their elements, and whose own text is `#text` where it has either.
 */
export type FeedRecord = Readonly<Record<string, unknown>>

/** A record with its first line (from 1), or the error instead of it. */
export type FileRow = { line: number; record: FeedRecord } | { line: number; flaw: 'broken' | 'columns' }

/**
 * Reads the values at a path: members by dots (`price.amount`), of every element where there is a list (`photos.url` of a list of photos). Nothing empty is
 * among it. A name that holds dots itself is found when the whole path is its name.
 */
export function valuesAt(record: FeedRecord, path: string): unknown[] {
  return elementsAt(record, path).flatMap(flat)
}

/** The same, but objects are returned whole, one for each element of a list. */
export function elementsAt(record: FeedRecord, path: string): unknown[] {
  let elements: unknown[] = [record]
  if (Object.hasOwn(record, path)) elements = [record[path]]
  else for (const name of path.split('.')) elements = elements.flatMap((thing) => membersOf(thing, name))
  return elements.flat(Number.POSITIVE_INFINITY)
}

/** All paths of a record to a value or an object, in the order of the record. */
export function pathsOf(record: FeedRecord): string[] {
  const paths = new Set<string>()
  const walk = (thing: unknown, path: string): void => {
    const isList = Array.isArray(thing)
    if (path !== '' && !isList) paths.add(path)
    if (typeof thing !== 'object' || thing === null) return
    for (const [name, value] of Object.entries(thing)) walk(value, isList ? path : path === '' ? name : `${path}.${name}`)
  }
  walk(record, '')
  return [...paths]
}

function membersOf(thing: unknown, name: string): unknown[] {
  if (Array.isArray(thing)) return thing.flatMap((element) => membersOf(element, name))
  if (typeof thing !== 'object' || thing === null || !Object.hasOwn(thing, name)) return []
  return [(thing as Record<string, unknown>)[name]]
}

function flat(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(flat)
  if (typeof value === 'object' && value !== null) {
    // The name of an element with attributes means its text.
    return Object.hasOwn(value, '#text') ? flat((value as Record<string, unknown>)['#text']) : []
  }
  if (value === null || value === undefined) return []
  return typeof value === 'string' && value.trim() === '' ? [] : [value]
}
