import { JSDOM } from 'jsdom'
import { beforeEach, expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { PageDraft } from '#domains/content/index.ts'
import { createPage } from '#domains/content/index.server.ts'
import { aNeighbour } from '#tests/support/services/a-neighbour.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../app.server.ts'

const services = await testServices({ SERVICE_NETWORK: 'private' })
const app = createApp(services)
const feed = await aNeighbour()

const fallback = { text: 'لا عروض حاليًا', link: { label: 'تواصل معنا', url: '/contact-us' } }
const ofOffers = { key: 'mena_offers', value: { car_model_key: 'velar' }, fallback }
const ofDefender = { key: 'url_brands', value: 'Defender' }

const set = (key: string, value: unknown) => services.set({ [key]: value })

async function aPage(path: string, blocks: readonly object[]): Promise<void> {
  const draft = PageDraft.parse({ path, status: 'published', title: path, blocks: blocks.map((block, index) => ({ ...block, id: `b${index}` })) })
  expect((await createPage(services.staffCtx, draft, catalogue)).ok).toBe(true)
}

async function main(path: string): Promise<Element> {
  const html = await (await app.request(`https://site.test/ar/${path}`)).text()
  const mainPart = new JSDOM(html).window.document.querySelector('main')
  if (!mainPart) throw new Error('a page without main')
  return mainPart
}

const quotes = (scope: Element) => [...scope.querySelectorAll('blockquote')].map(({ textContent }) => textContent)

await aPage('offered', [aStoredBlock('quote', { quote: 'عرض', dc_strategy: ofOffers }), aStoredBlock('quote', { quote: 'دائم' })])
await set('dynamic_content.enabled_strategies', 'mena_offers, url_brands')
await set('mena.offers_api_url', `${feed.url}/offers`)

beforeEach(async () => {
  feed.requests.length = 0
  services.site.forget()
  services.cache.forget(['site'])
})

test('[C-124][C-128] a block whose condition is not met is in the HTML, marked, with what takes its place', async () => {
  feed.answer = { status: 200, body: '[{"car_model_key":"xe"}]' }
  const page = await main('offered')
  expect(quotes(page)).toEqual(['عرض', 'دائم'])
  const [unmet, ...others] = page.querySelectorAll('[data-unmet]')
  expect([unmet?.querySelector('blockquote')?.textContent, others.length]).toEqual(['عرض', 0])
  const instead = unmet?.nextElementSibling
  expect(instead?.hasAttribute('data-unmet-fallback')).toBe(true)
  expect([instead?.querySelector('p')?.textContent, instead?.querySelector('a')?.getAttribute('href')]).toEqual(['لا عروض حاليًا', '/ar/contact-us'])
})

test('[C-125] one whose condition is met is a block like all others', async () => {
  feed.answer = { status: 200, body: '[{"car_model_key":"velar"}]' }
  const page = await main('offered')
  expect(quotes(page)).toEqual(['عرض', 'دائم'])
  expect(page.querySelector('[data-unmet], [data-unmet-fallback]')).toBeNull()
})

test('[C-190] while the feed is broken the block is shown, and the failure logged once', async () => {
  feed.answer = { status: 404, body: '' }
  services.messages.length = 0
  expect((await main('offered')).querySelector('[data-unmet]')).toBeNull()
  expect(services.messages).toEqual(['dynamic content: mena_offers could not be checked'])
})

test('[C-135] the page comes from the cache, and is drawn again when the offers may have changed', async () => {
  feed.answer = { status: 200, body: '[]' }
  const start = services.time.now.getTime()
  for (let visit = 0; visit < 3; visit += 1) expect((await main('offered')).querySelector('[data-unmet]')).not.toBeNull()
  expect(feed.requests).toHaveLength(1)
  feed.answer = { status: 200, body: '[{"car_model_key":"velar"}]' }
  services.time.now = new Date(start + 61_000)
  await main('offered')
  await expect.poll(() => feed.requests.length).toBe(2)
  services.time.now = new Date(start + 70_000)
  expect((await main('offered')).querySelector('[data-unmet]')).toBeNull()
})

test('[C-183][C-125] an item leaves its block where the condition is not met', async () => {
  const questions = [
    { heading: 'عن ديفندر', paragraph: '<p>نص</p>', dc_strategy: ofDefender },
    { heading: 'عن الكل', paragraph: '<p>نص</p>' },
  ]
  for (const path of ['defender/questions', 'jaguar-range/questions']) await aPage(path, [aStoredBlock('accordion', {}, questions)])
  expect((await main('defender/questions')).textContent).toContain('عن ديفندر')
  const other = await main('jaguar-range/questions')
  expect(other.textContent).toContain('عن الكل')
  expect(other.textContent).not.toContain('عن ديفندر')
})

test('[C-128] without a fallback nothing takes the place of a block', async () => {
  await aPage('jaguar-range/only', [aStoredBlock('quote', { quote: 'ديفندر', dc_strategy: ofDefender })])
  const page = await main('jaguar-range/only')
  expect(page.querySelector('[data-unmet] blockquote')?.textContent).toBe('ديفندر')
  expect(page.querySelector('[data-unmet-fallback]')).toBeNull()
})

test('a condition that is none is refused where it stands', async () => {
  const blocks = [{ ...aStoredBlock('accordion', { dc_strategy: { key: '' } }, [{ heading: 'س', dc_strategy: { key: 'url_brands', value: 5 } }]), id: 'b' }]
  const outcome = await createPage(services.staffCtx, PageDraft.parse({ path: 'wrong', blocks }), catalogue)
  expect(outcome).toMatchObject({
    ok: false,
    problems: [
      { block: 'b', field: 'dc_strategy' },
      { block: 'b', group: 'g1', field: 'dc_strategy' },
    ],
  })
})
