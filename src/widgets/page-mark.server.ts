import { type ContentSettings, logoFor } from '#domains/content/index.ts'
import { isMarkName, type MarkName } from './brand-marks.ts'

type PageOfMark = { path: string; theme: ContentSettings['theme']; settings: Pick<ContentSettings, 'logos' | 'appName' | 'brandName' | 'sisterBrandName'> }

/** The mark of a page and where it leads, as the logo setting says; a logo that does not exist falls back to that of the theme's brand. */
export function markOfPage({ path, theme, settings }: PageOfMark): { mark: MarkName; homepage: string } {
  const { logo, homepage } = logoFor(path, { logos: settings.logos, theme })
  return { mark: isMarkName(logo) ? logo : brandOfTheme(theme), homepage }
}

/** The same for places that name who speaks and no model family: a family's pages have the mark of their theme's brand. */
export function makerOfPage(page: PageOfMark): MarkName {
  const { mark } = markOfPage(page)
  return nameOfMaker(mark, page.settings) === null ? brandOfTheme(page.theme) : mark
}

/** The name that belongs to the mark of the group or of a brand; null for a family's. A mark never stands beside the name of another. */
export function nameOfMaker(mark: MarkName, { appName, brandName, sisterBrandName }: PageOfMark['settings']): string | null {
  if (mark === 'group') return appName
  if (mark === 'jaguar') return brandName
  return mark === 'land-rover' ? sisterBrandName : null
}

function brandOfTheme(theme: ContentSettings['theme']): MarkName {
  return theme === 'lrdx' ? 'land-rover' : 'jaguar'
}
