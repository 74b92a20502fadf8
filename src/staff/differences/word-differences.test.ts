import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordDifferences } from './word-differences.ts'

test('a word that is added or removed is marked, and nothing else', () => {
  expect(wordDifferences('حضور لا يُضاهى', 'حضور مهيب لا يُضاهى')).toEqual([
    { kind: 'same', text: 'حضور ' },
    { kind: 'added', text: 'مهيب ' },
    { kind: 'same', text: 'لا يُضاهى' },
  ])
  expect(wordDifferences('one two three', 'one three')).toEqual([
    { kind: 'same', text: 'one ' },
    { kind: 'removed', text: 'two ' },
    { kind: 'same', text: 'three' },
  ])
})

test('what stayed and what went is the earlier text, what stayed and what came is the later one, but for blanks', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n', 'كلمة'), { maxLength: 40 }).map((parts) => parts.join(' '))
  const without = (value: string) => value.replace(/\s+/g, ' ').trim()
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordDifferences(before, after)
      const side = (otherKind: string) =>
        parts
          .filter(({ kind }) => kind !== otherKind)
          .map((part) => part.text)
          .join('')
      expect([without(side('added')), without(side('removed'))]).toEqual([without(before), without(after)])
    }),
  )
})

test('a long text is compared without reading every pair of its words', () => {
  const long = (word: string) => Array.from({ length: 5000 }, (_, index) => `${word}${index}`).join(' ')
  expect(wordDifferences(long('a'), long('b')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})
