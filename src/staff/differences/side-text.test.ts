import { expect, test } from 'vitest'
import { sideText } from './side-text.ts'

const answers = { yes: 'نعم', no: 'لا' }
const both = (one: unknown, other: unknown) => [sideText(one, other, answers), sideText(other, one, answers)]

test('a text, a number and an answer are read as they are, nothing as nothing', () => {
  expect(both('قديم', 'جديد')).toEqual(['قديم', 'جديد'])
  expect(both(0, null)).toEqual(['0', ''])
  expect(both(true, false)).toEqual(['نعم', 'لا'])
  expect(both(undefined, '')).toEqual(['', ''])
})

test('of an object only what differs is read, at whatever depth', () => {
  const one = { id: 'a', label: { ar: 'الاسم', en: 'Name' }, options: [{ value: 'x' }, { value: 'y' }] }
  const other = { id: 'a', label: { ar: 'الكنية', en: 'Name' }, options: [{ value: 'x' }] }
  expect(both(one, other)).toEqual(['الاسم · y', 'الكنية'])
  expect(both(one, null)).toEqual(['a · الاسم · Name · x · y', ''])
})

test('two values whose texts are the same are told apart by their source', () => {
  const [one, other] = both({ shown: true, sent: false }, { shown: false, sent: true })
  expect([one, other]).toEqual(['نعم · لا', 'لا · نعم'])
  const [small, large] = both({ min: 1 }, { max: 1 })
  expect([JSON.parse(small ?? ''), JSON.parse(large ?? '')]).toEqual([{ min: 1 }, { max: 1 }])
})
