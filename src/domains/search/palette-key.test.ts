import { expect, test } from 'vitest'
import { isPaletteKey } from './palette-key.ts'

const none = { code: 'KeyK', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, defaultPrevented: false }

test('Ctrl+K and ⌘K open the palette, unless a text has used the key for a link', () => {
  expect(isPaletteKey({ ...none, ctrlKey: true })).toBe(true)
  expect(isPaletteKey({ ...none, metaKey: true })).toBe(true)
  expect(isPaletteKey({ ...none, ctrlKey: true, defaultPrevented: true })).toBe(false)
  expect(isPaletteKey(none)).toBe(false)
  for (const modifier of ['shiftKey', 'altKey'] as const) expect(isPaletteKey({ ...none, ctrlKey: true, [modifier]: true })).toBe(false)
  expect(isPaletteKey({ ...none, ctrlKey: true, code: 'KeyL' })).toBe(false)
})
