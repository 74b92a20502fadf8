import type { SchemaField } from '#fields/values/field-schema.ts'
import { LARGEST_ID } from '#kernel/values/row-id.ts'
import type { WordPair, Words } from '#kernel/words/words.ts'
import { stockWords } from '../../words.ts'

/** Kinds of values that have words; a feed may send others, which are shown as they are. */
export type WordedKind = 'state' | 'status' | 'fuel' | 'financing' | 'transmission' | 'drivetrain' | 'color'

/** Up to 10^12: minor units of it stay below 2^53. */
const LARGEST_AMOUNT = 1e12

/** A part of an object or of the rows of a list. */
export function part<const Symbol extends string, const Field extends object>(symbol: Symbol, field: Field, english: string, arabic: string) {
  return { symbol, label: [english, arabic] as WordPair, ...field }
}

/** A line of words. */
export const line = (max = 200) => ({ field_type: 'String', translatable: true, max }) as const

/** A line of words that must be filled in. */
export const neededLine = (max = 120) => ({ field_type: 'String', translatable: true, required: true, max }) as const

/** A line of Latin characters. */
export const code = (max: number) => ({ field_type: 'String', max }) as const

/** Text of several lines, kept to the letter. */
export const text = (max = 10_000) => ({ field_type: 'Text', translatable: true, keepsSpace: true, max }) as const

/** A note of several lines, without space around it. */
export const note = (max: number) => ({ field_type: 'Text', translatable: true, max }) as const

/** A web address, a path of the site, or ''. */
export const address = { field_type: 'String', holds: 'address', max: 2000 } as const

export const number = (max: number) => ({ field_type: 'Number', min: 0, max }) as const

export const whole = (min: number, max: number) => ({ field_type: 'Number', isWhole: true, min, max }) as const

/** The id of a row of the database. */
export const rowId = whole(1, LARGEST_ID)

export const amount = { field_type: 'Number', isMoney: true, min: 0, max: LARGEST_AMOUNT } as const

export const neededAmount = { ...amount, required: true } as const

/** What adds to a price or takes from it. */
export const signedAmount = { ...neededAmount, min: -LARGEST_AMOUNT } as const

export const flag = (isOn: boolean) => ({ field_type: 'Bool', default: isOn }) as const

export const day = { field_type: 'Day' } as const

/** One of some values; a needed one has no default. */
export function choice<const Values extends readonly string[]>(kind: WordedKind, values: Values) {
  return { field_type: 'Select', options: optionsOf(kind, values), wordedAs: kind } as const
}

/** Several of some values, which are stored in the order of their vocabulary. */
export function choices<const Values extends readonly string[]>(kind: WordedKind, values: Values) {
  return { field_type: 'Choices', options: optionsOf(kind, values), keepsNone: true, wordedAs: kind } as const
}

/** A line that has words for some values. */
export function worded(kind: WordedKind, values: readonly string[]) {
  return { ...line(60), suggestions: optionsOf(kind, values), wordedAs: kind } as const
}

/** A set of names. */
export const keys = (max: number) => ({ field_type: 'Lines', keepsNone: true, translatable: false, max }) as const

export function texts(max: number, longest: number, label: WordPair) {
  return {
    field_type: 'List',
    max,
    fields: [{ symbol: '', label, field_type: 'Text', translatable: true, keepsSpace: true, max: longest }],
    fresh: '',
  } as const
}

/** A list of things of which a name is known and nothing else. */
export const names = (max: number) => ({ field_type: 'List', asLines: true, max, fields: [part('name', neededLine(), 'Name', 'الاسم')] }) as const

export function entries<const Fields extends readonly SchemaField[]>(max: number, fields: Fields) {
  return { field_type: 'List', isTable: true, max, fields } as const
}

/** An object that is always there. */
export function object<const Fields extends readonly SchemaField[]>(fields: Fields) {
  return { field_type: 'Group', fields } as const
}

/** An object that is null while nothing of it is known. */
export function objectOrNull<const Fields extends readonly SchemaField[]>(fields: Fields) {
  return { field_type: 'Group', none: 'null', fields } as const
}

function optionsOf<const Values extends readonly string[]>(kind: WordedKind, values: Values): readonly { value: Values[number]; label: WordPair }[] {
  const words: Words = stockWords.words
  return values.map((value) => ({ value, label: words[`${kind}_${value}`] ?? [value, value] }))
}
