/** How a customer is known: an address in small letters, and a phone number in the international form where it could be read; '' for what is not known. */
export type CustomerContact = { email: string; phone: string }

/** Which of what is known of a customer a record has. */
export type ContactMatch = 'email' | 'phone'

/** What two records have in common that says of whom they are. A name says nothing: many people have it. */
export function matchesOfContact(one: CustomerContact, other: CustomerContact): ContactMatch[] {
  return (['email', 'phone'] as const).filter((field) => one[field] !== '' && one[field] === other[field])
}
