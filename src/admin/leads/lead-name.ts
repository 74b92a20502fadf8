import type { Lead } from '#domains/leads/index.ts'

const nameFields = ['name', 'full_name', 'first_name', 'last_name', 'surname']

/** How the person behind a lead is called, by the fields that forms ask for it; else by what else identifies them; '' for nobody known. */
export function leadName(record: Readonly<Record<string, unknown>>): string {
  const { attributes = {}, email, phone } = record as Partial<Lead>
  const given = nameFields.map((field) => [attributes[field] ?? []].flat().join(' ').trim()).filter((part) => part !== '')
  return given.join(' ') || email || phone || ''
}
