// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { blockElement, renderExample } from '#tests/support/drawing/render-block.tsx'
import { stubBrowser } from '#tests/support/drawing/still-browser.ts'
import { hotspotsContainer } from './block.ts'

const spots = [
  { x: 72, y: 56, label: 'المصابيح', heading: 'تتبع المقود', paragraph: '<p>نص المصابيح</p>', image: { id: 2 }, link: { label: 'المزيد', url: '/defender' } },
  { x: 10, y: 80, heading: 'العجلات' },
]

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () => render(blockElement(aStoredBlock('hotspots_container', { image: { id: 1 } }, spots)))
const openCards = () => [...document.querySelectorAll<HTMLElement>('ol > li[data-open]')]

test('[B-101] a press on a point opens its card with picture, text and link; another press closes it', () => {
  show()
  expect(openCards()).toEqual([])
  const pin = screen.getByRole('button', { name: 'المصابيح' })
  fireEvent.click(pin)
  expect(openCards()).toHaveLength(1)
  expect(openCards()[0]?.textContent).toContain('نص المصابيح')
  expect(openCards()[0]?.querySelector('img')?.getAttribute('src')).toContain('/2/')
  expect(openCards()[0]?.querySelector('a')?.getAttribute('href')).toBe('/defender')
  expect([pin.getAttribute('aria-expanded'), pin.getAttribute('aria-controls')]).toEqual(['true', openCards()[0]?.id])
  fireEvent.click(pin)
  expect(openCards()).toEqual([])
})

test('[B-101] by keyboard: Space opens, Escape closes and returns to the point', () => {
  show()
  const pin = screen.getByRole('button', { name: 'العجلات' })
  fireEvent.keyDown(pin, { key: ' ' })
  expect(openCards()).toHaveLength(1)
  fireEvent.keyDown(pin, { key: 'Escape' })
  expect([openCards().length, document.activeElement]).toEqual([0, pin])
})

test('[B-101] points stand where they are set, counted from the left of the picture in Arabic as well', () => {
  const { container } = show()
  const places = [...container.querySelectorAll<HTMLElement>('li[data-x]')]
  expect(places.map(({ dataset, style }) => [dataset.x, dataset.y, style.getPropertyValue('--x'), style.getPropertyValue('--y')])).toEqual([
    ['72%', '56%', '72%', '56%'],
    ['10%', '80%', '10%', '80%'],
  ])
  expect(places[0]?.closest('[dir]')?.getAttribute('dir')).toBe('ltr')
})

test('without a script every card is on the page, and its point leads there', () => {
  const page = renderExample('hotspots_container', { image: { id: 1 } }, spots)
  const hrefs = [...page.querySelectorAll('ul a')].map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual([...page.querySelectorAll('ol > li')].map(({ id }) => `#${id}`))
})

test('it takes twelve points, and without a picture it is not there', () => {
  expect(hotspotsContainer.groups.max).toBe(12)
  expect(renderExample('hotspots_container', { heading: 'نقاط' }, spots).childElementCount).toBe(0)
})
