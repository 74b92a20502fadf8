import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import type { BlockNeeds } from '#block-engine/block-needs.ts'
import { resolveBlock } from '#block-engine/resolve-block.ts'
import type { Block } from '#block-engine/define-block.ts'
import { aStoredBlock, plainResolver } from '#tests/support/records/a-stored-block.ts'
import { renderHtml } from '#tests/support/drawing/render-block.tsx'
import { collectionSliderFeed } from './block.ts'
import { load } from './data.server.ts'

type Feeds = BlockNeeds['feeds']
const questions: unknown[] = []
const products = Array.from({ length: 12 }, (_, index) => ({
  id: `${index}`,
  title: `منتج ${index}`,
  image: '/media/feeds/x',
  price: '10',
  currency: 'AED',
  url: 'https://shop.example/p',
  group: index % 2 ? 'حقائب' : 'أقلام',
}))
const feedsWith = (value: unknown[] | null): Feeds => ({
  ask: (async (kind: string, question: unknown) => {
    questions.push([kind, question])
    return value && { value, feed: { readAt: '2026-05-15T12:00:00Z', problem: null } }
  }) as unknown as Feeds['ask'],
})

async function draw(fields: Record<string, unknown>, value: unknown[] | null = products) {
  const block = aStoredBlock('collection_slider_feed', { collection: 'gifts', ...fields })
  const values = resolveBlock(block, collectionSliderFeed as unknown as Block, plainResolver)?.values
  const data = await load(values as Parameters<typeof load>[0], { feeds: feedsWith(value) })
  return JSDOM.fragment(renderHtml(block, {}, data))
}
const cards = (page: DocumentFragment) => [...page.querySelectorAll('article h3')].map(({ textContent }) => textContent?.replace(/ \(.*/, ''))

test('[B-053] the template is in group Content', () => {
  expect(collectionSliderFeed.group).toBe('Content')
})

test('[B-220] the language is English or Arabic, English at first', () => {
  const lang = collectionSliderFeed.fields.find(({ symbol }) => symbol === 'lang')
  expect(lang).toMatchObject({ default: 'en', options: [{ value: 'en' }, { value: 'ar' }] })
})

test('[B-220] [B-221] [B-222] [B-223] [B-313] [B-314] what is set is what the service is asked', async () => {
  questions.length = 0
  await draw({ market: 'ae' })
  await draw({ lang: 'ar', market: 'sa', collection: 'bags', limit: 3, grouped: false, api_root: 'https://shop.example/api' })
  expect(questions).toEqual([
    ['collection', { root: '', path: ['collections', 'gifts'], query: { lang: 'en', market: 'ae', limit: 10, grouped: true } }],
    ['collection', { root: 'https://shop.example/api', path: ['collections', 'bags'], query: { lang: 'ar', market: 'sa', limit: 3, grouped: false } }],
  ])
})

test('[B-222] [B-314] a new block shows ten products at most, though the service sends twelve', async () => {
  expect(cards(await draw({ grouped: false }))).toHaveLength(10)
  expect(cards(await draw({ grouped: false, limit: 3 }))).toEqual(['منتج 0', 'منتج 1', 'منتج 2'])
})

test('[B-223] products stand by product line, or in one row', async () => {
  const rows = (page: DocumentFragment) => [...page.querySelectorAll('[aria-roledescription="عارض شرائح"]')].map((row) => row.getAttribute('aria-label'))
  const grouped = await draw({})
  expect(rows(grouped)).toEqual(['أقلام', 'حقائب'])
  expect(cards(grouped).slice(0, 2)).toEqual(['منتج 0', 'منتج 2'])
  expect(rows(await draw({ grouped: false, heading: 'متجر' }))).toEqual(['متجر'])
})

test('[B-224] dots show the place, unless they are switched off', async () => {
  const dots = async (fields: object) => (await draw({ grouped: false, ...fields })).querySelectorAll('button[aria-label^="الانتقال"]').length
  expect([await dots({}), await dots({ show_pagination: false })]).toEqual([10, 0])
})

test('[B-314] products of another site open beside this one, with picture, price and currency', async () => {
  const page = await draw({})
  expect(page.querySelector('article a')?.getAttribute('target')).toBe('_blank')
  expect(page.querySelector('article p')?.textContent).toBe('10 AED')
  expect(page.querySelector('article img')?.getAttribute('src')).toBe('/media/feeds/x')
})

test('without a collection, a service or products it is not there', async () => {
  for (const page of [await draw({ collection: '' }), await draw({}, null), await draw({}, [])]) expect(page.childElementCount).toBe(0)
})
