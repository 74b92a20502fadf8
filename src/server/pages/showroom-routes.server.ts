import { type Context, Hono } from 'hono'
import { themes } from '#domains/content/index.ts'
import { findActiveDealers } from '#domains/retailers/index.server.ts'
import {
  configTypesOf,
  findSimilarVehicles,
  isShowroomAddress,
  MOST_COMPARED,
  parseFeatures,
  parsePostcodeSearch,
  type PriceRules,
  readPriceRules,
  vehicleIdOf,
} from '#domains/stock/index.ts'
import {
  findCompanyConfigs,
  findListedVehicle,
  findShowroomVehicle,
  listListings,
  listVehicles,
  vehicleAttributes,
  type VehicleRow,
} from '#domains/stock/index.server.ts'
import { parseQuery } from '#kernel/query-string.ts'
import type { PageKey } from '#site/cache/page-cache.server.ts'
import type { RenderedPage } from '#site/page/render-page.server.tsx'
import type { SiteContent } from '#site/page/site-content.server.ts'
import { renderComparison, renderMissingVehicle, renderShowroomPage } from '#site/screens/showroom-page.server.tsx'
import { securityHeaders } from '../http/cached-answer.server.ts'
import { contextOf, type Services } from '../services.server.ts'
import { compressedPage } from './compressed-page.server.ts'

const NEVER_KEPT = { 'cache-control': 'private, no-store', 'content-type': 'text/html; charset=utf-8', ...securityHeaders }
/** Long enough for a crawler, short enough that a renamed vehicle is found. */
const MOVED = { 'cache-control': 'public, max-age=0, s-maxage=10' }

/** The pages of vehicles, and their comparison. */
export function showroomRoutes(services: Services): Hono {
  const routes = new Hono()
  routes.get('/ar/showroom/compare', async (c) => {
    const site = await services.site.get(contextOf(services))
    const rows = await listVehicles(contextOf(services), comparedIds(c.req.query('ids') ?? ''))
    const page = await renderComparison(contextOf(services), site, { rows, rules: rulesOf(site) }, requestOf(services, site, c))
    return answer(c, page, 200)
  })
  routes.get('/ar/showroom/:address', async (c, next) => {
    const url = new URL(c.req.url)
    const id = vehicleIdOf(url.pathname.slice('/ar/showroom/'.length))
    if (id === null) return next()
    return answerVehicle(services, c, { id, url })
  })
  return routes
}

/** From memory, or drawn; a vehicle under words that are not its own leads to them, one that is gone to others like it. */
async function answerVehicle(services: Services, c: Context, { id, url }: { id: number; url: URL }): Promise<Response> {
  const ctx = contextOf(services)
  // Read before anything else, so that a page drawn from what changes meanwhile is not kept.
  const { epoch } = services.cache
  const site = await services.site.get(ctx)
  const rules = rulesOf(site)
  const search = rules.postcodeSearch ? parsePostcodeSearch(parseQuery(url.search)) : null
  const region = search && site.settings.stock.regions.includes(search.state) ? search.state : ''
  const theme = themes.find((name) => name === c.req.query('theme'))
  const path = url.pathname.replace(/^\/ar\//, '')
  const key: PageKey = { path, theme: theme ?? 'own', flavour: site.settings.marketFlavour, query: region }
  const kept = services.cache.find(key, services.clock.now().getTime())
  if (kept) return compressedPage(c, kept, services)

  const request = requestOf(services, site, c)
  const found = await findShowroomVehicle(ctx, id)
  if (!found) return answer(c, await renderMissingVehicle(ctx, site, { row: null, alternatives: [], rules }, request), 404)
  if (found.isGone) {
    const alternatives = await similarTo(services, found.row)
    return answer(c, await renderMissingVehicle(ctx, site, { row: found.row, alternatives: alternatives ?? [], rules }, request), 410)
  }
  const { link } = vehicleAttributes(found.row)
  if (!isShowroomAddress(path, link.slice(1))) return c.body(null, 301, { location: `/ar${link}${url.search}`, ...MOVED })
  const address = `${services.env.PUBLIC_URL}/ar${link}`
  const similar = await similarTo(services, found.row)
  const content = { row: found.row, similar: similar ?? [], region, rules, url: address, ...(await besides(services, site, found.row)) }
  const page = await renderShowroomPage(ctx, site, content, request)
  if (page.hasFailure || similar === null) return answer(c, page, 200)
  const cached = await services.cache.keep(key, page, epoch)
  services.cache.alias(url.pathname + url.search, cached)
  return compressedPage(c, cached, services)
}

/** What else the page tells: the configurations of its ways to pay, and the retailer's own record. */
async function besides(services: Services, site: SiteContent, row: VehicleRow) {
  const ctx = contextOf(services)
  const [configs, dealers, list] = await Promise.all([
    findCompanyConfigs(ctx, { types: configTypesOf(row.financingOptions as Parameters<typeof configTypesOf>[0]) }),
    row.dealerCode ? findActiveDealers(ctx, { items: 1, dealerCodes: [row.dealerCode] }) : [],
    firstListing(services, site, row.id),
  ])
  const [dealer] = dealers
  return {
    list,
    configs: configs.map(({ content }) => content),
    isOwnerVisible: parseFeatures(site.settings.stock.additionalFeatures).has('owner_visible'),
    dealer: dealer ? { hours: dealer.opening_hours, place: placeOf(dealer) } : null,
  }
}

/** The key of the first listing that has the vehicle; '' for none. */
async function firstListing(services: Services, { settings }: SiteContent, id: number): Promise<string> {
  const ctx = contextOf(services)
  for (const { key } of await listListings(ctx)) if (await findListedVehicle(ctx, { listing: key, id, rules: settings.stock })) return key
  return ''
}

function placeOf({ latitude, longitude }: { latitude: number | null; longitude: number | null }) {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

/** Vehicles like this one; null where they could not be found, and the page opens without them (C-333). */
async function similarTo(services: Services, row: VehicleRow): Promise<VehicleRow[] | null> {
  const ctx = contextOf(services)
  try {
    const listings = await listListings(ctx)
    const ids = await findSimilarVehicles(
      services.stock,
      vehicleAttributes(row),
      listings.map(({ key }) => key),
    )
    return await listVehicles(ctx, ids)
  } catch (error) {
    services.log.error('similar vehicles could not be found', { reason: String(error) })
    return null
  }
}

/** The first three different ids of a list by comma. */
function comparedIds(list: string): number[] {
  const ids = list.split(',').flatMap((text) => (/^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : []))
  return [...new Set(ids)].slice(0, MOST_COMPARED)
}

function rulesOf({ settings }: SiteContent): PriceRules {
  return readPriceRules(settings.stock)
}

function requestOf({ assets, stock, env }: Services, { settings }: SiteContent, c: Context) {
  const asked = themes.find((name) => name === c.req.query('theme'))
  return { assets, stock, publicUrl: env.PUBLIC_URL, theme: asked ?? settings.theme }
}

function answer(c: Context, page: RenderedPage, status: 200 | 404 | 410): Response {
  return c.body(page.html, status, { ...NEVER_KEPT, ...page.headers })
}
