import { stringifyQuery } from '#kernel/query-string.ts'
import type { NavigationConfig } from '../settings/shapes.ts'

/** Where the remote menu is fetched: `{origin}/naas/` with the locale; the other parts only when they are set. */
export function remoteNavigationUrl({ url, locale, disable, enable, logo }: NavigationConfig): string {
  const query = { locale, disable: disable || null, enable: enable || null, logo: logo || null }
  return `${new URL(url).origin}/naas/?${stringifyQuery(query)}`
}
