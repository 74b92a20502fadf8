import { formatCalendarDay } from '#kernel/format/date.ts'
import type { FormChoices, FormField, FormText, LeadAttributes } from '#domains/forms/index.ts'

/** One answer as people read it. */
export type LeadFact = { name: string; label: string; value: string }

/** Names of cars by their ids as texts; null for a car that the stock no longer has. */
export type NamedVehicles = ReadonlyMap<string, string | null>

type Answered = {
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
export function leadFacts({ fields, attributes, choices, locale, days, vehicles }: Answered): LeadFact[] {
  const separator = locale === 'ar' ? '، ' : ', '
  const answered = fields.flatMap((field) => {
    const given = [attributes[field.name] ?? []].flat()
    if (given.length === 0) return []
    const value = given.map((text) => readable(field, text, { choices, locale, days, ...(vehicles && { vehicles }) })).join(separator)
    return [{ name: field.name, label: textIn(field.label, locale) || field.name, value }]
  })
  const unseen = Object.entries(attributes).filter(([name]) => !fields.some((field) => field.name === name))
  return [...answered, ...unseen.map(([name, value]) => ({ name, label: name, value: [value].flat().join(separator) }))]
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

/** Of a car that the stock no longer has. */
const goneVehicle = { ar: 'سيارة لم تعد معروضة', en: 'A vehicle that is no longer offered' } as const

function readable(field: FormField, value: string, { choices, locale, days, vehicles }: Omit<Answered, 'fields' | 'attributes'>): string {
  if (field.type === 'date') return days === 'in words' ? formatCalendarDay(value, locale) : value
  if (field.type === 'vehicle' && vehicles?.has(value)) return vehicles.get(value) ?? goneVehicle[locale]
  if (field.type === 'retailer') return choices.retailers.find((retailer) => retailer.value === value)?.label ?? value
  if (field.type === 'location') return choices.locations.find((location) => location.value === value)?.label ?? value
  if (field.type === 'consent') return agreed[locale]
  const label = field.options?.find((option) => option.value === value)?.label
  return label ? textIn(label, locale) : value
}
