import { pageHref } from '#domains/content/index.ts'

/** Where all cars are listed: the setting `stock_locator.page` names a page of ours, or an address elsewhere. */
export function stockHref(page: string): string {
  return /^https?:\/\//i.test(page) ? page : pageHref(page.replace(/^\/+/, ''))
}
