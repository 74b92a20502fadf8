import { pageHref } from './page-path.ts'

/** Where a setting leads that names a page of ours by its path, or an address elsewhere. */
export function settingHref(page: string): string {
  return /^https?:\/\//i.test(page) ? page : pageHref(page.replace(/^\/+/, ''))
}
