import type { Lead } from '#domains/leads/index.ts'

const nameFields = ['name', 'full_name', 'first_name', 'last_name', 'surname']

/** The name of the person, from the name fields of the form, else what identifies them, such as a mail address; '' when unknown. */
export function leadName(record: Readonly<Record<string, unknown>>): string {
  const { attributes = {}, email, phone } = record as Partial<Lead>
  const given = nameFields.map((field) => [attributes[field] ?? []].flat().join(' ').trim()).filter((part) => part !== '')
  return given.join(' ') || email || phone || ''
}
