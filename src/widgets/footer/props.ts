import type { MarkName } from '../brand-marks.ts'
import type { ButtonView } from '#ui/link.tsx'
import type { Texts } from '#kernel/words/words.ts'
import type { finderWords, footerWords } from './words.ts'

export type FooterProps = {
  /** The island's id on the page. */
  id: string
  brand: string
  /** Name of a mark: jaguar, land-rover, range-rover, defender or discovery. */
  logo: MarkName
  columns: readonly { heading: string; links: readonly ButtonView[] }[]
  /** The id of a link names its drawing. */
  socialLinks: readonly ButtonView[]
  legalLinks: readonly ButtonView[]
  /** Sanitised HTML. */
  legalText: string
  contact: { phone: string; email: string; address: string; openingHours: string }
  /** The link to change the consent; null when the site asks for no consent. */
  consent: { label: string; href: string } | null
  /** The retailer finder, whose settings are a JSON file at that address; null draws none (C-317). */
  finder: { settingsUrl: string; words: Texts<typeof finderWords.words> } | null
  words: Texts<typeof footerWords.words>
}
