import { z } from 'zod'
import type { Logger } from '#kernel/log.ts'
import type { WordPair } from '#kernel/words/words.ts'
import { readJson } from '#kernel/json/json.ts'
import type { FillForm, TextLevel } from '../field-types.ts'

/** The kind of input that the admin shows for a setting. `paths` is a list of page paths, separated by commas or line breaks. */
export type SettingFormat = 'text' | 'html' | 'number' | 'bool' | 'select' | 'paths' | 'lines' | 'json'

export type SettingDefinition<Schema extends z.ZodType = z.ZodType> = {
  schema: Schema
  default: z.input<Schema>
  /** Replaces an invalid value; the default when absent. */
  invalid?: z.input<Schema>
  format: SettingFormat
  /** For a list: the schema of one entry. Invalid stored entries are dropped, and the others are kept. */
  entry?: z.ZodType
  /** Of HTML: what it may be made of. */
  allows?: TextLevel
  /** Of JSON: how staff fill it. */
  filled?: FillForm
  /** What the setting is called in the admin. */
  name: WordPair
  /** Of a select: what its values are called, in their order. */
  optionNames?: Readonly<Record<string, WordPair>>
  /** Explains the setting to staff where its name does not say enough. */
  about?: WordPair
  /** Never served to a browser or by the public list. */
  isSecret?: true
  /** It puts scripts of others into every visitor's browser, so whoever may not write metaheads may not write it. */
  runsScripts?: true
  /** Data of visitors or money flow to the address or account that it names, so it is for admins to write. */
  receivesData?: true
  /** It decides what staff may publish alone, so it is for those who may publish without an approval. */
  guardsPages?: true
  /** Logged instead of `Invalid JSON in {key}`. */
  message?: string
}

/** A line of text. */
export function text(value: string, name: WordPair, about?: WordPair, details: { isSecret?: true; receivesData?: true } = {}): SettingDefinition<z.ZodString> {
  return { schema: z.string().trim(), default: value, format: 'text', name, ...explained(about), ...details }
}

/** A text of several lines, or patterns, stored as typed. */
export function longText(value: string, name: WordPair, about?: WordPair): SettingDefinition<z.ZodString> {
  return { schema: z.string(), default: value, format: 'lines', name, ...explained(about) }
}

/** A text of HTML, sanitised when it is stored. */
export function markup(value: string, allows: TextLevel, name: WordPair, about?: WordPair): SettingDefinition<z.ZodString> {
  return { schema: z.string(), default: value, format: 'html', allows, name, ...explained(about) }
}

/** One of a few values, each with its name. */
export function choice<Value extends string>(optionNames: Readonly<Record<Value, WordPair>>, value: NoInfer<Value>, name: WordPair, about?: WordPair) {
  const schema = z.enum(Object.keys(optionNames) as [Value, ...Value[]])
  return { schema, default: value, format: 'select', name, optionNames, ...explained(about) } satisfies SettingDefinition
}

/** Yes or no; stored as JSON or as the text of an input field. */
export function flag(value: boolean, name: WordPair, about?: WordPair) {
  const schema = z.union([z.boolean(), z.stringbool()])
  return { schema, default: value, format: 'bool', name, ...explained(about) } satisfies SettingDefinition
}

/** A number; stored as JSON or as the text of an input field. */
export function number(value: number, name: WordPair, about?: WordPair) {
  const schema = z.union([z.number(), z.string().trim().min(1).transform(Number).pipe(z.number())])
  return { schema, default: value, format: 'number', name, ...explained(about) } satisfies SettingDefinition
}

/** Structured content; stored as JSON or as the text of it, and filled by staff as `filled` says. */
export function json<Schema extends z.ZodType>(
  schema: Schema,
  value: z.input<Schema>,
  name: WordPair,
  about: WordPair | undefined,
  details: { filled: FillForm } & Pick<SettingDefinition<Schema>, 'entry' | 'invalid' | 'message' | 'receivesData'>,
): SettingDefinition<Schema> {
  return { schema, default: value, format: 'json', name, ...explained(about), ...details }
}

const explained = (about: WordPair | undefined) => (about ? { about } : {})

/** The value of a setting, parsed by its schema. An invalid value is logged and replaced; it never throws (A-259, C-157). */
export function readValue<Schema extends z.ZodType>(key: string, definition: SettingDefinition<Schema>, storedValue: unknown, log: Logger): z.output<Schema> {
  const { schema, format, message, entry } = definition
  const value = format === 'json' && typeof storedValue === 'string' ? jsonOf(storedValue, definition.default) : storedValue
  const parsed = value === undefined ? undefined : schema.safeParse(value)
  if (parsed?.success) return parsed.data
  log.error(message ?? `${format === 'json' ? 'Invalid JSON' : 'Invalid value'} in ${key}`)
  if (entry && Array.isArray(value)) return schema.parse(value.filter((one) => entry.safeParse(one).success))
  return schema.parse('invalid' in definition ? definition.invalid : definition.default)
}

/** An empty field means the built-in content. Gives undefined for invalid JSON. */
function jsonOf(storedJson: string, builtIn: unknown): unknown {
  if (storedJson.trim() === '') return builtIn
  const parsedJson = readJson(storedJson)
  return parsedJson.ok ? parsedJson.value : undefined
}
