import { expect, test } from 'vitest'
import { familyOfNameplate, isNameplate, nameplateCode, nameplateCodes } from './nameplates.ts'

const pairs = [
  ['F-Pace', 'x761'],
  ['I-Pace', 'x590'],
  ['F-Type', 'x152'],
  ['XE', 'x760'],
  ['XF', 'x260'],
] as const

test('[A-398][B-162] five families have a code', () => {
  expect([...nameplateCodes]).toEqual(pairs)
})

test.each(pairs)('[B-162][A-398] %s is %s, and back', (family, code) => {
  expect([nameplateCode(family), familyOfNameplate(code)]).toEqual([code, family])
})

test('[B-162][A-398] case does not matter, and others have none', () => {
  expect([nameplateCode('F-PACE'), familyOfNameplate('X761'), nameplateCode('Defender'), familyOfNameplate('x1')]).toEqual(['x761', 'F-Pace', '', ''])
})

test.each([
  ['the name', { name: 'F-Pace', code: '', group: '' }],
  ['the code that its feed sends', { name: 'Pace, long', code: 'X761', group: null }],
  ['its group', { name: 'Pace', code: null, group: 'f pace' }],
])('[B-162][A-398] a nameplate goes by the key of its family by %s', (_by, nameplate) => {
  expect(isNameplate(nameplate, 'f-pace')).toBe(true)
  expect(isNameplate(nameplate, 'e-pace')).toBe(false)
})

test('[B-162][A-398] a nameplate goes by the maker’s code where its feed leaves it out', () => {
  expect(isNameplate({ name: 'F-Pace', code: '', group: '' }, 'x761')).toBe(true)
})
