import { latinDigits } from '#kernel/digits.ts'

/** The contact details that the buyer typed. They stay in the tab and are sent only with the order. */
export type Contact = Record<(typeof contactFields)[number], string>
export const contactFields = ['first_name', 'last_name', 'email', 'phone'] as const
export type ContactField = (typeof contactFields)[number]
export type ContactFlaw = 'required' | 'not_an_email' | 'not_a_phone' | 'max'

// As in kernel/values/contact.ts: a file that forms share would be one more request of their pages and of these.
const EMAIL = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]{2,}$/
const PHONE = /^\+?[\d\s().-]+$/
const most: Readonly<Record<ContactField, number>> = { first_name: 100, last_name: 100, email: 254, phone: 40 }
const CONTACT_KEY = 'maarad_order_contact'

export function emptyContact(): Contact {
  return { first_name: '', last_name: '', email: '', phone: '' }
}

/** The errors of the details by field, in order. Phone numbers may have Arabic digits. */
export function checkContact(contact: Contact): Partial<Record<ContactField, ContactFlaw>> {
  const flaws: Partial<Record<ContactField, ContactFlaw>> = {}
  for (const field of contactFields) {
    const flaw = flawOf(field, contact[field].trim())
    if (flaw) flaws[field] = flaw
  }
  return flaws
}

/** The details as they are sent: trimmed, the phone in Latin digits. */
export function sentContact({ first_name, last_name, email, phone }: Contact): Contact {
  return { first_name: first_name.trim(), last_name: last_name.trim(), email: email.trim(), phone: latinDigits(phone).trim() }
}

/** The details kept in this tab across a reload. */
export function loadContact(): Contact {
  try {
    const json = JSON.parse(sessionStorage.getItem(CONTACT_KEY) ?? 'null') as Record<string, unknown> | null
    return Object.fromEntries(contactFields.map((field) => [field, typeof json?.[field] === 'string' ? json[field] : ''])) as Contact
  } catch {
    // Nothing readable is kept: the contact begins empty.
    return emptyContact()
  }
}

export function saveContact(contact: Contact): void {
  try {
    sessionStorage.setItem(CONTACT_KEY, JSON.stringify(contact))
  } catch {
    // ordering works without storage as well
  }
}

export function forgetContact(): void {
  try {
    sessionStorage.removeItem(CONTACT_KEY)
  } catch {
    // nothing was kept
  }
}

function flawOf(field: ContactField, text: string): ContactFlaw | undefined {
  if (text === '') return 'required'
  if ([...text].length > most[field]) return 'max'
  if (field === 'email' && !EMAIL.test(text)) return 'not_an_email'
  return field === 'phone' && !isPhone(text) ? 'not_a_phone' : undefined
}

function isPhone(text: string): boolean {
  const digits = latinDigits(text)
  const count = digits.replace(/\D/g, '').length
  return PHONE.test(digits) && count >= 7 && count <= 15
}
