import type { FormField, FormValues } from '../form.ts'

/** Names of values for which a form has no field: what the block tells the team with the lead (C-057, B-197 to B-199). */
export function unseenNames(values: FormValues, fields: readonly FormField[]): string[] {
  return Object.keys(values).filter((name) => !fields.some((field) => field.name === name))
}
