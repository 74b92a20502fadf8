import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import type { BlockNeeds } from '#block-engine/block-needs.ts'
import { resolveBlock } from '#block-engine/resolve-block.ts'
import type { Block } from '#block-engine/define-block.ts'
import { aStoredBlock, plainResolver } from '#tests/support/records/a-stored-block.ts'
import { renderHtml } from '#tests/support/drawing/render-block.tsx'
import { news } from './block.ts'
import { load } from './data.server.ts'

type Feeds = BlockNeeds['feeds']
type Question = { root: string; path: string[]; query: { page: number; items: number } }
const articles = Array.from({ length: 15 }, (_, index) => ({
  title: `مقال ${index + 1}`,
  summary: 'نبذة',
  image: null,
  date: `2026-05-${String(28 - index).padStart(2, '0')}`,
  url: index === 0 ? '/about' : `https://news.example/${index}`,
}))
const questions: Question[] = []
const feeds = (all: typeof articles | null): Feeds => ({
  ask: (async (_kind: string, question: Question) => {
    questions.push(question)
    const { page, items } = question.query
    return all && { value: all.slice((page - 1) * items, page * items), feed: { readAt: '2026-05-15T12:00:00Z', problem: null } }
  }) as unknown as Feeds['ask'],
})

async function draw(fields: Record<string, unknown> = {}, { page, all = articles }: { page?: string; all?: typeof articles | null } = {}) {
  const block = aStoredBlock('news', fields)
  const values = resolveBlock(block, news as unknown as Block, plainResolver)?.values
  const data = await load(values as Parameters<typeof load>[0], { feeds: feeds(all), query: page ? { news_page: page } : {}, timeZone: 'Asia/Dubai' })
  return JSDOM.fragment(renderHtml(block, {}, data))
}
const titles = (page: DocumentFragment) => [...page.querySelectorAll('li h2, li h3')].map(({ textContent }) => textContent)

test('[B-100] the template is in group Specials, and lists the articles of the service with their text and picture', async () => {
  expect(news.group).toBe('Specials')
  const page = await draw({}, { all: [{ ...articles[0], image: '/media/feeds/x' } as unknown as (typeof articles)[number]] })
  expect(titles(page)).toEqual(['مقال 1'])
  expect(page.querySelector('img')?.getAttribute('src')).toBe('/media/feeds/x')
  expect(page.querySelector('li p')?.textContent).toBe('نبذة')
})

test('[B-256] [B-313] the service is asked with address, language and country; days are written in the language of dates', async () => {
  questions.length = 0
  const page = await draw({ api_root: 'https://news.example/api', locale: 'en', date_locale: 'en', country: 'ae' })
  expect(questions).toEqual([{ root: 'https://news.example/api', path: ['articles'], query: { locale: 'en', country: 'ae', page: 1, items: 12 } }])
  expect(page.querySelector('time')?.textContent).toBe('May 28, 2026')
  expect((await draw()).querySelector('time')?.textContent).toBe('28 مايو 2026')
  expect((await draw({ date_locale: 'no such' })).querySelector('time')?.textContent).toBe('28 مايو 2026')
})

test('[B-256] the labels are the editor’s', async () => {
  const page = await draw({ labels: { read_more: 'إلى المقال', load_more: 'أقدم' } })
  expect(page.querySelector('li')?.textContent).toContain('إلى المقال')
  expect([...page.querySelectorAll('a')].at(-1)?.textContent).toBe('أقدم')
  expect((await draw({ labels: { no_results: 'لا جديد' } }, { all: [] })).textContent).toBe('لا جديد')
})

test('[B-315] of fifteen articles twelve show, newest first; load more leads to all of them and to the first new one', async () => {
  const first = await draw()
  expect(titles(first)).toEqual(articles.slice(0, 12).map(({ title }) => title))
  const more = [...first.querySelectorAll('a')].at(-1)
  expect(more?.getAttribute('href')).toBe('?news_page=2#b1-13')
  const second = await draw({}, { page: '2' })
  expect(titles(second)).toHaveLength(15)
  expect(second.querySelector('#b1-13')).not.toBeNull()
  expect(second.querySelector('a[href^="?"]')).toBeNull()
})

test('[B-315] articles of other sites open in a new tab, and no articles say so', async () => {
  const [own, other] = [...(await draw()).querySelectorAll('li a')]
  expect([own?.getAttribute('target'), other?.getAttribute('target')]).toEqual([null, '_blank'])
  expect((await draw({}, { all: [] })).textContent).toBe('لا مقالات حتى الآن.')
})

test('nobody asks for more than ten pages, and without a service it is not there', async () => {
  questions.length = 0
  await draw({}, { page: '9999' })
  expect(questions).toHaveLength(10)
  expect((await draw({}, { all: null })).childElementCount).toBe(0)
})
