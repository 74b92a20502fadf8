import type { ButtonView } from '#ui/link.tsx'
import type { footerWords } from './words.ts'

export type FooterProps = {
  /** The island's id on the page. */
  id: string
  brand: string
  /** Name of a mark: jaguar, land-rover, range-rover, defender or discovery. */
  logo: string
  columns: readonly { heading: string; links: readonly ButtonView[] }[]
  /** The id of a link names its drawing. */
  socialLinks: readonly ButtonView[]
  legalLinks: readonly ButtonView[]
  /** Sanitised HTML. */
  legalText: string
  contact: { phone: string; email: string; address: string; openingHours: string }
  /** Address of the retailer finder's JSON settings; '' draws no finder (C-317). */
  finderSettingsUrl: string
  words: { readonly [Key in keyof typeof footerWords]: string }
}
