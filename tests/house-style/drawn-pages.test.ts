import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { loadDemo } from '#demo/load-demo.server.ts'
import { pages } from '#demo/content/pages/index.ts'
import { createApp } from '#server/app.server.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { wrongCounts } from './counted-nouns.ts'

/** The demo as visitors get it: every page, and every vehicle that one of them shows as a card. */
const services = await testServices()
services.time.now = new Date('2026-11-22T08:00:00Z')
await loadDemo(services.staffCtx, services.storage)
services.site.forget()
await services.stock.refresh()
const app = createApp(services)

type DrawnPage = { path: string; main: HTMLElement }

async function draw(path: string): Promise<DrawnPage[]> {
  const response = await app.request(`https://site.test${path}`)
  const moved = response.headers.get('location')
  if (response.status === 301 && moved?.startsWith('/ar/showroom/')) return draw(moved)
  const main = new JSDOM(response.status === 200 ? await response.text() : '').window.document.querySelector('main')
  for (const script of main?.querySelectorAll('script, style') ?? []) script.remove()
  return main ? [{ path, main }] : []
}

const drawnOf = async (paths: Iterable<string>) => (await Array.fromAsync(paths, draw)).flat()
const contentPages = await drawnOf([
  ...pages.map(({ path }) => `/ar/${path}`),
  '/ar/find-a-car?state_in=used',
  '/ar/find-a-car?page=2',
  '/ar/find-a-car?sort=price',
])
const cardsOf = ({ main }: DrawnPage) => [...main.querySelectorAll<HTMLElement>('article[data-vehicle]')]
const hrefOf = (card: Element) => card.querySelector('a')?.getAttribute('href') ?? ''
const vehiclePages = await drawnOf(new Set(contentPages.flatMap(cardsOf).map(hrefOf)))
const comparisons = await drawnOf(vehiclePages.slice(0, 30).map(({ path }) => `/ar/showroom/compare?ids=${path.match(/\d+$/)?.[0]}`))
const everything = [...contentPages, ...vehiclePages, ...comparisons]

const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
const DIRHAMS = /[\d,]+ (?:درهمًا|درهم|دراهم)/g
/** The price that counts: what is struck through beside it no longer does. */
function priceOf(price: HTMLElement): string {
  const counting = price.cloneNode(true) as HTMLElement
  for (const before of counting.querySelectorAll('del')) before.remove()
  return textOf(counting)
}

/** The places that tell something, by what they tell it of: `{ 'what': { 'the text': ['where', 'where'] } }`, only where they differ. */
function disagreements(facts: readonly { what: string; text: string; path: string }[]) {
  const byThing = Map.groupBy(facts, ({ what }) => what)
  return [...byThing].filter(([, list]) => new Set(list.map(({ text }) => text)).size > 1)
}

test('the demo is drawn: its pages, lists and vehicles', () => {
  expect(contentPages.length).toBeGreaterThan(25)
  expect(vehiclePages.length).toBeGreaterThan(40)
  expect(comparisons).toHaveLength(30)
})

test('a vehicle has one card, with the same words and prices wherever it stands', () => {
  const facts = everything.flatMap((page) =>
    cardsOf(page).map((card) => {
      const parts = ['h2, h3', '[data-type]', 'dl'].flatMap((selector) => [...card.querySelectorAll(selector)].map(textOf))
      // A list for markets abroad tells purchase prices only.
      const market = page.path === '/ar/export-cars' ? 'abroad' : ''
      return { what: `${card.dataset.vehicle} ${market}`, text: parts.join(' | '), path: page.path }
    }),
  )
  expect(facts.length).toBeGreaterThan(200)
  expect(disagreements(facts)).toEqual([])
})

/** Prices of vehicles by kind: on cards, on their own pages, in the comparison. */
const vehiclePrices = [
  ...everything.flatMap((page) =>
    cardsOf(page).flatMap((card) =>
      [...card.querySelectorAll<HTMLElement>('[data-type]')].map((price) => {
        const label = price.dataset.type === 'purchase' ? 'سعر الشراء' : priceOf(price).replace(DIRHAMS, '').trim()
        return { what: `${card.dataset.vehicle} ${label}`, text: priceOf(price).match(DIRHAMS)?.at(-1) ?? priceOf(price), path: page.path }
      }),
    ),
  ),
  ...vehiclePages.flatMap(({ path, main }) => {
    const prices = textOf(main.querySelector('[data-b="vehicle-prices"]')) || textOf(main.querySelector('h1')?.parentElement)
    return [...prices.matchAll(/(سعر الشراء|الإيجار الشهري|الاشتراك الشهري)\s*([\d,]+ (?:درهمًا|درهم|دراهم)|السعر عند الطلب)/g)].map(([, label, text = '']) => ({
      what: `${path.match(/\d+$/)?.[0]} ${label}`,
      text,
      path,
    }))
  }),
  ...comparisons.map(({ path, main }) => {
    const row = [...main.querySelectorAll('tbody tr')].find((line) => textOf(line.querySelector('th')).startsWith('السعر'))
    return { what: `${path.match(/\d+$/)?.[0]} سعر الشراء`, text: textOf(row?.querySelector('td')), path }
  }),
]

test('no vehicle has two prices: cards, its own page and the comparison agree', () => {
  const placesOf = (kind: RegExp) =>
    new Set(vehiclePrices.filter(({ what, path }) => / سعر الشراء$/.test(what) && kind.test(path)).map(({ what }) => what)).size
  for (const kind of [/find-a-car/, /showroom\/.+-\d+$/, /compare\?ids/]) expect(placesOf(kind)).toBeGreaterThan(20)
  expect(disagreements(vehiclePrices)).toEqual([])
})

test('a monthly amount says of what kind it is, on every card', () => {
  const monthly = everything.flatMap((page) =>
    cardsOf(page).flatMap((card) => [...card.querySelectorAll('[data-type="lease"], [data-type="subscribe"]')].map(textOf)),
  )
  expect(monthly.length).toBeGreaterThan(200)
  expect(monthly.filter((text) => !/^(الإيجار|الاشتراك) الشهري ?[\d,]+ /.test(text))).toEqual([])
})

const MODELS = new Set(
  pages.flatMap(({ path }) => (/^(range-rover|defender|discovery|jaguar-range)\/./.test(path) ? [`/ar/${path.replace(/\/index$/, '')}`] : [])),
)
const modelOf = (path: string) => path.split(/[?#]/)[0]?.replace(/\/index$/, '') ?? ''

/** The model that a text is about: the one that its surroundings lead to; '' where they lead to several or none. */
function subjectOf(element: Element, { main }: DrawnPage): string {
  for (let around: Element | null = element; around && around !== main; around = around.parentElement) {
    const models = new Set([...around.querySelectorAll('a')].map((link) => modelOf(link.getAttribute('href') ?? '')).filter((href) => MODELS.has(href)))
    if (models.size === 1) return [...models][0] ?? ''
    if (models.size > 1) return ''
  }
  return ''
}

test('no model starts at two prices: a "from" that counts what is in stock says so', () => {
  const facts = contentPages.flatMap((page) =>
    [...page.main.querySelectorAll('p, bdi, span, li')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && /ابتداءً من [\d,]{5,}/.test(node.textContent ?? '')))
      .filter((element) => !/متوفرة/.test(textOf(element)) && !element.closest('[data-vehicle]'))
      .flatMap((element) => {
        const what = subjectOf(element, page)
        return what === '' || what === modelOf(page.path) ? [] : [{ what, text: textOf(element).match(/ابتداءً من ([\d,]+)/)?.[1] ?? '', path: page.path }]
      }),
  )
  expect(new Set(facts.map(({ what }) => what)).size).toBe(MODELS.size)
  const openings = contentPages
    .filter(({ path }) => MODELS.has(modelOf(path)))
    .flatMap(({ path, main }) => {
      const [first] = textOf(main.querySelector('h1')?.closest('section') ?? main).matchAll(/ابتداءً من ([\d,]+)/g)
      return first ? [{ what: modelOf(path), text: first[1] ?? '', path }] : []
    })
  expect(openings.length).toBeGreaterThan(5)
  expect(disagreements([...facts, ...openings])).toEqual([])
})

test('prices of the stock agree between comparisons, by model and by what they count', () => {
  const facts = contentPages.flatMap(({ path, main }) =>
    [...main.querySelectorAll('table[data-count]')].flatMap((table) => {
      const names = [...table.querySelectorAll('thead th')].map(textOf)
      return [...table.querySelectorAll('tbody')].flatMap((group) =>
        [...group.querySelectorAll('td')].map((cell, index) => ({ what: `${names[index]} ${textOf(group.querySelector('th'))}`, text: textOf(cell), path })),
      )
    }),
  )
  expect(facts.filter(({ what }) => /المتوفرة، ابتداءً من$/.test(what)).length).toBeGreaterThan(4)
  expect(disagreements(facts)).toEqual([])
})

test('on the page of a family, what is available now is of that family and in the showroom', () => {
  const families = contentPages.flatMap(({ path, main }) => {
    const family = path.match(/^\/ar\/(range-rover|defender|discovery)(\/|$)/)?.[1]
    const lists = [...main.querySelectorAll('section')].filter((section) => /متوفر الآن/.test(textOf(section.querySelector('h2'))))
    return lists.flatMap((section) => (family ? [{ family, cards: [...section.querySelectorAll('article[data-vehicle]')] }] : []))
  })
  expect(families.length).toBeGreaterThan(0)
  for (const { family, cards } of families) {
    expect(cards.length).toBeGreaterThan(0)
    expect(cards.map(hrefOf).filter((href) => !href.includes(family))).toEqual([])
    for (const card of cards) expect(textOf(card.querySelector('dl'))).toContain('التوفرمتوفرة')
  }
})

test('no delivery date that has passed stands on the page of a vehicle', async () => {
  const { rows } = await services.database.db.$client.query<{ id: number }>(
    `update vehicle set details = jsonb_set(details, '{delivery_date}', to_jsonb($1::text))
     where id in (select id from vehicle where status = 'stock' order by id limit 5) returning id`,
    ['2026-06-01'],
  )
  const late = await drawnOf(rows.map(({ id }) => `/ar/showroom/${id}`))
  expect(late.length).toBeGreaterThan(0)
  for (const { main } of late) expect(textOf(main)).not.toContain('موعد التسليم')
})

test('nouns agree with the numbers before them on every drawn page', () => {
  for (const { main } of everything) for (const part of main.querySelectorAll('p, li, th, td, dt, dd, h1, h2, h3, h4, div')) part.append('\n')
  const flaws = everything.flatMap(({ path, main }) =>
    (main.textContent ?? '').split('\n').flatMap((line) => wrongCounts(line).map((flaw) => `${path}: ${flaw}`)),
  )
  expect(flaws).toEqual([])
})
