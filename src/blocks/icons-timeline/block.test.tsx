import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { declaredStyle } from '#tests/support/drawing/declared-style.ts'
import { renderExample } from '#tests/support/drawing/render-block.tsx'
import { iconsTimeline } from './block.ts'

const events = [
  { icon: 'location', date: '1996', heading: 'البداية', paragraph: '<p>صالة</p>' },
  { icon: 'spanner', date: '2004', heading: 'الخدمة' },
  { date: '2026' },
]

test('[B-114] icons stand along the line in their order, each with date, heading and text', () => {
  const items = [...renderExample('icons_timeline', {}, events).querySelectorAll('ol > li')]
  expect(items.map(({ textContent }) => textContent)).toEqual(['1996البدايةصالة', '2004الخدمة', '2026'])
  expect(items.map((item) => item.querySelector('svg')?.dataset.icon)).toEqual(['location', 'spanner', undefined])
})

test('[B-114] a line leads from each mark to the next, down on small screens and along on wide ones', () => {
  const list = renderExample('icons_timeline', {}, events).querySelector('ol')
  const flowAt = (width: number) => declaredStyle(list, 'blocks/icons-timeline/view.module.css', width)['grid-auto-flow']
  expect([390, 900, 901, 1440].map(flowAt)).toEqual([undefined, undefined, 'column', 'column'])
  const lines = readFileSync(join(import.meta.dirname, 'view.module.css'), 'utf8').split(/\.event:not\(:last-child\)::before (?=\{)/)
  const line = '1px solid var\\(--colour-line\\)'
  expect(lines).toHaveLength(3)
  expect(lines[1]).toMatch(
    new RegExp(`^\\{\\s*position: absolute;\\s*inset-block: 3rem 0;\\s*inset-inline-start: 1\\.5rem;\\s*border-inline-start: ${line};\\s*content: '';`),
  )
  expect(lines[2]).toMatch(
    new RegExp(`^\\{\\s*inset-block: 1\\.5rem auto;\\s*inset-inline: 3rem 0;\\s*border-inline-start: 0;\\s*border-block-start: ${line};`),
  )
})

test('[B-303] it takes 20 events, and without any it is not there', () => {
  expect(iconsTimeline.groups.max).toBe(20)
  expect(renderExample('icons_timeline', { heading: 'عنوان' }, [{ icon: 'globe' }]).childElementCount).toBe(0)
})
