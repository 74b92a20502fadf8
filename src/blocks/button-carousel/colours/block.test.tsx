// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { blockElement, renderExample } from '#tests/support/drawing/render-block.tsx'
import { stubBrowser } from '#tests/support/drawing/still-browser.ts'
import { colorButtonCarousel } from './block.ts'

const colours = [
  { color_name: 'شمبانيا', color_hex: '#b7a382', image: { id: 1 } },
  { color_name: 'عنابي', color_hex: 'red; x', image: { id: 2 }, paragraph: '<p>عميق</p>' },
  { color_name: 'أسود', swatch: { id: 9 }, image: { id: 3 } },
]

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const slideNamed = (name: string) => screen.getByRole('group', { name })

test('[B-080] a press on a colour shows the slide of that colour, with its picture, its name and its text', () => {
  render(blockElement(aStoredBlock('color_button_carousel', {}, colours)))
  expect(slideNamed('شمبانيا').dataset.selected).toBe('true')
  const button = screen.getByRole('link', { name: 'عنابي' })
  fireEvent.click(button)
  expect(slideNamed('عنابي').dataset.selected).toBe('true')
  expect(slideNamed('شمبانيا').dataset.selected).toBeUndefined()
  expect(button.getAttribute('aria-current')).toBe('true')
  expect(slideNamed('عنابي').querySelector('img')?.getAttribute('src')).toContain('/2/')
  expect(slideNamed('عنابي').textContent).toBe('عنابيعميق')
})

test('[B-080] without a script the buttons lead to their slides', () => {
  const page = renderExample('color_button_carousel', {}, colours)
  const hrefs = [...page.querySelectorAll('ul a')].map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual([...page.querySelectorAll('[role="group"]')].map(({ id }) => `#${id}`))
  expect(new Set(hrefs).size).toBe(3)
})

test('[B-080] a button shows the photographed paint, a disc in the colour, or a plain disc where the colour is none', () => {
  const buttons = [...renderExample('color_button_carousel', {}, colours).querySelectorAll('ul a')]
  expect(buttons.map((button) => button.querySelector('path')?.getAttribute('fill') ?? button.querySelector('img')?.getAttribute('src'))).toEqual([
    '#b7a382',
    'currentColor',
    expect.stringContaining('/9/'),
  ])
})

test('the End key shows the last colour', () => {
  render(blockElement(aStoredBlock('color_button_carousel', {}, colours)))
  fireEvent.keyDown(screen.getByRole('link', { name: 'شمبانيا' }), { key: 'End' })
  expect(slideNamed('أسود').dataset.selected).toBe('true')
})

test('[B-294] it takes 20 colours, and a colour without a picture is left out', () => {
  expect(colorButtonCarousel.groups.max).toBe(20)
  expect(renderExample('color_button_carousel', {}, [...colours, { color_name: 'بلا صورة' }]).querySelectorAll('[role="group"]')).toHaveLength(3)
  expect(renderExample('color_button_carousel', { heading: 'ألوان' }, [{ color_name: 'بلا صورة' }]).childElementCount).toBe(0)
})
