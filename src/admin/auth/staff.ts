import { roles, type StaffRole } from '#kernel/staff.ts'
import { isLanguage, type Language } from '#kernel/words/words.ts'

/** Who has signed in, as the document of the admin says it. */
export type SignedIn = { name: string; role: StaffRole; language: Language }

/** Reads what the server wrote into the document. Unreadable words are refused loudly: the document and this code are one product. */
export function parseSignedIn(text: string | undefined): SignedIn {
  const { name, role, language } = JSON.parse(text ?? '{}') as Record<string, unknown>
  const staffRole = roles.find((known): known is StaffRole => known === role && known !== 'visitor')
  if (!staffRole) throw new Error('the document does not say who has signed in')
  return { name: String(name ?? ''), role: staffRole, language: isLanguage(language) ? language : 'ar' }
}
