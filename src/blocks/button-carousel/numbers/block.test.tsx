// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { blockElement } from '#tests/support/drawing/render-block.tsx'
import { stubBrowser } from '#tests/support/drawing/still-browser.ts'

const stages = [1, 2, 3].map((n) => ({ image: { id: n }, heading: `مرحلة ${n}`, paragraph: `<p>نص ${n}</p>` }))

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('[B-108] a press on button 2 shows slide 2', () => {
  render(blockElement(aStoredBlock('number_button_carousel', {}, stages)))
  const buttons = screen.getAllByRole('link')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['1', '2', '3'])
  fireEvent.click(buttons[1] as HTMLElement)
  expect(screen.getAllByRole('group').map(({ dataset }) => dataset.selected)).toEqual([undefined, 'true', undefined])
  expect(screen.getByRole('group', { name: '2 من 3: مرحلة 2' }).textContent).toBe('مرحلة 2نص 2')
  expect(buttons.map((button) => button.getAttribute('aria-current'))).toEqual([null, 'true', null])
})
