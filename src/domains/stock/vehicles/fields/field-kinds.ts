import { z } from 'zod'
import { LARGEST_ID } from '#kernel/values/row-id.ts'
import type { WordPair } from '#kernel/words/words.ts'

/** What a field of a vehicle holds. Its input in the admin, its reading from a feed and its amounts of money follow from the name. */
export type KindName =
  | 'line' // a line of text
  | 'code' // a line of Latin characters
  | 'address' // a web address
  | 'text' // several lines
  | 'number'
  | 'whole' // a number without a fraction
  | 'amount' // money: units of the vehicle's currency, minor units where it is stored
  | 'flag'
  | 'day'
  | 'choice' // one of the options
  | 'choices' // several of them
  | 'keys' // a set of names
  | 'texts' // a list of texts
  | 'names' // a list of objects that have a name and nothing else
  | 'entries' // a list of objects
  | 'record' // values by name: the parts are the name and the value
  | 'object'
  | 'photos'

/** `parts` are those of an object, of the entries of a list or record; `isNeeded` says that there is no default. */
export type VehicleFieldKind<Schema extends z.ZodType = z.ZodType> = {
  readonly name: KindName
  readonly schema: Schema
  readonly isNeeded: boolean
  readonly options: readonly string[]
  /** Ends of a number, both counted in. */
  readonly range: { readonly min: number; readonly max: number } | null
  readonly parts: Readonly<Record<string, Part>>
}
export type Part<Schema extends z.ZodType = z.ZodType> = { readonly kind: VehicleFieldKind<Schema>; readonly label: WordPair }
type Parts = Readonly<Record<string, Part>>
type ShapeOf<Given extends Parts> = { -readonly [Name in keyof Given]: Given[Name]['kind']['schema'] }

const LARGEST_AMOUNT = 1e12

export function part<Schema extends z.ZodType>(kind: VehicleFieldKind<Schema>, english: string, arabic: string): Part<Schema> {
  return { kind, label: [english, arabic] }
}

export function line(max = 200) {
  return kind('line', z.string().trim().max(max).default(''))
}

export function code(max: number) {
  return kind('code', z.string().trim().max(max).default(''))
}

export function codeOr(max: number, usual: string) {
  return kind('code', z.string().trim().max(max).default(usual))
}

export function capitals(max: number) {
  return kind('code', z.string().trim().toUpperCase().max(max).default(''))
}

/** A line that must be filled in. */
export function neededLine(max = 120) {
  return kind('line', z.string().trim().min(1).max(max))
}

/** Text of several lines, kept to the letter. */
export function text(max = 10_000) {
  return kind('text', z.string().max(max).default(''))
}

/** A note of several lines, without space around it. */
export function note(max: number) {
  return kind('text', z.string().trim().max(max).default(''))
}

/** A web address, a path of the site, or ''. */
export function address() {
  return kind(
    'address',
    z
      .string()
      .trim()
      .max(2000)
      .regex(/^(https?:\/\/|\/(?!\/)|$)/i)
      .default(''),
  )
}

export function currency() {
  return kind('code', z.string().regex(/^[A-Z]{3}$/))
}

export function number(max: number) {
  return kind('number', z.number().min(0).max(max).nullable().default(null), { range: { min: 0, max } })
}

export function whole(min: number, max: number) {
  return kind('whole', z.int().min(min).max(max).nullable().default(null), { range: { min, max } })
}

export function place() {
  return kind('whole', z.int().min(0).max(10_000).default(0))
}

/** The id of a row of the database. */
export function rowId() {
  return kind('whole', z.int().positive().max(LARGEST_ID).nullable().default(null))
}

/** Up to 10^12: minor units of it stay below 2^53. */
export function amount() {
  return kind('amount', z.number().min(0).max(LARGEST_AMOUNT).nullable().default(null), { range: { min: 0, max: LARGEST_AMOUNT } })
}

export function neededAmount() {
  return kind('amount', z.number().min(0).max(LARGEST_AMOUNT), { range: { min: 0, max: LARGEST_AMOUNT } })
}

/** What adds to a price or takes from it. */
export function signedAmount() {
  return kind('amount', z.number().min(-LARGEST_AMOUNT).max(LARGEST_AMOUNT))
}

export function flag(isOn: boolean) {
  return kind('flag', z.boolean().default(isOn))
}

/** An ISO day, or ''. */
export function day() {
  return kind('day', z.iso.date().or(z.literal('')).default(''))
}

export function choice<const Options extends readonly string[]>(options: Options) {
  return kind('choice', z.enum(options), { options })
}

export function choiceOr<const Options extends readonly string[]>(options: Options, usual: NoInfer<Options[number]>) {
  return kind('choice', z.enum(options).default(usual as never), { options }) // one of the options, which zod's own type of a default does not see
}

export function choices<const Options extends readonly string[]>(options: Options) {
  return kind('choices', z.array(z.enum(options)).max(options.length).default([]), { options })
}

export function keys(max: number) {
  return kind('keys', z.array(neededLine().schema).max(max).default([]))
}

export function texts(max: number, longest: number) {
  return kind('texts', z.array(z.string().max(longest)).max(max).default([]))
}

export function names(max: number) {
  return kind(
    'names',
    z
      .array(z.object({ name: neededLine().schema }))
      .max(max)
      .default([]),
    { parts: { name: part(neededLine(), 'Name', 'الاسم') } },
  )
}

export function entries<const Given extends Parts>(max: number, parts: Given) {
  return kind('entries', z.array(objectOf(parts)).max(max).default([]), { parts })
}

/** Amounts by name. */
export function amountsBy<const Given extends { readonly region: Part; readonly price: Part }>(parts: Given) {
  return kind('record', z.record(neededLine().schema, neededAmount().schema).default({}), { parts })
}

/** An object that is always there. */
export function object<const Given extends Parts>(parts: Given) {
  return kind('object', objectOf(parts).prefault({} as never), { parts }) // every part has a default of its own
}

/** An object that is null while nothing of it is known. */
export function objectOrNull<const Given extends Parts>(parts: Given) {
  return kind('object', objectOf(parts).nullable().default(null), { parts })
}

export function photos<const Given extends Parts>(max: number, parts: Given) {
  return kind('photos', z.array(objectOf(parts)).max(max).default([]), { parts })
}

/** The object of some parts, each with its own validation. */
export function objectOf<const Given extends Parts>(parts: Given): z.ZodObject<ShapeOf<Given>> {
  const shape = Object.fromEntries(
    Object.entries(parts).map(
      ([
        name,
        {
          kind: { schema },
        },
      ]) => [name, schema],
    ),
  )
  return z.object(shape as ShapeOf<Given>) // the schema of each part by its name
}

/** What stands in a field of which nothing is known; undefined where it must be said. */
export function emptyValue({ schema, isNeeded }: VehicleFieldKind): unknown {
  return isNeeded ? undefined : schema.parse(undefined)
}

/** What an object is of which no part is known. */
export function emptyObject({ parts }: VehicleFieldKind): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).map(([name, { kind }]) => [name, emptyValue(kind)]))
}

/** A value with every amount of money in it converted. */
export function withAmounts({ name, parts }: VehicleFieldKind, value: unknown, convert: (amount: number) => number): unknown {
  if (value === null || value === undefined) return value
  const converted = (object: object) =>
    Object.fromEntries(Object.entries(object).map(([key, inner]) => [key, parts[key] ? withAmounts(parts[key].kind, inner, convert) : inner]))
  switch (name) {
    case 'amount':
      return convert(value as number)
    case 'object':
      return converted(value as object)
    case 'entries':
      return (value as object[]).map(converted)
    case 'record':
      return Object.fromEntries(Object.entries(value as Record<string, number>).map(([key, inner]) => [key, convert(inner)]))
    default:
      return value
  }
}

export function hasAmounts({ name, parts }: VehicleFieldKind): boolean {
  return name === 'amount' || Object.values(parts).some(({ kind }) => hasAmounts(kind))
}

/** A value as it is stored: options in the order of their vocabulary, a set without repetition. */
export function storedValue({ name, options }: VehicleFieldKind, value: unknown): unknown {
  if (name === 'choices') return options.filter((option) => (value as readonly string[]).includes(option))
  return name === 'keys' ? [...new Set(value as readonly string[])] : value
}

function kind<Schema extends z.ZodType>(
  name: KindName,
  schema: Schema,
  more: Partial<Pick<VehicleFieldKind, 'options' | 'parts' | 'range'>> = {},
): VehicleFieldKind<Schema> {
  return { name, schema, isNeeded: !(schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault), options: [], range: null, parts: {}, ...more }
}
