import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import type { BlockNeeds } from '#block-engine/block-needs.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { renderExample, renderHtml } from '#tests/support/drawing/render-block.tsx'
import { load } from './data.server.ts'

const results = [
  { date: '17 يناير', race: 'دبي', location: 'حلبة دبي', driver: 'سلطان', position: '2', points: 18, link: { label: 'x', url: '/about' } },
  { date: '14 فبراير', race: 'أبوظبي', driver: 'مريم', position: '1', points: 25 },
  { race: 'البحرين', driver: 'سلطان', position: '1', points: 25, flag: { id: 4 } },
]
const rows = (part: ParentNode | null) => [...(part?.querySelectorAll('tr') ?? [])].map((row) => [...row.children].map(({ textContent }) => textContent))

test('[B-106] races stand in a table, with the points of each driver added up', () => {
  const page = renderExample('racing_results', { season: 'موسم 2026' }, results)
  expect(page.querySelector('caption')?.textContent).toBe('موسم 2026')
  expect(rows(page.querySelector('thead'))).toEqual([['يوم السباق', 'السباق', 'السائق', 'المركز', 'النقاط']])
  expect(rows(page.querySelector('tbody'))[0]).toEqual(['17 يناير', 'دبيحلبة دبي', 'سلطان', '2', '18'])
  expect(page.querySelector('tbody a')?.getAttribute('href')).toBe('/about')
  expect(page.querySelector('img')?.getAttribute('src')).toContain('/4/')
  expect(rows(page.querySelector('tfoot'))).toEqual([
    ['المجموع: سلطان', '43'],
    ['المجموع: مريم', '25'],
  ])
})

test('on small screens a card tells what its columns are called', () => {
  const cells = [...renderExample('racing_results', {}, results).querySelectorAll<HTMLElement>('tbody tr:first-child td')]
  expect(cells.map(({ dataset }) => dataset.label)).toEqual(['يوم السباق', 'السائق', 'المركز', 'النقاط'])
})

test('[B-313] a block without results asks its service, one with results does not', async () => {
  const questions: unknown[] = []
  type Feeds = BlockNeeds['feeds']
  const value = [{ date: '2026-01-17', race: 'من الخدمة', location: '', driver: 'سلطان', position: '1', points: 25, url: 'https://races.example/1' }]
  const feeds: Feeds = {
    ask: (async (...question: unknown[]) => {
      questions.push(question)
      return { value, feed: { readAt: '', problem: null } }
    }) as unknown as Feeds['ask'],
  }
  const fields = { api_root: 'https://races.example', season: '2026' }
  expect(await load(fields, { feeds }, results)).toBeNull()
  const data = await load(fields, { feeds }, [])
  expect(questions).toEqual([['races', { root: 'https://races.example', path: ['results'], query: { season: '2026' } }]])
  const page = JSDOM.fragment(renderHtml(aStoredBlock('racing_results', fields), {}, data))
  expect(page.querySelector('tbody a')?.getAttribute('target')).toBe('_blank')
  expect(rows(page.querySelector('tfoot'))).toEqual([['المجموع', '25']])
})

test('without results it is not there', () => {
  expect(renderExample('racing_results', { heading: 'نتائج' }).childElementCount).toBe(0)
})
