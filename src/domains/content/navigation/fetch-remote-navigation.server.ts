import { stringifyQuery } from '#kernel/query-string.ts'
import { reasonOf } from '#kernel/reason-of.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { fetchText } from '#platform/http/fetch-text.server.ts'
import { sanitiseMarkup } from '../pages/markup/sanitise-markup.server.ts'
import type { NavigationConfig } from '../settings/shapes.ts'

const TIMEOUT_MS = 1500

/** The remote menu's markup, made safe. A failure is only logged; the page then shows its own menu (A-349, C-341). */
export async function fetchRemoteNavigation(
  config: NavigationConfig | null,
  { log, network = 'public' }: Pick<Ctx, 'log' | 'network'>,
): Promise<string | null> {
  if (!config) return null
  try {
    return sanitiseMarkup(await fetchText(remoteNavigationUrl(config), { network, timeoutMs: TIMEOUT_MS, attempts: 1 }))
  } catch (error) {
    log.error('Error fetching Naas Navigation', { reason: reasonOf(error) })
    return null
  }
}

/** Where the remote menu is fetched: `{origin}/naas/` with the locale; the other parts only when they are set. */
export function remoteNavigationUrl({ url, locale, disable, enable, logo }: NavigationConfig): string {
  const query = { locale, disable: disable || null, enable: enable || null, logo: logo || null }
  return `${new URL(url).origin}/naas/?${stringifyQuery(query)}`
}
