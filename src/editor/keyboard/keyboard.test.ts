import { expect, test } from 'vitest'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { clipboardText, parseClipboard } from './clipboard.ts'
import { shortcutKeys, shortcutOf } from './shortcuts.ts'
import { keyboardWords } from './words.ts'

const none = { key: '', code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

test('[A-014] copied blocks come back as they were, whatever template they have', () => {
  const blocks = [aStoredBlock('quote', { quote: '"نص"' }), { ...aStoredBlock('from_the_future', { deep: { a: [1] } }), is_hidden: true }]
  expect(parseClipboard(clipboardText(blocks))).toEqual(blocks)
})

test.each([
  '',
  'نص',
  '{"blocks":[]}',
  '{"maarad/blocks":1,"blocks":[]}',
  '{"maarad/blocks":1,"blocks":[{"id":""}]}',
  clipboardText([aStoredBlock('quote')]).slice(0, -3),
])('the clipboard text %j is no block', (text) => expect(parseClipboard(text)).toBeNull())

test('[C-425] [A-014] blocks are moved, copied, deleted and taken back by keys', () => {
  expect(shortcutOf({ ...none, key: 'ArrowUp', altKey: true }, false)).toBe('up')
  expect(shortcutOf({ ...none, key: 'ArrowDown', altKey: true }, false)).toBe('down')
  expect(shortcutOf({ ...none, key: 'Delete' }, false)).toBe('remove')
  expect(shortcutOf({ ...none, key: 'd', code: 'KeyD', ctrlKey: true }, false)).toBe('duplicate')
  expect(shortcutOf({ ...none, key: 'z', code: 'KeyZ', metaKey: true, shiftKey: true }, false)).toBe('redo')
})

test('[C-425] arrows choose one block, with Shift those between as well', () => {
  expect(shortcutOf({ ...none, key: 'ArrowUp' }, false)).toBe('previous_block')
  expect(shortcutOf({ ...none, key: 'ArrowDown' }, false)).toBe('next_block')
  expect(shortcutOf({ ...none, key: 'ArrowUp', shiftKey: true }, false)).toBe('extend_back')
  expect(shortcutOf({ ...none, key: 'ArrowDown', shiftKey: true }, false)).toBe('extend_on')
})

test('letters go by their place, so that an Arabic board works', () => {
  expect(shortcutOf({ ...none, key: 'ئ', code: 'KeyZ', ctrlKey: true }, false)).toBe('undo')
  expect(shortcutOf({ ...none, key: 'ي', code: 'KeyD', ctrlKey: true }, false)).toBe('duplicate')
  expect(shortcutOf({ ...none, key: '؟', code: 'Slash', shiftKey: true }, false)).toBe('help')
  expect(shortcutOf({ ...none, key: 'ظ', code: 'Slash' }, false)).toBe('add')
  expect(shortcutOf({ ...none, key: 'ش', code: 'KeyA', ctrlKey: true }, false)).toBe('all')
  expect(shortcutOf({ ...none, key: 'ذ', code: 'Backslash', ctrlKey: true }, false)).toBe('wide')
})

test('inside of a text only undoing, doing again and saving are keys of the editor', () => {
  for (const key of ['Delete', 'Backspace', 'ArrowUp', '/', '?', 'Escape']) expect(shortcutOf({ ...none, key }, true)).toBeNull()
  expect(shortcutOf({ ...none, key: 'ArrowUp', altKey: true }, true)).toBeNull()
  expect(shortcutOf({ ...none, key: 'ظ', code: 'Slash' }, true)).toBeNull()
  expect(shortcutOf({ ...none, key: 'a', code: 'KeyA', ctrlKey: true }, true)).toBeNull()
  expect(shortcutOf({ ...none, code: 'KeyZ', ctrlKey: true }, true)).toBe('undo')
  expect(shortcutOf({ ...none, code: 'KeyS', ctrlKey: true }, true)).toBe('save')
})

test('the dialog lists each shortcut once, with words', () => {
  const shortcuts = shortcutKeys.map(({ shortcut }) => shortcut)
  expect(new Set(shortcuts).size).toBe(shortcuts.length)
  expect(
    Object.keys(keyboardWords)
      .filter((key) => key !== 'title')
      .toSorted(),
  ).toEqual(shortcuts.toSorted())
})
