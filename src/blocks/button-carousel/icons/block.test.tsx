// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { declaredStyle } from '#tests/support/drawing/declared-style.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { blockElement, renderExample } from '#tests/support/drawing/render-block.tsx'
import { stubBrowser } from '#tests/support/drawing/still-browser.ts'

const features = [
  { icon: 'drive', label: 'الدفع', image: { id: 1 }, heading: 'دفع دائم', paragraph: '<p>على الرمل</p>' },
  { icon: 'seats', label: 'المقاعد', image: { id: 2 }, heading: 'تتذكرك', buttons: [{ id: 'a', label: 'المزيد', target: '/defender' }] },
]

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('[B-103] a press on an icon shows its slide', () => {
  render(blockElement(aStoredBlock('icon_button_carousel', {}, features)))
  const button = screen.getByRole('link', { name: 'المقاعد' })
  expect(button.querySelector('svg[data-icon="seats"]')).not.toBeNull()
  fireEvent.click(button)
  const slide = screen.getByRole('group', { name: 'المقاعد' })
  expect(slide.dataset.selected).toBe('true')
  expect(slide.querySelector('h2')?.textContent).toBe('تتذكرك')
  expect(slide.querySelector('a')?.getAttribute('href')).toBe('/defender')
})

test('[B-145] [B-150] ratio and theme are told to the stylesheet', () => {
  const page = renderExample('icon_button_carousel', { 'image-ratio': '16-6-5', slider_theme: 'black-theme' }, features)
  expect(page.querySelector('[data-ratio]')?.getAttribute('data-ratio')).toBe('16-6-5')
  expect(declaredStyle(page.querySelector('[data-ratio]'), 'blocks/button-carousel/shared/button-carousel.module.css', 1280)['--ratio']).toBe('16 / 6.5')
  expect(page.querySelector('section')?.dataset.sectionTheme).toBe('black-theme')
})

test('one slide has no buttons', () => {
  expect(renderExample('icon_button_carousel', {}, features.slice(0, 1)).querySelectorAll('ul a')).toHaveLength(0)
})
