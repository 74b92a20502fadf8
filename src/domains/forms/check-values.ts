import { byName } from '#kernel/by-name.ts'
import {
  type Clocks,
  closedDays,
  type DayFlaw,
  hasRetailerClass,
  hoursOfDay,
  isClosedOn,
  SALES,
  timeSlots,
  type VisitPlace,
  visitDayFlaw,
  visitPlaceOf,
  visitSpan,
  visitTimes,
} from '#domains/retailers/index.ts'
import { EMAIL, isPhone } from '#kernel/values/contact.ts'
import { todayIn } from '#kernel/zoned-time.ts'
import { latinDigits } from '#kernel/digits.ts'
import { isRequired, shownFields } from './conditions.ts'
import type { FieldRules, FormChoices, FormField, FormValues, GivenFile, RetailerOption } from './form.ts'

/**
 * The error codes of a field's value. `unverified`: the code of a phone number was not entered yet; `not_reachable`: an undeliverable mail address. The
 * screens have a message for each; `number` fills its placeholder.
 */
export type ValueFlaw =
  | {
      code:
        | 'required'
        | 'not_an_email'
        | 'not_a_phone'
        | 'not_a_number'
        | 'not_a_date'
        | 'in_future'
        | DayFlaw
        | 'not_an_option'
        | 'pattern'
        | 'file_type'
        | 'unverified'
        | 'not_reachable'
        | 'invalid'
    }
  | { code: 'min' | 'max' | 'size' | 'min_number' | 'max_number' | 'min_choices' | 'max_choices'; number: number }

/** Further input of the checks: the attached files, and the choices that come from the site. */
export type CheckFacts = {
  files?: Readonly<Record<string, readonly GivenFile[]>>
  /** The choices of `location`, `retailer` and `time_slot` fields. */
  choices?: FormChoices
  /** The moment by which days and times are checked; without it, or without rules among the choices, any real day will do. */
  now?: Date | null
  /** Whether a phone number is possible by the rules of its country, if they are loaded. */
  isNumber?: ((text: string) => boolean) | null
  /** Whether a text matches a pattern; the server's version stops a pattern that runs too long. */
  fits?: (source: string, text: string) => boolean
}

type Check = {
  field: FormField
  fields: readonly FormField[]
  givenValues: readonly string[]
  files: readonly GivenFile[]
  isRequired: boolean
  textOf: (id: string | undefined) => string
}
type Rule = (limit: number, check: Check) => boolean

const KILOBYTE = 1024
const MAX_EMAIL = 254
/** The longest answer where a field has no smaller maximum; a pattern never sees a longer one. */
const MAX_TEXT = 1000
const MAX_LONG_TEXT = 10_000
/** No day of a person's life or plans lies outside of these years. */
const [FIRST_YEAR, LAST_YEAR] = ['1900', '2100']
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** The registered rules, exactly these four (B-286, C-148, C-150): `true` where the value keeps the rule. */
export const rules = {
  required: (_limit, { field, givenValues, files }) => (field.type === 'file' ? files.length > 0 : givenValues.length > 0),
  min: (limit, { givenValues }) => givenValues.every((text) => lengthOf(text) >= limit),
  max: (limit, { givenValues }) => givenValues.every((text) => lengthOf(text) <= limit),
  size: (limit, { files }) => files.every(({ bytes }) => bytes <= limit * KILOBYTE),
} as const satisfies Record<'required' | 'min' | 'max' | 'size', Rule>

/**
 * The errors of a form's values, by the name of the field; hidden fields have none. The same function
 * runs in the browser before sending and on the server, which alone decides.
 */
export function checkValues(fields: readonly FormField[], values: FormValues, facts: CheckFacts = {}): Record<string, ValueFlaw> {
  const shownNames = shownFields(fields, values)
  const flaws: Record<string, ValueFlaw> = byName()
  const textOf = (id: string | undefined) => givenOf(values[fields.find((field) => field.id === id)?.name ?? ''])[0] ?? ''
  for (const field of fields) {
    if (!shownNames.has(field.id) || !asksForValue(field)) continue
    const check = {
      field,
      fields,
      givenValues: givenOf(values[field.name]),
      files: facts.files?.[field.name] ?? [],
      isRequired: isRequired(field, fields, values),
      textOf,
    }
    const flaw = flawOf(check, facts)
    if (flaw) flaws[field.name] = flaw
  }
  return flaws
}

/** Whether a field has a value at all: a text and a step have none. */
export function asksForValue({ type }: FormField): boolean {
  return type !== 'html' && type !== 'step'
}

function flawOf(check: Check, facts: CheckFacts): ValueFlaw | undefined {
  const { field, files } = check
  if (!rules.required(0, check)) return check.isRequired ? { code: 'required' } : undefined
  if (field.type === 'file') return fileFlaw(field.rules ?? {}, files, check)
  return formatFlaw(check, facts) ?? limitFlaw(field, check, facts.fits ?? fits)
}

function fileFlaw({ accept, size }: FieldRules, files: readonly GivenFile[], check: Check): ValueFlaw | undefined {
  const isAccepted = ({ name }: GivenFile) => accept?.includes(name.slice(name.lastIndexOf('.') + 1).toLowerCase()) ?? true
  if (!files.every(isAccepted)) return { code: 'file_type' }
  return size !== undefined && !rules.size(size, check) ? { code: 'size', number: size } : undefined
}

function formatFlaw({ field, fields, givenValues, textOf }: Check, { choices, isNumber, now }: CheckFacts): ValueFlaw | undefined {
  const [text = ''] = givenValues
  switch (field.type) {
    case 'email':
      return EMAIL.test(text) && text.length <= MAX_EMAIL ? undefined : { code: 'not_an_email' }
    case 'phone':
      return isPhone(text) && isNumber?.(text) !== false ? undefined : { code: 'not_a_phone' }
    case 'number':
      return Number.isFinite(numberOf(text)) ? undefined : { code: 'not_a_number' }
    case 'date':
      return dayFlaw(text, { field, retailer: retailerOf(field, fields, textOf) }, { choices, now })
    case 'time_slot':
      return areAmong(givenValues, slotsOf(field, textOf, { choices, now })) ? undefined : { code: 'not_an_option' }
    case 'select':
    case 'radio':
    case 'checkbox':
      return areAmong(givenValues, field.options?.map(({ value }) => value) ?? []) ? undefined : { code: 'not_an_option' }
    case 'location':
      return areAmong(givenValues, choices?.locations.map(({ value }) => value) ?? []) ? undefined : { code: 'not_an_option' }
    case 'retailer':
      return areAmong(
        givenValues,
        retailersOf(field, choices).map(({ value }) => value),
      )
        ? undefined
        : { code: 'not_an_option' }
    default:
      return undefined
  }
}

/** The retailers that a `retailer` field offers. */
export function retailersOf({ retailer_tag: tag = SALES }: Pick<FormField, 'retailer_tag'>, choices: FormChoices | undefined): readonly RetailerOption[] {
  return choices?.retailers.filter(({ tags }) => hasRetailerClass({ tag_class: tags }, tag)) ?? []
}

/** Whose phone numbers are typed without a code, best first: those of the chosen retailer's country, then of `country`, the site's. ISO 3166. */
export function countriesOfNumbers(
  fields: readonly FormField[],
  values: FormValues,
  { choices, country }: { choices: FormChoices; country: string },
): readonly string[] {
  const retailerValues = fields.flatMap(({ type, name }) => (type === 'retailer' ? [values[name] ?? []].flat() : []))
  const abroad = retailerValues.flatMap((value) => choices.retailers.find((one) => one.value === value)?.country || [])
  return [...new Set([...abroad, country])]
}

type DateFacts = Pick<CheckFacts, 'choices' | 'now'>

/** The slots that a `time_slot` field offers, by the retailer and the day that two other fields name, without those that are over. */
export function slotsOf(field: FormField, textOf: (id: string | undefined) => string, { choices, now }: DateFacts): string[] {
  const retailer = choices?.retailers.find(({ value }) => value === textOf(field.retailer_field))
  const day = textOf(field.date_field)
  if (!retailer || !isDay(day)) return []
  const place = placeOf(retailer, choices?.visits ?? noClocks)
  if (!now || !choices?.visits) return timeSlots(hoursOfDay(day, place) ?? [], field.slot_minutes)
  return visitTimes(day, { rules: choices.visits, place, now }, field.slot_minutes)
}

/** The days that a `date` field offers: between the first and the last, '' where there is no end, and not those on which the retailer is closed. */
export type OfferedDays = { today: string; first: string; last: string; isClosed: (day: string) => boolean }

/** The retailer whose days a `date` field offers, by its value: '' until it is chosen, null in a form that asks for none. */
type ChosenRetailer = { retailer: string | null }

export function daysOf(field: FormField, { retailer, choices, now }: DateFacts & ChosenRetailer): OfferedDays | null {
  const visits = choices?.visits
  if (!now || !visits) return null
  const place = chosenPlace(retailer, choices)
  const today = todayIn(place.timeZone, now)
  if (field.days) return { today, first: '', last: field.days === 'past' ? today : '', isClosed: () => false }
  return { today, ...visitSpan({ rules: visits, place, now }), isClosed: (day) => isClosedOn(day, place) }
}

/** The days on which nobody can be visited, for the notice beside a `date` field. */
export function closedDaysOf(field: FormField, { retailer, choices }: Pick<DateFacts, 'choices'> & ChosenRetailer): ReturnType<typeof closedDays> {
  return choices?.visits && !field.days ? closedDays(chosenPlace(retailer, choices)) : { weekdays: [], holidays: [] }
}

/** The value of the retailer whose days a `date` field offers. */
export function retailerOf(field: FormField, fields: readonly FormField[], textOf: (id: string | undefined) => string): string | null {
  const slot = fields.find(({ type, date_field }) => type === 'time_slot' && date_field === field.id)
  const retailers = fields.filter(({ type }) => type === 'retailer')
  const id = field.retailer_field ?? slot?.retailer_field ?? (retailers.length === 1 ? retailers[0]?.id : undefined)
  return id === undefined && retailers.length === 0 ? null : textOf(id)
}

function dayFlaw(day: string, { field, retailer }: { field: FormField } & ChosenRetailer, { choices, now }: DateFacts): ValueFlaw | undefined {
  if (!isDay(day)) return { code: 'not_a_date' }
  const visits = choices?.visits
  if (!now || !visits || field.days === 'any') return undefined
  const place = chosenPlace(retailer, choices)
  if (field.days === 'past') return day > todayIn(place.timeZone, now) ? { code: 'in_future' } : undefined
  const code = visitDayFlaw(day, { rules: visits, place, now })
  return code && { code }
}

const noClocks: Clocks = { timeZone: 'UTC', markets: { list: [], home: null } }

/** Until a retailer is chosen, no day is closed. */
function chosenPlace(value: string | null, choices: FormChoices | undefined): VisitPlace {
  const clocks = choices?.visits ?? noClocks
  if (value === null) return visitPlaceOf(null, clocks)
  const retailer = choices?.retailers.find((one) => one.value === value)
  return retailer ? placeOf(retailer, clocks) : { openingHours: null, timeZone: clocks.timeZone, daysOff: null }
}

function placeOf({ opening_hours, country }: RetailerOption, clocks: Clocks): VisitPlace {
  return visitPlaceOf({ opening_hours, country, dealer_code: '', phone: '' }, clocks)
}

function limitFlaw({ type, rules: limits = {} }: FormField, check: Check, isFit: typeof fits): ValueFlaw | undefined {
  const { min, max, pattern } = limits
  const { givenValues } = check
  if (type === 'number') {
    const number = numberOf(givenValues[0] ?? '')
    if (min !== undefined && number < min) return { code: 'min_number', number: min }
    return max !== undefined && number > max ? { code: 'max_number', number: max } : undefined
  }
  if (type === 'checkbox') {
    if (min !== undefined && givenValues.length < min) return { code: 'min_choices', number: min }
    return max !== undefined && givenValues.length > max ? { code: 'max_choices', number: max } : undefined
  }
  if (min !== undefined && !rules.min(min, check)) return { code: 'min', number: min }
  const most = Math.min(max ?? Number.POSITIVE_INFINITY, type === 'textarea' ? MAX_LONG_TEXT : MAX_TEXT)
  if (!rules.max(most, check)) return { code: 'max', number: most }
  return pattern && !givenValues.every((text) => isFit(pattern.source, text)) ? { code: 'pattern' } : undefined
}

/** An invalid pattern accepts every value: the builder refuses it, and a visitor could not correct it. */
function fits(source: string, text: string): boolean {
  try {
    return new RegExp(`^(?:${source})$`, 'u').test(text)
  } catch {
    // The builder refuses such a pattern; a visitor could not correct it.
    return true
  }
}

function isDay(text: string): boolean {
  const [, year = '', month = '', day = ''] = DAY.exec(text) ?? []
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  return year >= FIRST_YEAR && year <= LAST_YEAR && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

function numberOf(text: string): number {
  return Number(latinDigits(text).replaceAll(',', ''))
}

function areAmong(givenValues: readonly string[], values: readonly string[]): boolean {
  return givenValues.every((text) => values.includes(text))
}

/** Characters as people count them, not UTF-16 units. */
function lengthOf(text: string): number {
  return [...text].length
}

function givenOf(value: string | readonly string[] | undefined): string[] {
  const texts = typeof value === 'string' ? [value] : [...(value ?? [])]
  return texts.map((text) => text.trim()).filter((text) => text !== '')
}
