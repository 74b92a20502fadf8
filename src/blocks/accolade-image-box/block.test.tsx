import { expect, test } from 'vitest'
import { renderExample } from '#tests/support/drawing/render-block.tsx'

const awards = [
  { award_image: { id: 5 }, title: 'سيارة العام', year: '2026', source: 'مجلة الطريق', link: { label: 'x', url: '/about' } },
  { title: 'لون العام' },
]

test('[B-090] awards stand beside the picture, each with emblem, title, source and year', () => {
  const page = renderExample('accolade_image_box', { heading: 'جوائز', image: { id: 1 }, paragraph: '<p>مقدمة</p>' }, awards)
  expect([...page.querySelectorAll('img')].map((image) => image.getAttribute('src')?.match(/images\/(\d+)/)?.[1])).toEqual(['1', '5'])
  expect([page.querySelector('h2')?.textContent, page.querySelector('section p')?.textContent]).toEqual(['جوائز', 'مقدمة'])
  const items = [...page.querySelectorAll('li')]
  expect(items.map(({ textContent }) => textContent)).toEqual(['سيارة العاممجلة الطريق، 2026', 'لون العام'])
  expect(items[0]?.querySelector('a')?.getAttribute('href')).toBe('/about')
  expect(items[0]?.querySelector('bdi')?.textContent).toBe('2026')
})

test('empty, it is not there', () => {
  expect(renderExample('accolade_image_box', {}, [{ year: '2026' }]).childElementCount).toBe(0)
})
