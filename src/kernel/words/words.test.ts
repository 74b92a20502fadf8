import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aroundValue } from './around-value.ts'
import { fillWords } from './fill-words.ts'
import { pluralWords } from './plural-words.ts'
import { defineWords, isLanguage, textsIn, wordIn, wordsByStoredKey } from './words.ts'

describe('filling placeholders', () => {
  test('replaces every placeholder by its value, also where one name stands twice', () => {
    expect(fillWords('{n} من {total}', { n: 3, total: 12 })).toBe('3 من 12')
    expect(fillWords('{name}، {name}', { name: 'ديفندر' })).toBe('ديفندر، ديفندر')
    expect(fillWords('بلا قيم', { n: 1 })).toBe('بلا قيم')
  })

  test.each(['$&', '$1', "$'", '$`', '$$', '{n}', '{name}', '{total}', '\\', '<b>'])('keeps %s inside of a value as it is', (value) => {
    expect(fillWords('حفظ {name} ({n})', { name: value, n: 7 })).toBe(`حفظ ${value} (7)`)
  })

  test('a value is inserted as it is, whatever signs it holds', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, n) => {
        expect(fillWords('a {name} b {n} c', { name, n })).toBe(`a ${name} b ${n} c`)
      }),
    )
  })

  test('leaves a placeholder without a value, even one named like a property of every object', () => {
    expect(fillWords('{n} {constructor} {toString}', {})).toBe('{n} {constructor} {toString}')
    expect(fillWords('{n}', { n: '' })).toBe('')
  })
})

test('a text is split before and after a placeholder', () => {
  expect(aroundValue('من {price} درهم', 'price')).toEqual(['من ', ' درهم'])
  expect(aroundValue('{price}', 'price')).toEqual(['', ''])
  expect(aroundValue('السعر {n} عند الطلب', 'price')).toEqual(['السعر {n} عند الطلب', ''])
})

describe('plural forms', () => {
  const forms = { zero: '0', one: '1', two: '2', few: 'few', many: 'many', other: 'other' }

  test.each([
    [0, '0'],
    [1, '1'],
    [2, '2'],
    [3, 'few'],
    [10, 'few'],
    [11, 'many'],
    [99, 'many'],
    [100, 'other'],
    [103, 'few'],
    [1.5, 'other'],
  ])('of %d is %s', (count, form) => {
    expect(pluralWords(count, forms)).toBe(form)
  })

  test('that are missing fall back to the last form', () => {
    expect([0, 1, 2, 3, 11].map((count) => pluralWords(count, { few: 'few', other: 'other' }))).toEqual(['other', 'other', 'other', 'few', 'other'])
  })
})

describe('words', () => {
  const carWords = defineWords('car', { save: ['Save {name}', 'حفظ {name}'], all: ['All cars', 'جميع السيارات'] })

  test('are read in either language', () => {
    expect(textsIn('ar', carWords.words).all).toBe('جميع السيارات')
    expect(textsIn('en', carWords.words)).toEqual({ save: 'Save {name}', all: 'All cars' })
    expect(wordIn('en', carWords.words, 'save', { name: '$&' })).toBe('Save $&')
    expect(wordIn('ar', carWords.words, 'save', { name: 'XJ' })).toBe('حفظ XJ')
  })

  test('are stored as owner.key, and without an owner by their key alone', () => {
    expect(Object.keys(wordsByStoredKey(carWords))).toEqual(['car.save', 'car.all'])
    expect(wordsByStoredKey(defineWords('', { price: ['Price', 'السعر'] }))).toEqual({ price: ['Price', 'السعر'] })
  })

  test('Arabic and English are languages, other texts are not', () => {
    expect(['ar', 'en', 'AR', '', null].filter(isLanguage)).toEqual(['ar', 'en'])
  })
})
