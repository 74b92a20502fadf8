import { foldArabic } from '#kernel/arabic.ts'
import { latinDigits } from '#kernel/digits.ts'
import { VehicleDraft } from '../vehicles/vehicle-draft.ts'
import type { DayStyle, FeedDraft, FeedRule, NumberStyle } from './feed.ts'
import { type FeedField, feedFields } from './feed-fields.ts'
import { type FeedRecord, valuesAt } from './feed-record.ts'

/** What is wrong with one field of a row: a code, and what stood there. */
export type FieldProblem = { field: string; reason: ProblemReason; value: string }
export type ProblemReason = 'required' | 'not_a_number' | 'not_a_day' | 'not_yes_or_no' | 'unknown_word' | 'not_an_address' | 'not_valid'

/** A vehicle, or why a record is none; `externalId` as far as it could be read. */
export type MappedRow = { ok: true; externalId: string; vehicle: VehicleDraft } | { ok: false; externalId: string; problems: FieldProblem[] }

type Mapped = Pick<FeedDraft, 'key' | 'rules' | 'currency' | 'dealer_code' | 'publication_lists'>

const MOST_PHOTOS = 40
const LONGEST_SHOWN = 80
const yes = new Set(['true', '1', 'yes', 'y', 'نعم'])
const no = new Set(['false', '0', 'no', 'n', 'لا'])

/** Makes a reader of records for the rules of a feed; what the rules say of words is prepared once. */
export function recordMapper({ key, rules, currency, dealer_code, publication_lists }: Mapped): (record: FeedRecord) => MappedRow {
  const known = new Map(feedFields().map((field) => [field.name, field]))
  const readers = rules.flatMap((rule) => {
    const field = known.get(rule.field)
    return field ? [{ name: field.name, read: readerOf(field, rule) }] : []
  })
  return (record) => {
    const values: Record<string, unknown> = { feed: key, currency, dealer_code, publication_lists }
    const problems: FieldProblem[] = []
    for (const { name, read } of readers) {
      const value = read(record, (reason, given) => problems.push({ field: name, reason, value: String(given).slice(0, LONGEST_SHOWN) }))
      if (value !== undefined) values[name] = value
    }
    const externalId = typeof values.external_id === 'string' ? values.external_id.trim() : ''
    if (externalId === '') problems.unshift({ field: 'external_id', reason: 'required', value: '' })
    const parsed = VehicleDraft.safeParse(values)
    if (!parsed.success) {
      for (const { path } of parsed.error.issues) {
        const field = String(path[0] ?? '')
        if (problems.some((problem) => problem.field === field)) continue
        const given = values[field]
        problems.push({ field, reason: given === undefined ? 'required' : 'not_valid', value: textOf(given).slice(0, LONGEST_SHOWN) })
      }
    }
    if (problems.length > 0 || !parsed.success) return { ok: false, externalId, problems }
    return { ok: true, externalId: parsed.data.external_id, vehicle: parsed.data }
  }
}

type Complain = (reason: ProblemReason, given: unknown) => void
type Reader = (record: FeedRecord, complain: Complain) => unknown

function readerOf({ kind, options }: FeedField, { from, constant, words, separator, number_style, day_style }: FeedRule): Reader {
  const meanings = new Map(words.map((word) => [foldArabic(word.from), word.to]))
  const choices = new Map(options.map((option) => [foldArabic(option), option]))
  const meant = (value: unknown): string => {
    const text = typeof value === 'string' ? value.trim() : textOf(value)
    return meanings.get(foldArabic(text)) ?? text
  }
  const given = (record: FeedRecord): string[] => {
    const found = from === '' ? [] : valuesAt(record, from)
    const values = (found.length > 0 ? found : [constant]).map(meant)
    return values.filter((value) => value !== '')
  }
  const list = (record: FeedRecord): string[] => {
    const found = from === '' ? [] : valuesAt(record, from)
    const parts = (found.length > 0 ? found : [constant]).flatMap((value) => (separator === '' ? [value] : textOf(value).split(separator)))
    return parts.map(meant).filter((value) => value !== '')
  }
  const one = <Value>(parse: (text: string) => Value | null, reason: ProblemReason): Reader => {
    return (record, complain) => {
      const [text] = given(record)
      if (text === undefined) return undefined
      const value = parse(text)
      if (value === null) complain(reason, text)
      return value ?? undefined
    }
  }
  const choice = (text: string) => choices.get(foldArabic(text)) ?? null

  switch (kind) {
    case 'text':
      return (record) => given(record)[0]
    case 'number':
    case 'whole':
      return one((text) => parseNumber(text, number_style), 'not_a_number')
    case 'flag':
      return one((text) => (yes.has(foldArabic(text)) ? true : no.has(foldArabic(text)) ? false : null), 'not_yes_or_no')
    case 'day':
      return one((text) => parseDay(text, day_style), 'not_a_day')
    case 'choice':
      return one(choice, 'unknown_word')
    case 'choices':
      return (record, complain) => {
        const texts = list(record)
        for (const text of texts) if (choice(text) === null) complain('unknown_word', text)
        return texts.length === 0 ? undefined : texts.map(choice)
      }
    case 'texts':
      return (record) => list(record)
    case 'names':
      return (record) => list(record).map((name) => ({ name, price: null }))
    case 'photos':
      return (record, complain) => {
        const addresses = list(record).slice(0, MOST_PHOTOS)
        for (const address of addresses) if (!/^https?:\/\//i.test(address)) complain('not_an_address', address)
        return addresses.map((address, index) => ({
          sequence: index,
          big_path: address,
          medium_path: address,
          quarter_hd_path: address,
          hd_path: address,
          full_path: address,
        }))
      }
  }
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const CURRENCY = /^[^\d-]{0,12}(-?[\d.,' ]*\d)[^\d]{0,12}$/

/** A number as people and spreadsheets write it, with thousands, Arabic digits and a currency or unit around it; null for anything else. */
export function parseNumber(text: string, style: NumberStyle): number | null {
  const digits = latinDigits(text)
    .replaceAll(/[\u00a0\u202f\u200e\u200f\u061c]/g, ' ')
    .trim()
  // JSON writes large and small numbers so.
  if (/^-?\d+(\.\d+)?e[+-]?\d{1,3}$/i.test(digits)) return Number(digits)
  const number = digits.match(CURRENCY)?.[1]?.replaceAll(/[' ]/g, '')
  if (number === undefined) return null
  const plain = style === 'comma' ? number.replaceAll('.', '').replace(',', '.') : number.replaceAll(',', '')
  return /^-?\d*(\.\d+)?$/.test(plain) && plain !== '' ? Number(plain) : null
}

/** A day as `2026-05-31` from any of the three orders, with or without a time behind it; null for a day that no calendar has. */
export function parseDay(text: string, style: DayStyle): string | null {
  const match = latinDigits(text)
    .trim()
    .match(/^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})(?:[T ].*)?$/)
  if (!match) return null
  const [first = '', second = '', third = ''] = match.slice(1)
  const [year, month, day] = style === 'ymd' || first.length === 4 ? [first, second, third] : style === 'dmy' ? [third, second, first] : [third, first, second]
  if (year.length !== 4) return null
  const date = new Date(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T00:00:00Z`)
  const isReal = !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day)
  return isReal ? date.toISOString().slice(0, 10) : null
}
