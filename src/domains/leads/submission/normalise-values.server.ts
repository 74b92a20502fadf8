import { asksForValue, type FormField, type FormValues, shownFields } from '#domains/forms/index.ts'
import { phoneNumber } from '#domains/forms/index.server.ts'
import { latinDigits } from '#kernel/digits.ts'
import { LONGEST_RESERVATION, RESERVATION } from './reservation-flaw.ts'

/** Normalises values: e-mail addresses in lower case, phone numbers as `+971501234567`, numbers in Latin digits. */
export function normalisedValues(fields: readonly FormField[], values: FormValues, countries: readonly string[]): FormValues {
  const shownNames = shownFields(fields, values)
  return Object.fromEntries(
    fields.flatMap((field) => {
      if (!asksForValue(field) || field.type === 'file' || !shownNames.has(field.id)) return []
      const texts = [values[field.name] ?? []].flat().map((text) => normalised(field, text.trim(), countries))
      const filledTexts = texts.filter((text) => text !== '')
      if (filledTexts.length === 0) return []
      return [[field.name, field.type === 'checkbox' ? filledTexts : (filledTexts[0] ?? '')] as const]
    }),
  )
}

const UNSEEN_NAME = /^[a-z][a-z0-9_]{0,59}$/
const MOST_UNSEEN = 30
const LONGEST_UNSEEN = 300

/**
 * What a block tells the team with the lead although the form has no field for it: the offer, its brands, a campaign (C-057, B-310). Anybody
 * can send such values, so that they are few, short and plainly named. A rental is longer.
 */
export function unseenValues(fields: readonly FormField[], values: FormValues): FormValues {
  const isUnseen = (name: string) => UNSEEN_NAME.test(name) && !(name in Object.prototype) && !fields.some((field) => field.name === name)
  const unseen = Object.entries(values).filter(([name]) => isUnseen(name))
  const short = unseen.flatMap(([name, value]) => {
    const texts = [value]
      .flat()
      .map((text) => text.trim())
      .filter((text) => text !== '' && text.length <= (name === RESERVATION ? LONGEST_RESERVATION : LONGEST_UNSEEN))
      .slice(0, MOST_UNSEEN)
    return texts.length === 0 ? [] : [[name, typeof value === 'string' ? (texts[0] ?? '') : texts] as const]
  })
  return Object.fromEntries(short.slice(0, MOST_UNSEEN))
}

function normalised({ type }: FormField, text: string, countries: readonly string[]): string {
  if (type === 'email') return text.toLowerCase()
  if (type === 'phone') return phoneNumber(text, ...countries) ?? latinDigits(text)
  if (type === 'number' || type === 'date' || type === 'time_slot') return latinDigits(text)
  return text
}
