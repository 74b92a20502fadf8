import { type Context, Hono, type Next } from 'hono'
import { themes } from '#domains/content/index.ts'
import { Fault, notFound } from '#kernel/fault.ts'
import type { Screen, ScreenAddress } from '#screens/define-screen.ts'
import { screens } from '#screens/screens.gen.server.ts'
import type { PageKey } from '#site/cache/page-cache.server.ts'
import { addressSet } from '#platform/http/address-set.ts'
import { remoteAddress } from '../http/remote-address.server.ts'
import type { AppEnv } from '../app-env.ts'
import { senderOf } from '../api/address-limit.server.ts'
import { countDrawing } from '../api/public-cost.server.ts'
import { rawBody, readBytes } from '../api/read-body.server.ts'
import { uploadsOf } from '../uploads-of.server.ts'
import { leadIntake } from '../api/leads/lead-intake.server.ts'
import { contextOf, type Services } from '../services.server.ts'
import { compressedPage } from './compressed-page.server.ts'
import { orLastVersion } from './or-last-version.server.ts'
import { pageForOne } from './page-for-one.server.ts'
import { screenContext, showScreen } from './show-screen.server.ts'

/** Long enough for crawlers, short enough that another rename takes effect. */
export const MOVED = { 'cache-control': 'public, max-age=0, s-maxage=10' }
const ROOT = '/ar/'

type AddressedScreen = Screen<ScreenAddress> & { definition: { address: string } }

/** Routes of all screens with an address. Addresses with fewer parameters come first, so that no parameter captures a fixed segment. */
export function screenRoutes(services: Services): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const addressed = Object.values(screens as unknown as Record<string, Screen<ScreenAddress>>).filter(hasAddress)
  const openParts = ({ definition }: AddressedScreen) => definition.address.split(':').length
  for (const screen of addressed.toSorted((one, other) => openParts(one) - openParts(other))) {
    for (const path of pathsOf(screen)) routes.get(path, (c, next) => orLastVersion({ services, http: c }, () => answerScreen(services, screen, c, next)))
    if (screen.receive) routes.post(`${ROOT}${screen.definition.address}`, (c) => receivePost(services, screen, c))
  }
  return routes
}

/** The address with and without a slash at its end, as pages have it, and with and without its last part where that is optional. */
function pathsOf({ definition: { address } }: AddressedScreen): string[] {
  const ends = address.endsWith('?') ? [address.slice(0, -1), address.slice(0, address.lastIndexOf('/'))] : [address]
  return ends.flatMap((end) => [`${ROOT}${end}`, `${ROOT}${end}/`])
}

/** Paths that take plain posts, with the most bytes of each. */
const receivingPaths = Object.values(screens as unknown as Record<string, Screen<ScreenAddress>>).flatMap(({ definition: { address, receives } }) =>
  address && receives ? [{ path: new RegExp(`^${ROOT}${address.replaceAll(/:\w+/g, '[^/]+')}$`), mostBytes: receives.mostBytes }] : [],
)

/** The largest post that a path takes; undefined for one that takes none. */
export function mostBytesOf(path: string): number | undefined {
  return receivingPaths.find((receiving) => receiving.path.test(path))?.mostBytes
}

function hasAddress(screen: Screen<ScreenAddress>): screen is AddressedScreen {
  return screen.definition.address !== undefined
}

/** Hands a plain post to its screen: another page follows, or the screen again with what was posted. */
async function receivePost(services: Services, screen: AddressedScreen, c: Context): Promise<Response> {
  const { pathname, search } = new URL(c.req.url)
  const address = { path: pathname.slice(ROOT.length), params: c.req.param() as Record<string, string>, search }
  const site = await services.site.get(contextOf(services))
  const theme = themes.find((name) => name === c.req.query('theme')) ?? null
  const referrer = c.req.header('referer') ?? ''
  const sender = {
    address: remoteAddress(c, addressSet(services.env.TRUSTED_PROXIES)),
    referrer: URL.canParse(referrer) && new URL(referrer).host === c.req.header('host') ? referrer : '',
  }
  const answer = await screen.receive?.(screenContext(services, site, theme), address, {
    readBody: () => readPost(c, services, screen.definition.receives?.mostBytes ?? 0),
    sender,
    intake: () => leadIntake(services),
  })
  if (answer?.kind === 'leads_to') return c.body(null, 303, { location: answer.location, 'cache-control': 'no-store' })
  const shownScreen = answer?.kind === 'again' ? await showScreen(services, screen, { ...address, posted: answer.posted }, { site, theme }) : null
  // No other route may read what is left of the body.
  if (answer?.kind !== 'again' || shownScreen?.kind !== 'page') throw notFound()
  return pageForOne(c, shownScreen.page, answer.status)
}

async function readPost(c: Context, services: Services, most: number): Promise<FormData> {
  const sender = senderOf({ services, http: c })
  const { type, bytes } = rawBody(c.req.raw, most, (arriving) => uploadsOf(services)(arriving, { sender, kindOf: () => 'unproved' }))
  const whole = await readBytes({ type, bytes })
  // A body that is no form is answered below.
  const body = await new Response(whole, { headers: { 'content-type': type } }).formData().catch(() => null)
  if (!body) throw new Fault('the body is no form', { status: 400 })
  return body
}

/** Answers from the cache if the screen gives a cache key; otherwise renders the screen. */
async function answerScreen(services: Services, screen: AddressedScreen, c: Context, next: Next): Promise<Response | undefined> {
  const { pathname, search } = new URL(c.req.url)
  const path = pathname.slice(ROOT.length)
  const { cache: rule } = screen.definition
  // Read first, so that a page rendered while content changes is not cached.
  const { epoch } = services.cache
  const site = await services.site.get(contextOf(services))
  const theme = themes.find((name) => name === c.req.query('theme')) ?? null
  const key: PageKey = { path, theme: theme ?? 'own', query: rule?.query?.(search, site.settings) ?? '' }
  const cachedPage = rule && services.cache.find(key, services.clock.now().getTime())
  if (cachedPage) return compressedPage(c, cachedPage, services)
  countDrawing(services, c)

  const shownScreen = await showScreen(services, screen, { path, params: c.req.param() as Record<string, string>, search }, { site, theme })
  if (shownScreen.kind === 'none') {
    await next()
    return undefined
  }
  if (shownScreen.kind === 'moved') return c.body(null, 301, { location: shownScreen.location, ...MOVED })
  const { page, status } = shownScreen
  if (!rule || shownScreen.screen !== screen.definition.symbol || page.hasFailure) return pageForOne(c, page, status)
  const cached = await services.cache.keep(key, page, epoch)
  services.cache.alias(pathname + search, cached)
  return compressedPage(c, cached, services)
}
