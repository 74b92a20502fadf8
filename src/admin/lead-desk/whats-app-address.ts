/** The address that opens a chat with a number in the international form, its text written already; '' for a number in another form. */
export function whatsAppAddress(phone: string, text: string): string {
  if (!/^\+\d{6,15}$/.test(phone)) return ''
  return `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`
}

/** The address that dials a number. */
export function dialAddress(phone: string): string {
  return `tel:${encodeURIComponent(phone).replace('%2B', '+')}`
}
