import { expect, test } from 'vitest'
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

test('[B-303] it takes 20 events, and without any it is not there', () => {
  expect(iconsTimeline.groups.max).toBe(20)
  expect(renderExample('icons_timeline', { heading: 'عنوان' }, [{ icon: 'globe' }]).childElementCount).toBe(0)
})
