import { brandName, type BrandNames } from '../settings/brand.ts'
import type { Theme } from '../settings/flavours.ts'

export type TitledPage = { meta_title?: string | null; title?: string | null }
export type TitleSettings = BrandNames & { appName: string; titleDivider: string; theme: Theme; meta?: { title: string } }

/**
 * The document title: title, divider, app name. The title is the page's meta_title, else its title, else the default of the meta
 * setting, else the app name, else the brand's name; the app name is never said twice (A-095 to A-098, C-382).
 */
export function pageTitle(page: TitledPage, settings: TitleSettings): string {
  const appName = settings.appName.trim()
  const sources = [page.meta_title, page.title, settings.meta?.title, appName]
  const title = sources.map((source) => source?.trim()).find(Boolean) ?? brandName(settings.theme, settings)
  if (appName === '' || title === appName) return title
  return [title, settings.titleDivider.trim(), appName].filter(Boolean).join(' ')
}
