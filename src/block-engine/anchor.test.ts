import { expect, test } from 'vitest'
import { anchorOf } from './anchor.ts'

test.each([
  ['specs', 'specs'],
  ['  specs  ', 'specs'],
  ['#specs', 'specs'],
  ['# specs #', 'specs'],
  ['Key figures 2026', 'Key-figures-2026'],
  ['المواصفات الفنية', 'المواصفات-الفنية'],
  ['a"><script>b', 'a-script-b'],
  ['--a__b--', 'a-b'],
])('[B-012] the scroll id %j becomes the element id %j', (typed, id) => {
  expect(anchorOf(typed)).toBe(id)
})

test.each([[''], ['   '], ['###'], ['"\'<>'], [undefined], [null], [7], [{}]])('[B-012] %j gives no element id', (typed) => {
  expect(anchorOf(typed)).toBeUndefined()
})
