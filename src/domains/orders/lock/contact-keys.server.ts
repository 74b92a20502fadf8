import { createHmac } from 'node:crypto'
import { latinDigits } from '#kernel/digits.ts'

/** A number is written with its country or without: the last digits are the same. Most numbers of the Gulf have eight beside their code. */
const COUNTED_DIGITS = 8

/**
 * What holds are counted by for the person whom a draft or an order names: keyed digests of the mail address and the phone number, so that counting keeps
 * no personal data. Texts that are neither are left out.
 */
export function contactKeys({ email, phone }: { email: unknown; phone: unknown }, key: string): string[] {
  const address = typeof email === 'string' ? email.trim().toLowerCase() : ''
  const digits = typeof phone === 'string' ? latinDigits(phone).replace(/\D/g, '') : ''
  const contacts = [address.includes('@') ? `mail ${address}` : '', digits.length >= COUNTED_DIGITS ? `phone ${digits.slice(-COUNTED_DIGITS)}` : '']
  return contacts.filter((text) => text !== '').map((text) => createHmac('sha256', key).update(`holds\n${text}`).digest('base64url'))
}
