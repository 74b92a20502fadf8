import { expect, test } from 'vitest'
import { valueText } from './value-text.ts'

test.each([
  [null, ''],
  [0, '0'],
  [['diesel', 'mhev'], 'diesel · mhev'],
  [
    [
      { label: 'ضريبة', value: 500 },
      { label: 'رسوم', value: 0 },
    ],
    'ضريبة: 500 · رسوم: 0',
  ],
  [[{ name: 'سقف', price: null }], 'سقف'],
  [{ NSW: 100, QLD: 200, VIC: null }, 'NSW: 100 · QLD: 200'],
  [[{ sequence: 0, image_id: null, big_path: 'https://a/1.jpg', hd_path: 'https://a/1.jpg' }], 'https://a/1.jpg'],
])('%j is read as %j', (value, text) => {
  expect(valueText(value)).toBe(text)
})
