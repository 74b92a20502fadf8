import type { FoundRecord, KnownPerson } from '#platform/person-data/person-data.ts'

/** One order, unfinished checkout, request for a held car or quotation, and which of what was typed stands in it. */
export type PurchaseRecord = FoundRecord<'order' | 'checkout' | 'watch' | 'quotation'>

/** Which of what is known of a person a record names. */
export function matchesOf(row: { customerEmail: string; customerPhone: string }, { emails, phones }: KnownPerson): ('email' | 'phone')[] {
  const digits = digitsOf(row.customerPhone)
  const isPhone = digits !== '' && phones.some((phone) => digitsOf(phone) === digits)
  return [...(emails.includes(row.customerEmail) ? ['email' as const] : []), ...(isPhone ? ['phone' as const] : [])]
}

export function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '')
}
