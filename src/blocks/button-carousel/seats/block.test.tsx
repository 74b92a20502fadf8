// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { blockElement } from '#tests/support/drawing/render-block.tsx'
import { stubBrowser } from '#tests/support/drawing/still-browser.ts'

const seats = [
  { label: 'سبعة ركاب', image: { id: 1 }, paragraph: '<p>ثلاثة صفوف</p>' },
  { label: 'خمسة ركاب', image: { id: 2 } },
  { label: 'راكبان', image: { id: 3 }, paragraph: '<p>أرضية مستوية</p>' },
]

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('[B-093] the slider moves through the arrangements, and says each by its name', () => {
  render(blockElement(aStoredBlock('seat_slider', {}, seats)))
  const slider = screen.getByRole('slider')
  expect([slider.getAttribute('min'), slider.getAttribute('max'), slider.getAttribute('aria-valuetext')]).toEqual(['0', '2', 'سبعة ركاب'])
  fireEvent.change(slider, { target: { value: '2' } })
  const slide = screen.getByRole('group', { name: 'راكبان' })
  expect([slide.dataset.selected, slide.textContent, slider.getAttribute('aria-valuetext')]).toEqual(['true', 'راكبانأرضية مستوية', 'راكبان'])
  expect(slide.querySelector('img')?.getAttribute('src')).toContain('/3/')
})

test('[B-093] the slider follows a press on a name', () => {
  render(blockElement(aStoredBlock('seat_slider', {}, seats)))
  fireEvent.click(screen.getByRole('link', { name: 'خمسة ركاب' }))
  expect((screen.getByRole('slider') as HTMLInputElement).value).toBe('1')
})
