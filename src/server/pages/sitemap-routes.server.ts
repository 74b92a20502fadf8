import { reasonOf } from '#kernel/reason-of.ts'
import { type Context, Hono } from 'hono'
import { pageHref } from '#domains/content/index.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { type IndexedPage, listIndexedPages } from '#domains/content/index.server.ts'
import { ogImageUrl } from '#domains/media/index.ts'
import { listShownVehicles } from '#domains/stock/index.server.ts'
import { notFound } from '#kernel/fault.ts'
import { onReplica } from '#platform/on-replica.server.ts'
import { entriesXml, robotsText, type SitemapEntry, sitemapFrame, sitemapIndexXml } from '#site/page/sitemap.ts'
import { countDrawing } from '../api/public-cost.server.ts'
import { acceptsEncoding } from '../http/conditional.ts'
import { type GzipPiece, gzipFile, gzipPiece, unpacked } from '../http/gzip-pieces.server.ts'
import { contextOf, type Services } from '../services.server.ts'
import { BLOCK_IDS } from './sitemap-texts.server.ts'

/** Ids per vehicle sitemap, whole blocks of those that are kept; the protocol allows 50,000 addresses. Ranges of ids are fixed, so a sale changes one sitemap only. */
const VEHICLE_IDS = 20_000
/** The highest range number: ids end at 2^31. */
const LAST_ID = 2 ** 31 - 1
const LAST_RANGE = 2 ** 31 / VEHICLE_IDS

const XML = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=300' }

/** Files for search engines: robots.txt, the sitemap index, one sitemap of pages, and as many of vehicles as the stock needs. */
export function sitemapRoutes(services: Services): Hono {
  const site = services.env.PUBLIC_URL
  const routes = new Hono()
  routes.get('/robots.txt', (c) => c.text(robotsText(site)))
  // Whoever is no search engine has no use for these.
  routes.use('/sitemap*', async (c, next) => {
    countDrawing(services, c)
    await next()
  })
  routes.get('/sitemap.xml', async (c) => {
    const pages = await changedPages(services)
    const ranges = services.stock.shownRanges(VEHICLE_IDS)
    const latest = pages.reduce((last, { updatedAt }) => Math.max(last, updatedAt.getTime()), 0)
    const sitemaps = [
      ...(pages.length > 0 ? [{ address: `${site}/sitemap/pages.xml`, updatedAt: new Date(latest) }] : []),
      ...ranges.map(({ number, updatedAt }) => ({ address: `${site}/sitemap/vehicles-${number}.xml`, updatedAt })),
    ]
    return c.body(sitemapIndexXml(sitemaps), 200, XML)
  })
  routes.get('/sitemap/pages.xml', async (c) => {
    const pages = await changedPages(services)
    const entries = pages.map(({ path, imageId, updatedAt }) => ({
      address: site + pageHref(path),
      pictures: imageId === '' ? [] : [site + ogImageUrl(imageId)],
      updatedAt,
    }))
    return streamed(c, services, [gzipPiece(entriesXml(entries))])
  })
  routes.get('/sitemap/:name{vehicles-[1-9]\\d{0,5}\\.xml}', (c) => {
    const number = Number(/\d+/.exec(c.req.param('name'))?.[0])
    if (number > LAST_RANGE) throw notFound()
    return streamed(c, services, vehicleTexts(services, number))
  })
  return routes
}

/** The pages with their last change; one that shows the stock, as a list, prices or counts, changed when a vehicle did. */
async function changedPages(services: Services): Promise<IndexedPage[]> {
  const pages = await services.sitemaps.pages(() => listIndexedPages(contextOf(services)))
  const [stock] = services.stock.shownRanges(LAST_ID)
  return pages.map((page) => (stock && stock.updatedAt > page.updatedAt && page.templates.some(showsStock) ? { ...page, updatedAt: stock.updatedAt } : page))
}

function showsStock(template: string): boolean {
  return catalogue.get(template)?.block.needs?.includes('stock') ?? false
}

/** The entries of one sitemap of vehicles, block by block: what nobody has changed since it was last asked for is not read again. */
async function* vehicleTexts(services: Services, number: number): AsyncGenerator<GzipPiece> {
  const blocks = VEHICLE_IDS / BLOCK_IDS
  const first = (number - 1) * blocks
  for (let block = first; block < first + blocks; block += 1) {
    yield await services.sitemaps.get(block, async () =>
      entriesXml(await vehicleEntries(services, { after: block * BLOCK_IDS, upTo: (block + 1) * BLOCK_IDS })),
    )
  }
}

async function vehicleEntries(services: Services, range: Parameters<typeof listShownVehicles>[1]): Promise<SitemapEntry[]> {
  const site = services.env.PUBLIC_URL
  const vehicles = await onReplica(contextOf(services), (ctx) => listShownVehicles(ctx, range))
  return vehicles.map(({ link, pictures, updatedAt }) => ({
    address: `${site}/ar${link}`,
    pictures: pictures.map((picture) => new URL(picture, site).href),
    updatedAt,
  }))
}

/** Streams a sitemap around its entries. A failure half way aborts the answer, so that no truncated sitemap looks valid. */
async function streamed(c: Context, { log }: Services, entries: AsyncIterable<GzipPiece> | Promise<GzipPiece>[]): Promise<Response> {
  const isPacked = acceptsEncoding(c.req.header('accept-encoding'), 'gzip')
  const pieces = isPacked ? gzipFile(framed(entries)) : unpackedOf(framed(entries))
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value, done } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        log.error('a sitemap broke off', { reason: reasonOf(error) })
        controller.error(error)
      }
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
  return c.body(body, 200, { ...XML, vary: 'Accept-Encoding', ...(isPacked ? { 'content-encoding': 'gzip' } : {}) })
}

async function* framed(entries: AsyncIterable<GzipPiece> | Promise<GzipPiece>[]): AsyncGenerator<GzipPiece> {
  yield gzipPiece(sitemapFrame.start)
  yield* entries
  yield gzipPiece(sitemapFrame.end)
}

async function* unpackedOf(pieces: AsyncIterable<GzipPiece>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield unpacked(piece)
}
