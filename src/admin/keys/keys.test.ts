import { expect, test } from 'vitest'
import { adminKeys, type KeyScope, keyNameOf, keyScopes } from './keys.ts'
import { keyWords } from './words.ts'

const none = { key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

test('letters go by their place, so that an Arabic board works, and signs by what they write', () => {
  expect(keyNameOf({ ...none, key: 'ت', code: 'KeyJ' }, 'list')).toBe('next')
  expect(keyNameOf({ ...none, key: 'ن', code: 'KeyK' }, 'list')).toBe('previous')
  expect(keyNameOf({ ...none, key: 'ء', code: 'KeyX' }, 'list')).toBe('select')
  expect(keyNameOf({ ...none, key: '/', code: 'Slash' }, 'list')).toBe('search')
  expect(keyNameOf({ ...none, key: 'Enter', code: 'NumpadEnter' }, 'list')).toBe('open')
  for (const key of ['?', '؟']) expect(keyNameOf({ ...none, key, code: 'Slash', shiftKey: true }, 'everywhere')).toBe('help')
})

test('a key with Ctrl, Alt or ⌘ is another one, and so is a capital letter; a scope has its own keys only', () => {
  const j = { ...none, key: 'j', code: 'KeyJ' }
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const) expect(keyNameOf({ ...j, [modifier]: true }, 'list')).toBeNull()
  expect(keyNameOf(j, 'everywhere')).toBeNull()
  expect(keyNameOf(j, 'order')).toBeNull()
  expect([keyNameOf(j, 'lead'), keyNameOf({ ...none, key: 'ش', code: 'KeyA' }, 'answer')]).toEqual(['next_lead', 'answer'])
})

test('no two keys of a screen are the same, and each has words', () => {
  const screens: KeyScope[][] = [['list'], ['order'], ['answer', 'lead']]
  expect(new Set(screens.flat()).size + 1).toBe(keyScopes.length)
  for (const scopes of screens) {
    const printed = adminKeys.filter(({ scope }) => scope === 'everywhere' || scopes.includes(scope)).map((key) => key.printed.join())
    expect(new Set(printed).size).toBe(printed.length)
  }
  expect(adminKeys.map(({ name }) => name).toSorted()).toEqual(Object.keys(keyWords).toSorted())
})
