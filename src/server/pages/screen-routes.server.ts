import { type Context, Hono, type Next } from 'hono'
import { themes } from '#domains/content/index.ts'
import type { Screen, ScreenAddress } from '#screens/define-screen.ts'
import { screens } from '#screens/screens.gen.server.ts'
import type { PageKey } from '#site/cache/page-cache.server.ts'
import { securityHeaders } from '../http/cached-answer.server.ts'
import { contextOf, type Services } from '../services.server.ts'
import { compressedPage } from './compressed-page.server.ts'
import { showScreen } from './show-screen.server.ts'

const NEVER_KEPT = { 'cache-control': 'private, no-store', 'content-type': 'text/html; charset=utf-8', ...securityHeaders }
/** Long enough for a crawler, short enough that an address which is renamed again is found. */
const MOVED = { 'cache-control': 'public, max-age=0, s-maxage=10' }
const ROOT = '/ar/'

type AddressedScreen = Screen<ScreenAddress> & { definition: { address: string } }

/** Every screen of the registry that has an address; addresses with fewer open parts first, so that they are not taken for values of such a part. */
export function screenRoutes(services: Services): Hono {
  const routes = new Hono()
  const addressed = Object.values(screens as unknown as Record<string, Screen<ScreenAddress>>).filter(hasAddress)
  const openParts = ({ definition }: AddressedScreen) => definition.address.split(':').length
  for (const screen of addressed.toSorted((one, other) => openParts(one) - openParts(other))) {
    routes.get(`${ROOT}${screen.definition.address}`, (c, next) => answerScreen(services, screen, c, next))
  }
  return routes
}

function hasAddress(screen: Screen<ScreenAddress>): screen is AddressedScreen {
  return screen.definition.address !== undefined
}

/** From memory where the screen says what an entry stands for; otherwise drawn. */
async function answerScreen(services: Services, screen: AddressedScreen, c: Context, next: Next): Promise<Response | undefined> {
  const { pathname, search } = new URL(c.req.url)
  const path = pathname.slice(ROOT.length)
  const { cache: rule } = screen.definition
  // Read before anything else, so that a page drawn from what changes meanwhile is not kept.
  const { epoch } = services.cache
  const site = await services.site.get(contextOf(services))
  const theme = themes.find((name) => name === c.req.query('theme')) ?? null
  const key: PageKey = { path, theme: theme ?? 'own', query: rule?.query?.(search, site.settings) ?? '' }
  const kept = rule && services.cache.find(key, services.clock.now().getTime())
  if (kept) return compressedPage(c, kept, services)

  const shown = await showScreen(services, screen, { path, params: c.req.param() as Record<string, string>, search }, { site, theme })
  if (shown.kind === 'none') {
    await next()
    return undefined
  }
  if (shown.kind === 'moved') return c.body(null, 301, { location: shown.location, ...MOVED })
  const { page, status } = shown
  if (!rule || shown.screen !== screen.definition.symbol || page.hasFailure) return c.body(page.html, status, { ...NEVER_KEPT, ...page.headers })
  const cached = await services.cache.keep(key, page, epoch)
  services.cache.alias(pathname + search, cached)
  return compressedPage(c, cached, services)
}
