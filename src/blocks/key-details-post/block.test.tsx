import { expect, test } from 'vitest'
import { renderExample } from '#tests/support/drawing/render-block.tsx'

const groups = [
  { icon: 'speed', label: 'التسارع', value: '4.6 ثوانٍ' },
  { label: 'ناقل الحركة', value: 'ZF 8HP' },
]

test('[B-104] each entry is a label and its value, isolated from the direction around it', () => {
  const page = renderExample('key_details_post', { heading: 'أرقام', paragraph: '<p>نص</p>' }, groups)
  expect([...page.querySelectorAll('dt')].map((term) => term.textContent)).toEqual(['التسارع', 'ناقل الحركة'])
  expect([...page.querySelectorAll('dd > bdi')].map((value) => value.textContent)).toEqual(['4.6 ثوانٍ', 'ZF 8HP'])
  expect(page.querySelectorAll('dt svg')).toHaveLength(1)
  expect(page.querySelector('h2')?.textContent).toBe('أرقام')
  expect(page.querySelector('p')?.textContent).toBe('نص')
})

test('[B-104] [B-004] the picture stands beside the text and the halves can be swapped', () => {
  const halves = (fields: Record<string, unknown>) =>
    renderExample('key_details_post', { image: { id: 24730 }, ...fields }, groups).querySelector('[data-columns="ffi"]')
  expect(halves({})?.firstElementChild?.tagName).toBe('IMG')
  expect(halves({})?.hasAttribute('data-reversed')).toBe(false)
  expect(halves({ is_reversed: true })?.hasAttribute('data-reversed')).toBe(true)
})

test('[B-104] without a picture the text stands alone, and without anything the block is not there', () => {
  expect(renderExample('key_details_post', {}, groups).querySelector('img, [data-columns="ffi"]')).toBeNull()
  expect(renderExample('key_details_post').firstElementChild).toBeNull()
})
