const HIDDEN = '•••'
const SHOWN_DIGITS = 3

/** A mail address by its first letter and its host, else a phone number by its last digits; '' for neither. */
export function maskedContact({ email, phone }: { email: unknown; phone: unknown }): string {
  const address = typeof email === 'string' ? email.trim().toLowerCase() : ''
  const at = address.lastIndexOf('@')
  if (at > 0) return `${address[0]}${HIDDEN}${address.slice(at)}`
  const digits = typeof phone === 'string' ? phone.replace(/\D/g, '') : ''
  return digits.length > SHOWN_DIGITS * 2 ? `${HIDDEN}${digits.slice(-SHOWN_DIGITS)}` : ''
}
