import { expect, test } from 'vitest'
import { storableText } from './storable-text.ts'
import { isStorable } from '../storable.ts'

test('a NUL and half of an emoji are left out at any depth, of names too; everything else stays', () => {
  const kept = storableText({ 'a\0': ['س\ud83d', { b: '\udc00x😀' }, null, 5, true] })
  expect(kept).toEqual({ a: ['س', { b: 'x😀' }, null, 5, true] })
  expect(isStorable(kept)).toBe(true)
})
