import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuery, stringifyQuery } from './query-string.ts'

test('[A-051] a blank is written as + and read back', () => {
  expect(stringifyQuery({ q: 'a b' })).toBe('q=a+b')
  expect(parseQuery('q=a+b')).toEqual({ q: 'a b' })
})

test('[A-051] a plus sign, an ampersand and Arabic survive', () => {
  expect(stringifyQuery({ q: 'a+b&c' })).toBe('q=a%2Bb%26c')
  expect(parseQuery('?q=%D8%B1%D9%88%D9%81%D8%B1+%2B')).toEqual({ q: 'روفر +' })
})

test('[A-051] parentheses stand as they are, as RFC 1738 has it', () => {
  expect(stringifyQuery({ q: 'I-Pace (EV)' })).toBe('q=I-Pace+(EV)')
})

test('[C-279][A-296] nested names are written in brackets', () => {
  expect(stringifyQuery({ q: { page_id_equal_or_null: 7 } })).toBe('q%5Bpage_id_equal_or_null%5D=7')
  expect(parseQuery('q[page_id_equal_or_null]=7')).toEqual({ 'q[page_id_equal_or_null]': '7' })
})

test('[A-051] lists repeat their key, nothing is written for what is missing', () => {
  expect(stringifyQuery({ brand: ['jaguar', 'defender'], page: null, sort: undefined, light: false })).toBe('brand=jaguar&brand=defender&light=false')
  expect(parseQuery('brand=jaguar&brand=defender&&empty')).toEqual({ brand: ['jaguar', 'defender'], empty: '' })
})

test('[A-051] malformed escapes and dangerous names do no harm', () => {
  expect(parseQuery('q=100%')).toEqual({ q: '100%' })
  expect(Object.keys(parseQuery('__proto__=x'))).toEqual(['__proto__'])
  expect(({} as Record<string, unknown>).x).toBeUndefined()
})

test('[A-051] whatever is written is read back', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, value) => {
      expect(parseQuery(stringifyQuery({ [name]: value }))[name]).toBe(value)
    }),
  )
})
