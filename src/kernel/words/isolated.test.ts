import { expect, test } from 'vitest'
import { isolated } from './isolated.ts'

test('figures and Latin letters are isolated, Arabic alone stays as it is', () => {
  expect(['9,018 كم', 'ديفندر P400', 'بنزين', ''].map(isolated)).toEqual(['\u20689,018 كم\u2069', '\u2068ديفندر P400\u2069', 'بنزين', ''])
})
