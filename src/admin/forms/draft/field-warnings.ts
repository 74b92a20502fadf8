import type { FormField } from '#domains/forms/index.ts'
import { hasSampleWords } from './new-field.ts'

/** Fields that visitors could not use, or would not understand, although the form may be saved. */
export type FieldWarnings = { time: FormField[]; car: FormField[]; sample: FormField[] }

/** `time`: a time without a day or a retailer offers nothing. `car`: only a car's page says which car. `sample`: words of the catalogue. */
export function fieldWarnings(fields: readonly FormField[]): FieldWarnings {
  const ids = new Set(fields.map(({ id }) => id))
  const isThere = (id: string | undefined) => id !== undefined && ids.has(id)
  return {
    time: fields.filter(({ type, retailer_field: retailer, date_field: day }) => type === 'time_slot' && !(isThere(retailer) && isThere(day))),
    car: fields.filter(({ type }) => type === 'vehicle'),
    sample: fields.filter(hasSampleWords),
  }
}
