// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { blockElement, renderExample } from '#tests/support/drawing/render-block.tsx'
import { stubBrowser } from '#tests/support/drawing/still-browser.ts'

const quotes = ['أول', 'ثانٍ', 'ثالث'].map((quote, index) => ({ quote, author: `كاتب ${index + 1}`, author_role: 'صفة', logo: { id: index + 1 } }))

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const selected = () => screen.getAllByRole('group').findIndex(({ dataset }) => dataset.selected)

test('[B-094] three quotations slide, each with its author, role and logo', () => {
  render(blockElement(aStoredBlock('quote_slider', {}, quotes)))
  expect(screen.getAllByRole('group').map((slide) => slide.querySelector('blockquote')?.textContent)).toEqual(['أول', 'ثانٍ', 'ثالث'])
  expect(screen.getAllByRole('group')[0]?.querySelector('figcaption')?.textContent).toBe('كاتب 1صفة')
  fireEvent.click(screen.getByRole('button', { name: 'التالي' }))
  fireEvent.click(screen.getByRole('button', { name: 'التالي' }))
  expect(selected()).toBe(2)
})

test('they move by themselves only when wanted, and can be stopped then', () => {
  expect(renderExample('quote_slider', {}, quotes).querySelector('[aria-label^="إيقاف"]')).toBeNull()
  expect(renderExample('quote_slider', { is_autoplay: true }, quotes).querySelector('[aria-label^="إيقاف"]')).not.toBeNull()
})

test('an empty quotation is left out, and without any it is not there', () => {
  expect(renderExample('quote_slider', {}, [...quotes, { author: 'صامت' }]).querySelectorAll('figure')).toHaveLength(3)
  expect(renderExample('quote_slider', { heading: 'أقوال' }, [{ author: 'صامت' }]).childElementCount).toBe(0)
})
