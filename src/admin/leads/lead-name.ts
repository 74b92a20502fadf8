import type { Lead } from '#domains/leads/index.ts'

/** What a lead is called in lists: the person's name, else what identifies them, such as a mail address; '' when unknown. */
export function leadName(record: Readonly<Record<string, unknown>>): string {
  const { name, email, phone } = record as Partial<Lead>
  return name || email || phone || ''
}
