import { formatCalendarDay } from '#kernel/format/date.ts'
import { isolated } from '#kernel/words/isolated.ts'
import type { FormChoices, FormField, FormText, LeadAttributes } from '#domains/forms/index.ts'

/** One answer as people read it. */
export type LeadFact = { name: string; label: string; value: string }

/** Cars by their ids as texts: their names, and whether visitors find them on the site now; null for an id that the stock does not have. */
export type NamedVehicles = ReadonlyMap<string, { name: string; isShown: boolean } | null>

type AnsweredFields = {
  fields: readonly FormField[]
  attributes: LeadAttributes
  choices: FormChoices
  locale: 'ar' | 'en'
  days: DayForm
  /** Absent for programs, which read cars by their ids. */
  vehicles?: NamedVehicles
}
/** Days in words, for people; or as they are stored, for programs and spreadsheets. */
type DayForm = 'in words' | 'as stored'

/** The answers of a lead in the order of its form: options by their labels, cars, retailers and locations by their names; last the values that its page sent. */
export function leadFacts({ fields, attributes, choices, locale, days, vehicles }: AnsweredFields): LeadFact[] {
  const separator = locale === 'ar' ? '، ' : ', '
  const facts = fields.flatMap((field) => {
    const values = [attributes[field.name] ?? []].flat()
    if (values.length === 0) return []
    const value = values.map((text) => readable(field, text, { choices, locale, days, ...(vehicles && { vehicles }) })).join(separator)
    return [{ name: field.name, label: textIn(field.label, locale) || field.name, value }]
  })
  const unseen = Object.entries(attributes).filter(([name]) => !fields.some((field) => field.name === name))
  return [...facts, ...unseen.map(([name, value]) => ({ name, label: name, value: [value].flat().join(separator) }))]
}

/** Values by the names of fields, for the placeholders of mails; a field without an answer is empty. */
export function placeholderValues(fields: readonly FormField[], facts: readonly LeadFact[]): Record<string, string> {
  const values: Record<string, string> = Object.fromEntries(fields.map(({ name }) => [name, '']))
  for (const { name, value } of facts) values[name] = value
  return values
}

export function textIn({ ar, en }: FormText, locale: 'ar' | 'en'): string {
  return locale === 'en' ? (en ?? ar) : ar
}

/** What a consent says; who does not agree sends no form. */
const agreed = { ar: 'موافق', en: 'Agreed' } as const

/** A car of which only an id was sent that the stock does not have. */
const unknownVehicle = { ar: 'سيارة غير مدرجة في المخزون', en: 'A vehicle that is not in the stock' } as const
/** Behind the name of a car that was never published, was withdrawn or is sold. */
const notShown = { ar: '(غير معروضة على الموقع حاليًا)', en: '(not shown on the site now)' } as const
const IS_ID = /^\d+$/
/** Of what was chosen and is no longer among the choices; its id says nothing to people, a value in letters does. */
const missingNames = {
  retailer: { ar: 'معرض لم يعد في القائمة', en: 'A retailer no longer listed' },
  location: { ar: 'موقع لم يعد في القائمة', en: 'A location no longer listed' },
} as const

function readable(field: FormField, value: string, { choices, locale, days, vehicles }: Omit<AnsweredFields, 'fields' | 'attributes'>): string {
  if (field.type === 'date') return days === 'in words' ? formatCalendarDay(value, locale) : value
  const vehicle = field.type === 'vehicle' ? vehicles?.get(value) : undefined
  if (vehicle) return vehicle.isShown ? vehicle.name : `${isolated(vehicle.name)} ${notShown[locale]}`
  if (vehicle === null) return unknownVehicle[locale]
  if (field.type === 'retailer' || field.type === 'location') {
    const chosenOption = choices[field.type === 'retailer' ? 'retailers' : 'locations'].find((choice) => choice.value === value)
    return chosenOption?.label ?? (days === 'in words' && IS_ID.test(value) ? missingNames[field.type][locale] : value)
  }
  if (field.type === 'consent') return agreed[locale]
  const label = field.options?.find((option) => option.value === value)?.label
  return label ? textIn(label, locale) : value
}
