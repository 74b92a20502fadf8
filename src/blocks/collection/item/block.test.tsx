// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { blockElement, renderExample } from '#tests/support/drawing/render-block.tsx'
import { stubBrowser } from '#tests/support/drawing/still-browser.ts'

const fields = {
  heading: 'محفظة',
  price: '690',
  currency: 'درهمًا',
  sku: 'ACC-1',
  paragraph: '<p>جلد</p>',
  buttons: [{ id: 'b', label: 'اطلبها', target: '/contact-us' }],
}
const shots = [1, 2, 3].map((id) => ({ image: { id } }))

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('[B-052] a product has its text beside a carousel of its three pictures, with arrows and small pictures to choose from', () => {
  render(blockElement(aStoredBlock('collection_item', fields, shots)))
  const slides = screen.getAllByRole('group')
  expect(slides).toHaveLength(3)
  expect(screen.getByText('690 درهمًا')).not.toBeNull()
  expect(screen.getByRole('link', { name: 'اطلبها' }).getAttribute('href')).toBe('/contact-us')
  fireEvent.click(screen.getByRole('button', { name: 'التالي' }))
  expect(slides.map(({ dataset }) => dataset.selected)).toEqual([undefined, 'true', undefined])
  fireEvent.click(screen.getByRole('button', { name: 'الانتقال إلى الشريحة 3' }))
  expect(slides.map(({ dataset }) => dataset.selected)).toEqual([undefined, undefined, 'true'])
})

test('the article number is isolated from the Arabic around it, and one picture has no controls', () => {
  const page = renderExample('collection_item', fields, shots.slice(0, 1))
  expect([...page.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toContain('ACC-1')
  expect(page.querySelectorAll('button')).toHaveLength(0)
})
