import { describe, expect, test } from 'vitest'
import { suggest, termIndex } from './suggest.ts'

const index = termIndex([
  ...['Defender 110', 'ديفندر 110', 'Range Rover Sport', 'رينج روفر سبورت', 'F-Pace'].map((text) => ({ text, weight: 4 })),
  ...['Land Rover', 'Jaguar'].map((text) => ({ text, weight: 2 })),
  ...['العروض والتمويل', 'السيارات الكهربائية', 'سيارات مستعملة', 'القيادة في الصحراء', 'شحن السيارة في المنزل', 'إدارة الأسطول', 'مدرسة القيادة'].map(
    (text) => ({
      text,
      weight: 1,
    }),
  ),
])

describe('[A-299] what is typed finds', () => {
  test.each([
    ['def', ['Defender 110']],
    ['ديف', ['ديفندر 110']],
    ['روفر', ['رينج روفر سبورت']],
    ['rover sp', ['Range Rover Sport']],
    ['f-p', ['F-Pace']],
    ['١١٠', ['ديفندر 110', 'Defender 110']],
  ])('%s what begins so, or has a word that does', (keyword, terms) => {
    expect(suggest(index, keyword).slice(0, terms.length).toSorted()).toEqual(terms.toSorted())
  })

  test.each([
    ['اداره', 'إدارة الأسطول'],
    ['إِدارَة', 'إدارة الأسطول'],
    ['مدرسه', 'مدرسة القيادة'],
    ['صحراء', 'القيادة في الصحراء'],
    ['الصح', 'القيادة في الصحراء'],
    ['السي', 'السيارات الكهربائية'],
    ['الكهربائيه', 'السيارات الكهربائية'],
    ['ســـيارات مستعمله', 'سيارات مستعملة'],
  ])('%s a term that is spelled otherwise: %s', (keyword, term) => {
    expect(suggest(index, keyword)).toContain(term)
  })

  test.each([
    ['defnder', 'Defender 110'],
    ['rang rover', 'Range Rover Sport'],
    ['ديفيندر', 'ديفندر 110'],
    ['jagvar', 'Jaguar'],
  ])('%s, which is misspelled, what is spelled alike: %s', (keyword, term) => {
    expect(suggest(index, keyword)[0]).toBe(term)
  })

  test('what begins so before what has such a word, before what is alike', () => {
    const some = termIndex(['سيارات', 'بيع سيارات', 'سيارة'].map((text) => ({ text, weight: 1 })))
    expect(suggest(some, 'سيارات')).toEqual(['سيارات', 'بيع سيارات', 'سيارة'])
  })

  test('nothing with nothing, with what is far from every term, and with what is no text', () => {
    expect(['', '   ', 'زرافة', '%_', '\u0000', 'x'.repeat(5000)].map((keyword) => suggest(index, keyword))).toEqual(Array(6).fill([]))
  })

  test('no more than eight, the weightiest first', () => {
    const many = termIndex(Array.from({ length: 30 }, (_, number) => ({ text: `طراز ${number}`, weight: number === 29 ? 2 : 1 })))
    const suggestions = suggest(many, 'طراز')
    expect([suggestions.length, suggestions[0]]).toEqual([8, 'طراز 29'])
  })
})

test('a term is suggested once, however often and in whatever spelling it stands somewhere', () => {
  const index = termIndex([
    { text: 'عروض المدينة', weight: 1 },
    { text: 'عروض المدينه', weight: 3 },
    { text: ' ', weight: 9 },
  ])
  expect(suggest(index, 'عروض')).toEqual(['عروض المدينه'])
})
