import { isNumberOf } from '#fields/values/read-content.ts'
import { foldArabic } from '#kernel/arabic.ts'
import { latinDigits } from '#kernel/digits.ts'
import { parseDay } from '#kernel/parse-day.ts'
import { fieldHeadings } from '../../vehicles/fields/field-headings.ts'
import { type VehicleField, vehicleFields } from '../../vehicles/fields/vehicle-fields.ts'
import type { DayStyle, NumberStyle } from '../feed.ts'
import { type FeedField, feedFields } from './feed-fields.ts'
import { parseNumber, valueParser } from './parse-value.ts'

/** A column of a file by its heading or path, with a value of it. */
export type FileColumn = { path: string; example: string }
/** The column for a field, and the format of its values as far as its example shows. */
export type RecognisedColumn = { field: FeedField; from: string; separator: string; number_style: NumberStyle; day_style: DayStyle }

type Reading = Pick<RecognisedColumn, 'separator' | 'number_style' | 'day_style'>

/**
 * Finds the columns whose headings are usual for a field that no rule fills yet (`takenColumns` has the names of the others). Where a heading is
 * usual for several fields, such as "الموديل" for the model and its year, the example decides. Each field and each column is given once.
 * A file without ids for its vehicles identifies them by their VIN.
 */
export function recogniseColumns(columns: readonly FileColumn[], takenColumns: ReadonlySet<string> = new Set()): RecognisedColumn[] {
  const fields = feedFields()
  const columnsByField = new Map<string, RecognisedColumn & { rank: number }>()
  for (const { path, example } of columns) {
    const match = candidatesFor(path).find(({ field }) => !takenColumns.has(field.name) && fits(field, example))
    if (!match) continue
    const { field, rank } = match
    const before = columnsByField.get(field.name)
    if (!before || rank < before.rank) columnsByField.set(field.name, { field, rank, from: path, ...readingOf(field, example) })
  }
  const [vin, number] = [columnsByField.get('vin'), fields.find(({ name }) => name === 'external_id')]
  if (vin && number && !columnsByField.has('external_id') && !takenColumns.has('external_id')) columnsByField.set('external_id', { ...vin, field: number })
  return fields.flatMap(({ name }) => {
    const column = columnsByField.get(name)
    if (!column) return []
    const { rank: _rank, ...recognised } = column
    return [recognised]
  })
}

type Heading = { field: FeedField; rank: number }
let headings: ReadonlyMap<string, readonly Heading[]> | undefined

/** The fields by every heading that is usual for them, nearest to the field's name first. */
function fieldsByHeading(): ReadonlyMap<string, readonly Heading[]> {
  const all = new Map<string, Heading[]>()
  for (const field of feedFields()) {
    // What names a part alone, such as "registration date", is usual for other fields.
    const own = field.part === '' ? vehicleFields[field.field].label : []
    const texts = [field.name, ...own, ...(fieldHeadings[field.name] ?? [])]
    for (const [rank, heading] of [...new Set(texts.map(headingKey))].entries()) all.set(heading, [...(all.get(heading) ?? []), { field, rank }])
  }
  return all
}

/** Fields whose heading this is; a nested value may be headed by its last name alone. What reads few kinds of values is asked first. */
function candidatesFor(path: string): Heading[] {
  const names = [path, ...(path.includes('.') ? [path.split('.').at(-1) ?? ''] : [])]
  headings ??= fieldsByHeading()
  const headingsByField = headings
  const candidates = names.map((name) => headingsByField.get(headingKey(name)) ?? []).find((list) => list.length > 0) ?? []
  return candidates.toSorted((one, other) => Number(isText(one.field)) - Number(isText(other.field)))
}

const texts: ReadonlySet<FeedField['kind']> = new Set(['text', 'texts', 'names', 'entries'])

function isText({ kind }: FeedField): boolean {
  return texts.has(kind)
}

const UNITS = /\((?:[^()]*)\)|(?<=\s)(?:aed|sar|qar|kwd|bhd|omr|usd|km|kms|hp|cc|درهم|بالدرهم|ريال|بالريال|دينار|بالدينار|كم|بالكيلومتر)$/g

/** A heading for comparison: `Model_Year`, `modelYear` and `model year` are one, and so are `السعر (درهم)` and `سعر`. */
export function headingKey(heading: string): string {
  const words = heading.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replaceAll(/[_\-./:@#*'’"]+/g, ' ')
  return foldArabic(foldArabic(words).replaceAll(UNITS, ' '))
    .split(' ')
    .map((word) => word.replace(/^ال(?=\p{L}{2})/u, ''))
    .join(' ')
}

/** Whether a value may stand in a field; a column that is empty may fill any. */
function fits({ kind, options, field }: FeedField, example: string): boolean {
  if (example === '') return true
  switch (kind) {
    case 'whole': {
      const number = parseNumber(example, 'point')
      const definition: VehicleField = vehicleFields[field]
      return number !== null && (definition.field_type !== 'Number' || isNumberOf(definition, number))
    }
    case 'number':
      return parseNumber(example, numberStyleOf(example)) !== null
    case 'day':
      return parseDay(example, dayStyleOf(example)) !== null
    case 'flag':
      return valueParser({ kind, options }, readingOfAll).parse(example) !== null
    case 'choice':
    case 'choices':
      return piecesOf(example).some((piece) => valueParser({ kind: 'choice', options }, readingOfAll).parse(piece) !== null)
    case 'photos':
      return /^https?:\/\//i.test(example)
    default:
      return true
  }
}

const readingOfAll = { separator: '', number_style: 'point', day_style: 'ymd' } as const

function readingOf({ kind }: FeedField, example: string): Reading {
  return {
    separator: kind === 'choices' || kind === 'texts' || kind === 'names' || kind === 'photos' ? separatorOf(example) : '',
    number_style: kind === 'number' ? numberStyleOf(example) : 'point',
    day_style: kind === 'day' ? dayStyleOf(example) : 'ymd',
  }
}

/** `1.234,50` and `12.500.000` part their thousands by points; a number with a single group does not show it. */
function numberStyleOf(example: string): NumberStyle {
  return /\d\.\d{3},\d|\d\.\d{3}\.\d{3}|^\D*\d+,\d{1,2}\D*$/.test(latinDigits(example)) ? 'comma' : 'point'
}

/** A day after the twelfth of a month shows where it stands; before it the day is taken to stand first, as the region writes. */
function dayStyleOf(example: string): DayStyle {
  const [first = '', second = ''] = latinDigits(example).trim().split(/[./-]/)
  if (first.length === 4) return 'ymd'
  return Number(second) > 12 ? 'mdy' : 'dmy'
}

const SEPARATORS = ['|', ';', '؛', ',', '،'] as const

function separatorOf(example: string): string {
  // A comma may stand in an address; the next one begins behind it.
  const isAddress = /^https?:\/\//i.test(example)
  return SEPARATORS.find((sign) => (isAddress ? new RegExp(`\\${sign}\\s*https?://`, 'i').test(example) : example.includes(sign))) ?? ''
}

function piecesOf(example: string): string[] {
  const separator = separatorOf(example)
  return separator === '' ? [example] : example.split(separator)
}
