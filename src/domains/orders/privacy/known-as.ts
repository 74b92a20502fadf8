/** A person by addresses in small letters, and by phone numbers in any form. */
export type KnownAs = { emails: readonly string[]; phones: readonly string[] }

/** One order, unfinished checkout, request for a held car or quotation, and which of what was typed stands in it. */
export type PurchaseRecord = { kind: 'order' | 'checkout' | 'watch' | 'quotation'; key: string; number: string; at: Date; matches: ('email' | 'phone')[] }

/** Which of what is known of a person a record names. */
export function matchesOf(row: { customerEmail: string; customerPhone: string }, { emails, phones }: KnownAs): ('email' | 'phone')[] {
  const digits = digitsOf(row.customerPhone)
  const isPhone = digits !== '' && phones.some((phone) => digitsOf(phone) === digits)
  return [...(emails.includes(row.customerEmail) ? ['email' as const] : []), ...(isPhone ? ['phone' as const] : [])]
}

export function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '')
}
