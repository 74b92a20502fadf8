// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { declaredStyle } from '#tests/support/drawing/declared-style.ts'
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

test('[B-101] on wide screens the card of the pressed point alone is seen, on small ones all are; a point stands where it is set', () => {
  const { container } = show()
  const displaysAt = (width: number) =>
    [...container.querySelectorAll('ol > li')].map((card) => declaredStyle(card, 'blocks/hotspots-container/view.module.css', width).display)
  expect([displaysAt(960), displaysAt(961)]).toEqual([Array(2).fill('grid'), Array(2).fill('none')])
  fireEvent.click(screen.getByRole('button', { name: 'العجلات' }))
  expect(displaysAt(961)).toEqual(['none', 'grid'])
  expect(declaredStyle(container.querySelector('li[data-x]'), 'blocks/hotspots-container/view.module.css', 961)).toMatchObject({
    ...{ position: 'absolute', 'inset-block-start': 'var(--y)', 'inset-inline-start': 'var(--x)', visibility: 'visible' },
    ...{ '--x': 'attr(data-x type(<percentage>), 50%)', '--y': 'attr(data-y type(<percentage>), 50%)' },
  })
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
