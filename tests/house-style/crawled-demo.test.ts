import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { type SettingPlace, settingPlaces } from '#fields/settings/setting-places.ts'
import { formatCalendarDay } from '#kernel/format/date.ts'
import { loadDemo } from '#demo/load-demo.server.ts'
import { createApp } from '#server/app.server.ts'
import { readStaticFiles } from '#server/http/static-files.server.ts'
import { settingGroups } from '#site/registry/settings.gen.ts'
import { markupFlaws } from './markup-flaws.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

/** The demo as a crawler meets it: the sitemap, its pages, some of its vehicles, and what programs are told of them. */
const services = await testServices()
services.time.now = new Date('2026-11-22T08:00:00Z')
await loadDemo(services.staffCtx, services.storage)
services.site.forget()
await services.stock.refresh()
const SITE = services.env.PUBLIC_URL
const app = createApp({ ...services, files: { ...services.files, brand: readStaticFiles('demo/media/brand') } })

/** With this a picture that can be had answers 304, without being made. */
const ANY_VERSION = { 'if-none-match': '*' }
const VEHICLES = 40

const ask = (path: string) => app.request(SITE + path, path.startsWith('/media/') ? { headers: ANY_VERSION } : {})
const readPage = async (path: string) => (await ask(path)).text()
const locs = (xml: string, name = 'loc') => [...xml.matchAll(new RegExp(`<${name}>([^<]+)</${name}>`, 'g'))].map(([, address]) => pathOf(address ?? ''))

/** The path and query of an address on this site; '' for another site, and for what is no address of a document. */
function pathOf(address: string, base = SITE): string {
  if (!URL.canParse(address, base)) return ''
  const url = new URL(address, base)
  return url.origin === SITE ? url.pathname + url.search : ''
}

const sitemaps = locs(await readPage('/sitemap.xml'))
const [pagesXml = '', ...vehicleXmls] = await Promise.all(sitemaps.map(readPage))
const pagePaths = locs(pagesXml)
const vehiclePaths = vehicleXmls.flatMap((xml) => locs(xml))
const crawled = await Array.fromAsync([...pagePaths, ...vehiclePaths.slice(0, VEHICLES), '/ar/404'], async (path) => {
  const response = await ask(path)
  return { path, status: response.status, document: new JSDOM(await response.text()).window.document }
})

/** Every address that a text of JSON names. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(https?:\/\/|\/(ar|media|public_api|api)\/)/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(addressesIn)
}

const jsonOf = (document: Document, type: string): unknown[] =>
  [...document.querySelectorAll(`script[type="${type}"]`)].map(({ textContent }) => JSON.parse(textContent ?? 'null'))

function addressesOf({ path, document }: (typeof crawled)[number]): string[] {
  const base = SITE + path
  const plain = ['href', 'src', 'action', 'poster', 'data-src'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]:not(use)`)].map((element) => element.getAttribute(name) ?? ''),
  )
  const sets = [...document.querySelectorAll('[srcset], [imagesrcset]')].flatMap((element) =>
    (element.getAttribute('srcset') ?? element.getAttribute('imagesrcset') ?? '').split(',').map((entry) => entry.trim().split(' ')[0] ?? ''),
  )
  const shared = [...document.querySelectorAll('meta[property="og:image"], meta[property="og:url"]')].map((meta) => meta.getAttribute('content') ?? '')
  const scriptAddresses = [...jsonOf(document, 'application/ld+json'), ...jsonOf(document, 'application/json')].flatMap(addressesIn)
  // The files of a build, which tests have none of.
  return [...plain, ...sets, ...shared, ...scriptAddresses]
    .map((address) => pathOf(address, base))
    .filter((address) => address !== '' && !address.startsWith('/ar/assets/'))
}

/** The addresses that do not answer, each with the places that name it. A redirect has to lead to an answer. */
async function deadOnes(placesByAddress: ReadonlyMap<string, readonly string[]>): Promise<string[]> {
  const dead: string[] = []
  for (const [address, places] of placesByAddress) {
    const answer = await ask(address)
    const next = [301, 302, 303, 308].includes(answer.status) ? pathOf(answer.headers.get('location') ?? '') : ''
    const { status } = next === '' ? answer : await ask(next)
    const isLeft = next === '' && answer.headers.has('location')
    if (status >= 400 && !isLeft) dead.push(`${status} ${address} (${[...new Set(places)].slice(0, 3).join(', ')})`)
  }
  return dead
}

const byAddress = (addresses: readonly { address: string; place: string }[]) =>
  new Map([...Map.groupBy(addresses, ({ address }) => address)].map(([address, list]) => [address, list.map(({ place }) => place)]))

test('every page and vehicle of the sitemap is there', () => {
  expect(pagePaths.length).toBeGreaterThan(30)
  expect(vehiclePaths.length).toBeGreaterThan(400)
  expect(crawled.filter(({ status, path }) => status !== 200 && path !== '/ar/404').map(({ path }) => path)).toEqual([])
})

test('[A-120] the sitemap says of each page when it changed: of one that names the day in its text, that day', () => {
  const changes = [...pagesXml.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)/g)].map(([, address = '', day = '']) => [pathOf(address), day] as const)
  const toldDays = crawled.flatMap(({ path, document }) => {
    const [, day] = document.querySelector('main')?.textContent?.match(/آخر تحديث: (\d{1,2} \p{L}+ \d{4})/u) ?? []
    return day === undefined ? [] : [[path, day] as const]
  })
  expect(toldDays.length).toBeGreaterThan(2)
  const namedDays = toldDays.map(([path]) => [path, formatCalendarDay(new Map(changes).get(path)?.slice(0, 10) ?? '', 'ar')])
  expect(namedDays).toEqual(toldDays)
  expect(new Set(changes.map(([, day]) => day)).size).toBeGreaterThan(1)
})

test('every address in the HTML, the data for search engines and the data for scripts answers', async () => {
  const addresses = crawled.flatMap((page) => addressesOf(page).map((address) => ({ address, place: page.path })))
  // The page that says that nothing is there, and the pattern of an address that a script fills in.
  const open = addresses.filter(({ address }) => address !== '/ar/404' && !address.includes('%7B'))
  expect(new Set(open.map(({ address }) => address)).size).toBeGreaterThan(400)
  expect(await deadOnes(byAddress(open))).toEqual([])
}, 240_000)

test('every setting says where it is seen, and visitors or staff find something there', async () => {
  type Setting = { key: string; seen_at: { href: string }[] }
  const { data } = (await apiCaller(services).call('/api/setting_definitions')).json as { data: Setting[] }
  expect(data.filter(({ seen_at }) => seen_at.length === 0).map(({ key }) => key)).toEqual([])
  const used = new Set(settingGroups.flatMap(({ seenAt }) => seenAt))
  expect((Object.keys(settingPlaces) as SettingPlace[]).filter((place) => !used.has(place))).toEqual([])
  const addresses = data.flatMap(({ key, seen_at }) => seen_at.map(({ href }) => ({ address: href, place: key })))
  expect(new Set(addresses.map(({ address }) => address)).size).toBeGreaterThan(15)
  // Screens of the admin are looked up beside the admin; here nobody is signed in.
  expect(await deadOnes(byAddress(addresses.filter(({ address }) => !/^\/ar\/(admin|cms)/.test(address))))).toEqual([])
})

test('every address that leads within a page names something of it', () => {
  const lost = crawled.flatMap(({ path, document }) =>
    [...document.querySelectorAll('a[href^="#"]')]
      .map((link) => decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''))
      .filter((id) => id !== '' && !document.getElementById(id))
      .map((id) => `${path}#${id}`),
  )
  expect([...new Set(lost)]).toEqual([])
})

test('[A-141] every picture of the sitemap of vehicles can be had', async () => {
  const pictures = vehicleXmls.flatMap((xml) => locs(xml, 'image:loc'))
  expect(pictures.length).toBeGreaterThan(1000)
  expect(await deadOnes(byAddress(pictures.map((address) => ({ address, place: 'the sitemap of vehicles' }))))).toEqual([])
})

test('[A-137] [A-141] every address that programs are told of vehicles answers', async () => {
  const lists = await Promise.all(
    ['/public_api/listing/all-cars?items=100', '/public_api/listing/all-cars/light?items=100&page=2', '/api/dealers?items=100'].map(async (path) => {
      const answer = await ask(path)
      expect([path, answer.status]).toEqual([path, 200])
      return { path, addresses: addressesIn(await answer.json()) }
    }),
  )
  const told = lists
    .flatMap(({ path, addresses }) => addresses.map((address) => ({ address: pathOf(address), place: path })))
    .filter(({ address }) => address !== '')
  expect(new Set(told.map(({ address }) => address)).size).toBeGreaterThan(60)
  expect(await deadOnes(byAddress(told))).toEqual([])
})

test('no page of the demo has markup that a validator would refuse', () => {
  // Pages of vehicles are all drawn alike.
  const kinds = crawled.filter(({ path }) => !vehiclePaths.slice(5).includes(path))
  const flaws = kinds.flatMap(({ path, document }) => markupFlaws(document).map((flaw) => ({ flaw, path })))
  expect([...Map.groupBy(flaws, ({ flaw }) => flaw)].map(([flaw, places]) => `${flaw} (${places.length}, ${places[0]?.path})`)).toEqual([])
}, 120_000)

test('every step of the way to a page has an address in the data for search engines, on pages of vehicles too', () => {
  const ways = crawled.flatMap(({ path, document }) =>
    jsonOf(document, 'application/ld+json')
      .filter((schema): schema is { itemListElement: { item?: string; name?: string }[] } => (schema as { '@type'?: string })['@type'] === 'BreadcrumbList')
      .map(({ itemListElement }) => ({ path, steps: itemListElement })),
  )
  const isVehicle = (path: string) => vehiclePaths.includes(path)
  expect(ways.filter(({ path }) => isVehicle(path))).toHaveLength(VEHICLES)
  expect(ways.some(({ path }) => !isVehicle(path))).toBe(true)
  expect(ways.filter(({ steps }) => steps.length < 2 || steps.some(({ item, name }) => !name || !item?.startsWith(SITE)))).toEqual([])
})

test('the descriptions of vehicles keep each figure together wherever they are read', () => {
  const toldTexts = crawled
    .filter(({ path }) => vehiclePaths.includes(path))
    .map(({ document }) => document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '')
  expect(toldTexts.some((text) => /\u2068[\d,]+ كم\u2069/.test(text))).toBe(true)
  for (const text of toldTexts) expect(text.replaceAll(/\u2068[^\u2068\u2069]*\u2069/g, '')).not.toMatch(/\d|[A-Za-z]/)
})

type ToldThing = { '@type'?: string; name?: string; telephone?: string; url?: string; vehicleIdentificationNumber?: string } & {
  offers?: { price?: number; priceCurrency?: string; seller?: { name?: string; telephone?: string } }
  mileageFromOdometer?: { value?: number }
}
const schemasOf = ({ document }: (typeof crawled)[number]) => jsonOf(document, 'application/ld+json') as ToldThing[]
const cars = crawled.flatMap((page) => schemasOf(page).flatMap((car) => (car['@type'] === 'Car' ? [{ ...page, car }] : [])))

test('what search engines and programs are told of a car is what its page says: price, kilometres, VIN and address', async () => {
  type ListedVehicle = { link: string; vin: string; mileage: number | null; prices: { list: { type: string; value: string; value_raw: number | null }[] } }
  const compared = await Array.fromAsync(cars, async ({ path, document, car }) => {
    const answer = await ask(`/public_api/listing/all-cars/vehicle/${/\d+$/.exec(path)?.[0]}`)
    if (answer.status === 404) return null
    const { data: vehicle } = (await answer.json()) as { data: ListedVehicle }
    return { path, document, car, vehicle, purchase: vehicle.prices.list.find(({ type }) => type === 'purchase') }
  })
  const comparedPages = compared.filter((one) => one !== null)
  expect(comparedPages.length).toBeGreaterThan(20)
  for (const { path, document, car, vehicle, purchase } of comparedPages) {
    expect([path, car.offers?.price ?? null, car.mileageFromOdometer?.value, car.url]).toEqual([
      path,
      purchase?.value_raw ?? null,
      vehicle.mileage,
      `${SITE}/ar${vehicle.link}`,
    ])
    const mainText = document.querySelector('main')?.textContent ?? ''
    if (car.offers?.price !== undefined) expect([path, mainText.includes(purchase?.value ?? '')]).toEqual([path, true])
    expect([path, mainText.includes(vehicle.vin.slice(-6))]).toEqual([path, true])
  }
})

test('a retailer has one number, on the pages of its cars and in the finder', () => {
  const finder = new Map(
    crawled
      .filter(({ path }) => path === '/ar/retailer-locator')
      .flatMap(schemasOf)
      .flatMap(({ '@type': type, name, telephone }) => (type === 'AutoDealer' ? [[name, telephone] as const] : [])),
  )
  expect(finder.size).toBeGreaterThan(8)
  const sellers = cars.flatMap(({ car }) => car.offers?.seller ?? [])
  expect(sellers.length).toBeGreaterThan(20)
  expect(sellers.filter(({ name, telephone }) => finder.get(name) !== telephone)).toEqual([])
})

test('the home page names the company, and pages share pictures with their size and words', () => {
  const home = crawled.find(({ path }) => path === '/ar/')
  expect(home && schemasOf(home).filter(({ '@type': type }) => type === 'Organization')).toHaveLength(1)
  const bare = crawled.filter(({ path, document }) =>
    ['og:site_name', 'og:image:width', 'og:image:height', 'og:image:alt'].some(
      (name) => path !== '/ar/404' && !document.querySelector(`meta[property="${name}"]`)?.getAttribute('content'),
    ),
  )
  expect(bare.map(({ path }) => path)).toEqual([])
})

test('the site is searched from every page, and from home, list and the missing page by a field', () => {
  const lost = crawled.filter(({ document }) => !document.querySelector('header a[href="/ar/search"]'))
  expect(lost.map(({ path }) => path)).toEqual([])
  for (const path of ['/ar/', '/ar/find-a-car', '/ar/404']) {
    const form = crawled.find((page) => page.path === path)?.document.querySelector('main form[role="search"][action^="/ar/search"] input[name="keyword"]')
    expect([path, form !== null && form !== undefined]).toEqual([path, true])
  }
})

test('a form that is opened from a car knows its model, its retailer and the car', async () => {
  const formLinks = cars.flatMap(({ document }) => document.querySelector('a[href^="/ar/form/2?"]')?.getAttribute('href') ?? []).slice(0, 5)
  expect(formLinks).toHaveLength(5)
  for (const href of formLinks) {
    const form = new JSDOM(await readPage(href)).window.document
    const chosenValues = ['model', 'retailer'].map((name) => form.querySelector<HTMLSelectElement>(`select[name="${name}"]`)?.value)
    expect([href, ...chosenValues, form.querySelector<HTMLInputElement>('input[name="vehicle"]')?.value]).toEqual([
      href,
      expect.stringMatching(/./),
      expect.stringMatching(/^\d+$/),
      new URL(href, SITE).searchParams.get('_vehicle'),
    ])
  }
})
