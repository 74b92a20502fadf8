/** Asks the site itself, as a visitor would, without the network. */
type OwnSite = (path: string, headers: Record<string, string>) => Promise<Response>

/** Vehicles whose pages are opened, newest numbers first: enough to meet every picture of the demo's cars. */
const VEHICLES = 60

/**
 * Makes every picture that the site's pages and some of its vehicles show, in the format that browsers get first, so that the first visitors
 * of a new site wait for none. `atOnce` are made at a time; `isEnough` ends it early. Answers how many were looked at.
 */
export async function makeShownPictures(ask: OwnSite, { atOnce, isEnough = () => false }: { atOnce: number; isEnough?: () => boolean }): Promise<number> {
  const inTurn = <Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) => inTurns(items, work, { atOnce, isEnough })
  const readPage = async (path: string) => (await ask(path, { accept: 'text/html' })).text()
  const sitemaps = addressesIn(await readPage('/sitemap.xml'))
  const addresses = await inTurn(sitemaps, async (path) => addressesIn(await readPage(path)))
  const [pages = [], ...vehicles] = addresses
  const pictures = new Set<string>()
  await inTurn([...pages, ...vehicles.flat().slice(-VEHICLES)], async (path) => {
    for (const picture of picturesIn(await readPage(path))) pictures.add(picture)
  })
  await inTurn([...pictures], async (picture) => {
    // The bytes go into the storage; only the work is wanted here.
    await (await ask(picture, { accept: 'image/webp' })).arrayBuffer()
  })
  return pictures.size
}

function addressesIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)
}

function picturesIn(html: string): string[] {
  return [...html.matchAll(/\/media\/api\/v2\/images\/\d+\/[\w-]+\.jpg(?:\?v=\d+)?/g)].map(([address]) => address)
}

type Pace = { atOnce: number; isEnough: () => boolean }

/** Does the same for each, a few at a time, and keeps their order. */
async function inTurns<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>, { atOnce, isEnough }: Pace): Promise<Result[]> {
  const results = new Map<number, Result>()
  const remaining = items.entries()
  const worker = async () => {
    for (const [index, item] of remaining) {
      if (isEnough()) return
      results.set(index, await work(item))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return items.flatMap((_, index) => (results.has(index) ? [results.get(index) as Result] : []))
}
