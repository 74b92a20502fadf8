import type { StaffPreferences } from '#domains/accounts/index.ts'
import { roles, type StaffRole } from '#kernel/staff.ts'
import { isLanguage, type Language } from '#kernel/words/words.ts'

/** The signed-in person, as written into the admin's document. */
export type SignedIn = { name: string; role: StaffRole; language: Language }
/** Whose the admin is in this browser, and how they left it. */
export type Visit = { id: string; preferences: StaffPreferences }

/** Parses what the server wrote into the document. Throws when it is malformed, since server and client are the same build. */
export function parseSignedIn(text: string | undefined): SignedIn {
  const { name, role, language } = JSON.parse(text ?? '{}') as Record<string, unknown>
  const staffRole = roles.find((one): one is StaffRole => one === role && one !== 'visitor')
  if (!staffRole) throw new Error('the document does not say who has signed in')
  return { name: String(name ?? ''), role: staffRole, language: isLanguage(language) ? language : 'ar' }
}

/** Whose visit it is, from the same text. */
export function parseVisit(text: string | undefined): Visit {
  const { id, preferences } = JSON.parse(text ?? '{}') as Partial<Visit>
  return { id: id ?? '', preferences: preferences ?? { are_keys_off: false, lists: {} } }
}
