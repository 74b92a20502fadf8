import type { FormField } from '#domains/forms/index.ts'

/** The place of an error by the server's path: `fields.3.label.ar` is in the fourth field, `settings.notifications.0.recipients` in a part. */
export function placeOfFlaw(path: string, fields: readonly FormField[]): { field: FormField } | { part: string } {
  const [first = '', second = ''] = path.split('.')
  const field = first === 'fields' ? fields[Number(second)] : undefined
  if (field) return { field }
  return { part: first === 'settings' ? second : first }
}
