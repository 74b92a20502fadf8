import { readJson } from '#kernel/json/json.ts'
import type { SettingShape } from './setting-shapes.ts'

export type Shaped = Readonly<Record<string, unknown>>

/** Parses a setting's text for its form; undefined for text that the form cannot show, which is edited as code. */
export function shapedValue(text: string, { kind, nullable, fields }: SettingShape): Shaped | readonly Shaped[] | null | undefined {
  const read = text.trim() === '' ? { ok: true as const, value: null } : readJson(text)
  if (!read.ok) return undefined
  const { value } = read
  if (kind === 'list') return value === null ? [] : areObjects(value) ? value : undefined
  if (value === null) return nullable ? null : {}
  const [first] = fields
  // A bare list is the short form of an object with only that list.
  if (areObjects(value) && first?.input === 'list') return { [first.name]: value }
  return isObject(value) ? value : undefined
}

/** Pairs as lines of `name = value`; a value that is not an object is shown as it is. */
export function pairsText(value: unknown): string {
  if (!isObject(value)) return typeof value === 'string' ? value : ''
  return Object.entries(value)
    .map(([name, own]) => `${name} = ${String(own)}`)
    .join('\n')
}

export function pairsOf(text: string): string | Record<string, string> {
  if (!text.includes('=')) return text
  return Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const [name = '', ...rest] = line.split('=')
      return name.trim() === '' ? [] : [[name.trim(), rest.join('=').trim()]]
    }),
  )
}

/** Null for an object with no values. */
export function orNull(value: Shaped): Shaped | null {
  return Object.values(value).every((part) => part === '' || part === false || part === null || part === undefined) ? null : value
}

export function isObject(value: unknown): value is Shaped {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function areObjects(value: unknown): value is readonly Shaped[] {
  return Array.isArray(value) && value.every(isObject)
}
