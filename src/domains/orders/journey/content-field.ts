import { isRecord, listOf } from '#kernel/json/json-values.ts'
import type { WordPair } from '#kernel/words/words.ts'

type Labelled = { label: WordPair; hint?: WordPair }

/** One field of a configuration: how staff edit it, and its value when it is missing or invalid. */
export type ContentField = Labelled &
  (
    | {
        kind: 'text' | 'long_text' | 'html' /** What staff should know of the value they wrote, on a site whose prices are in this currency. */
        note?: (value: string, currency?: string) => WordPair | null
      }
    /** In units of the currency; null without one. */
    | { kind: 'amount' }
    | { kind: 'whole'; default: number }
    | { kind: 'flag'; default: boolean }
    | { kind: 'choice'; options: Readonly<Record<string, WordPair>>; default: string }
    /** Some of the options. */
    | { kind: 'choices'; options: Readonly<Record<string, WordPair>> }
    | { kind: 'texts' }
    | { kind: 'group'; fields: ContentFields }
    | { kind: 'list'; fields: ContentFields; max: number }
  )
export type ContentFields = Readonly<Record<string, ContentField>>

type ValueOf<Field> = Field extends { kind: 'group'; fields: infer Fields extends ContentFields }
  ? ContentOf<Fields>
  : Field extends { kind: 'list'; fields: infer Fields extends ContentFields }
    ? readonly ContentOf<Fields>[]
    : Field extends { kind: 'choice'; options: infer Options }
      ? keyof Options & string
      : Field extends { kind: 'choices'; options: infer Options }
        ? readonly (keyof Options & string)[]
        : Field extends { kind: 'amount' }
          ? number | null
          : Field extends { kind: 'whole' }
            ? number
            : Field extends { kind: 'flag' }
              ? boolean
              : Field extends { kind: 'texts' }
                ? readonly string[]
                : string
/** The type of a configuration with these fields. */
export type ContentOf<Fields extends ContentFields> = { readonly [Key in keyof Fields]: ValueOf<Fields[Key]> }

/** Reads stored content by its fields. Missing or invalid values become empty or the default; unknown fields are dropped. */
export function readContent<const Fields extends ContentFields>(fields: Fields, content: unknown): ContentOf<Fields> {
  const given = isRecord(content) ? content : {}
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, readValue(field, given[key])])) as ContentOf<Fields> // each value is read by its field
}

function readValue(field: ContentField, value: unknown): unknown {
  switch (field.kind) {
    case 'amount':
      return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null
    case 'whole':
      return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : field.default
    case 'flag':
      return typeof value === 'boolean' ? value : field.default
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(field.options, value) ? value : field.default
    case 'choices':
      return listOf(value).filter((option) => typeof option === 'string' && Object.hasOwn(field.options, option))
    case 'texts':
      return listOf(value).filter((text) => typeof text === 'string' && text.trim() !== '')
    case 'group':
      return readContent(field.fields, value)
    case 'list':
      return listOf(value)
        .filter(isRecord)
        .slice(0, field.max)
        .map((item) => readContent(field.fields, item))
    default:
      return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
  }
}
