import { parseDay } from '#kernel/parse-day.ts'
import type { FormField, FormValues } from './form.ts'

/** The values with the days that people typed (`31/05/2026`, in any digits) as they are stored (`2026-05-31`); other texts stay for the checks to refuse. */
export function withTypedDays(fields: readonly FormField[], values: FormValues): FormValues {
  const days = fields.flatMap(({ type, name }) => {
    const value = values[name]
    return type === 'date' && typeof value === 'string' ? [[name, parseDay(value, 'dmy') ?? value] as const] : []
  })
  return { ...values, ...Object.fromEntries(days) }
}
