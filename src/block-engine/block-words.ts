import type { Words } from '#kernel/words/words.ts'
import type { Block } from './define-block.ts'
import type { FieldDef } from '#fields/field-types.ts'

/** Under which key staff change the Arabic default of a field, of every block that has the field. */
export function defaultWordKey(symbol: string): string {
  return `default.${symbol}`
}

/** What a block says of itself, as [English, Arabic] under the keys that overrides are stored by: its words, and defaults that have an Arabic one. */
export function blockWords({ symbol, words, fields, groups }: Block): Words {
  const own = Object.entries(words ?? {}).map(([key, texts]) => [`${symbol}.${key}`, texts] as const)
  const defaults = [...fields, ...(groups?.fields ?? [])].flatMap((field) =>
    'arabic' in field && field.arabic && field.default ? [[defaultWordKey(field.symbol), [field.default, field.arabic]] as const] : [],
  )
  return Object.fromEntries([...own, ...defaults])
}

/** A field whose default is the text that a page shows for it: the Arabic one, or what staff put in its place. */
export function fieldOnPage(field: FieldDef, overrides: Readonly<Record<string, string>>): FieldDef {
  if (!('arabic' in field) || !field.arabic || !field.default) return field
  return { ...field, default: overrides[defaultWordKey(field.symbol)] ?? field.arabic }
}
