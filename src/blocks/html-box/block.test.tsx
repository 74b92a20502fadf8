import { expect, test } from 'vitest'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { renderExample, renderHtml } from '#tests/support/drawing/render-block.tsx'

const html = '<table><tbody><tr><td>صالة العرض</td></tr></tbody></table>'

test('[B-066] markup that an editor wrote is markup of the page', () => {
  expect(renderExample('html_box', { html }).querySelector('section table td')?.textContent).toBe('صالة العرض')
})

test('[B-066] [B-004] the box keeps to the page or runs from edge to edge', () => {
  const layoutOf = (fields: Record<string, unknown>) => renderExample('html_box', { html, ...fields }).querySelector('section')?.dataset.layout
  expect(layoutOf({})).toBe('wide')
  expect(layoutOf({ has_container: false })).toBe('bleed')
})

test('each value takes away its vertical padding', () => {
  const paddingOf = (padding_grid_class: string) => renderExample('html_box', { html, padding_grid_class }).querySelector('section')?.dataset.padding
  for (const value of ['top-space-0', 'bottom-space-0', 'y-space-0']) expect(paddingOf(value)).toBe(value)
  expect(paddingOf('none')).toBeUndefined()
})

test('an empty box is not drawn', () => {
  expect(renderHtml(aStoredBlock('html_box', { html: '  ' }))).toBe('')
})
