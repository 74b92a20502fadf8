import type { NavigationVariant } from '#domains/content/index.ts'
import type { ImageView } from '#ui/pictures/picture.tsx'
import type { Texts } from '#kernel/words/words.ts'
import type { MarkName } from '../brand-marks.ts'
import type { headerWords } from './words.ts'

/** An entry of the menu, ready to be drawn; a null `href` is a mere heading. Three levels are shown. */
export type HeaderEntry = { id: number; label: string; href: string | null; image: ImageView | null; children: readonly HeaderEntry[] }

export type HeaderProps = {
  variant: NavigationVariant
  /** The name that belongs to the mark. */
  brand: string
  logo: MarkName
  /** Where the logo leads. */
  home: string
  entries: readonly HeaderEntry[]
  /** The remote menu, sanitised; null shows our own menu instead. */
  remoteMarkup: string | null
  /** From home to the page itself, which has no `href`; fewer than two draw nothing. */
  crumbs: readonly { label: string; href: string | null }[]
  /** Where the site is searched; null without a page for it. */
  searchHref: string | null
  /** Where saved vehicles are; null while they are not shown. */
  savedHref: string | null
  words: Texts<typeof headerWords.words>
}
