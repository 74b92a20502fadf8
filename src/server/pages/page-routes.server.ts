import { type Context, Hono } from 'hono'
import { type PagePost, parsePost } from '#block-engine/page-post.ts'
import { parsePagePath } from '#domains/content/index.ts'
import { may } from '#domains/accounts/index.ts'
import { readPreview, versionSubject } from '#domains/accounts/index.server.ts'
import { seconds } from '#kernel/durations.ts'
import { Fault, notFound } from '#kernel/fault.ts'
import { appManifest } from '#site/page/app-manifest.ts'
import { senderOf } from '../api/address-limit.server.ts'
import { countDrawing } from '../api/public-cost.server.ts'
import type { AppEnv } from '../app-env.ts'
import { createRateLimit, type RateLimit } from '../http/rate-limit.server.ts'
import { contextOf, type Services } from '../services.server.ts'
import { answerBlock } from './answer-block.server.ts'
import { answerPage, answerPost, previewPage, previewVersion } from './answer-page.server.ts'
import { compressedPage } from './compressed-page.server.ts'
import { bytesOfDrawn } from './drawn-once.server.ts'
import { galleryAfterPost, galleryPage } from './gallery-page.server.ts'
import { orLastVersion } from './or-last-version.server.ts'
import { NEVER_KEPT, pageForOne } from './page-for-one.server.ts'
import { MOVED, screenRoutes } from './screen-routes.server.ts'
import { sitemapRoutes } from './sitemap-routes.server.ts'

/** Posts to pages from one address: what calls by the VIN allow as well. */
const POSTS = { burst: 30, everyMs: seconds(2) }
/** Pages of the gallery that are drawn for parameters of one address: faster than anybody fills in a form. */
const GALLERY_DRAWINGS = { burst: 30, everyMs: seconds(2) }

/** Routes of pages, previews, the block gallery, and files for search engines. Long, since it is the list of them. */
export function pageRoutes(services: Services): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const mayPost = createRateLimit(POSTS)
  const mayDraw = createRateLimit(GALLERY_DRAWINGS)
  routes.get('/', (c) => c.redirect('/ar/', 301))
  routes.get('/ar', (c) => c.redirect('/ar/', 301))
  routes.route('/', sitemapRoutes(services))
  routes.route('/', applePayRoutes(services))
  routes.get('/ar/site.webmanifest', async (c) => {
    const { settings } = await services.site.get(contextOf(services))
    return c.body(JSON.stringify(appManifest(settings.appName)), 200, { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' })
  })
  routes.get('/ar/_block', async (c) => {
    const { path = '', block = '', query = '' } = c.req.query()
    countDrawing(services, c)
    const html = await answerBlock(services, { path, block, query })
    if (html === null) throw notFound()
    return c.body(html, 200, NEVER_KEPT)
  })
  routes.use('/ar/*', async (c, next) => {
    // No word holds it, and the database could not be asked for it.
    if (new URL(c.req.url).search.includes('%00')) throw new Fault('a query holds a NUL', { status: 400 })
    await next()
  })
  routes.get('/ar/blocks', async (c) => {
    const countGallery = () => count(c, mayDraw, 'too many pages of the gallery')
    const { fresh, cached } = await galleryPage(services, { query: new URL(c.req.url).searchParams, countDrawing: countGallery })
    return cached ? compressedPage(c, cached, services) : pageForOne(c, fresh)
  })
  routes.post('/ar/blocks', async (c) => {
    const page = await galleryAfterPost(services, new URL(c.req.url).searchParams, await postOf(c))
    if (!page) throw notFound()
    return pageForOne(c, page)
  })
  routes.get('/ar/disabled-preview/*', async (c) => {
    const path = parsePagePath(c.req.path.slice('/ar/disabled-preview/'.length))
    // Opens with a bearer token or a session of staff who may read pages (A-034, C-278); people without an account get a preview link.
    const page = path !== null && may(c.get('staff'), 'pages.read') ? await previewPage(services, path, new URL(c.req.url).searchParams) : null
    if (!page) throw notFound()
    return pageForOne(c, page, 200, { 'x-robots-tag': 'noindex, nofollow' })
  })
  routes.get('/ar/preview/:page/:version', async (c) => {
    const [pageId, number] = [rowIdOf(c.req.param('page')), rowIdOf(c.req.param('version'))]
    const token = readPreview(versionSubject(pageId, number), c.req.query('token') ?? '', services.clock.now(), services.secretKey)
    // Only a link that we signed is answered with "expired": a forged one must not reveal that the page exists.
    if (token === 'expired') throw new Fault('the preview link has expired', { status: 410 })
    const page = token === 'valid' ? await previewVersion(services, { pageId, number }, new URL(c.req.url).searchParams) : null
    if (!page) throw notFound()
    const { html, headers } = await bytesOfDrawn(page)
    return c.body(html, 200, { ...NEVER_KEPT, ...headers, 'x-robots-tag': 'noindex, nofollow' })
  })
  routes.route('/', screenRoutes(services))
  routes.get('/ar/*', (c) => orLastVersion({ services, http: c }, () => answerPath(c)))
  // Where a block answers without a script: the same page, with its answer (see `PostForm`).
  routes.post('/ar/*', async (c, next) => {
    const url = new URL(c.req.url)
    const page = await answerPost(services, url.pathname, url.searchParams, await postOf(c))
    return page ? pageForOne(c, page) : next()
  })
  return routes

  async function answerPath(c: Context<AppEnv>): Promise<Response> {
    const url = new URL(c.req.url)
    // A page has one address, so that nothing is kept or counted twice.
    const whole = url.pathname.replace(/\/+$/, '')
    if (whole !== url.pathname && whole !== '/ar') return c.body(null, 301, { location: whole + url.search, ...MOVED })
    const answer = await answerPage(services, { path: url.pathname, query: url.searchParams, countDrawing: () => countDrawing(services, c) })
    if (answer.kind === 'invalid') throw notFound()
    if (answer.kind === 'redirect') return c.body(null, answer.status as 301, { location: answer.location, ...MOVED })
    if (answer.kind === 'fresh') return pageForOne(c, answer.page, answer.status)
    services.cache.alias(url.pathname + url.search, answer.page)
    return compressedPage(c, answer.page, services)
  }

  /** What was posted to a block. A page is drawn for each, so an address may post no more often than a family has cars. */
  async function postOf(c: Context<AppEnv>): Promise<PagePost> {
    count(c, mayPost, 'too many posts to pages')
    // A body that is no form is answered below.
    const body = await c.req.formData().catch(() => null)
    const post = body && parsePost(body)
    if (!post) throw notFound()
    return post
  }

  function count(c: Context<AppEnv>, limit: RateLimit, complaint: string): void {
    const retryAfterSeconds = limit(senderOf({ services, http: c }), services.clock.now().getTime())
    if (retryAfterSeconds > 0) throw new Fault(complaint, { status: 429, retryAfterSeconds })
  }
}

/** Parses a row id in an address; gives 0, which no record has, for anything else. */
function rowIdOf(text: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0
}

/** The file with which Apple checks that the domain is ours, before Stripe may offer Apple Pay on it. */
function applePayRoutes({ env }: Pick<Services, 'env'>): Hono {
  const routes = new Hono()
  routes.get('/.well-known/apple-developer-merchantid-domain-association', (c) => {
    const text = env.APPLE_PAY_DOMAIN_ASSOCIATION
    if (text === undefined) throw notFound()
    return c.text(text)
  })
  return routes
}
