import { expect, test } from 'vitest'
import { joinNames, readQuery } from './page-query.ts'

const queryOf = (text: string, names: readonly string[] | true) => readQuery(new URLSearchParams(text), names)

test('an address gives the parameters that are read, the same for every order and spelling of them', () => {
  const names = ['state_in', 'page']
  expect(queryOf('page=2&state_in[]=used&state_in[]=new&utm_source=x', names)).toEqual({ page: '2', state_in: ['new', 'used'] })
  const spellings = [
    'state_in=new&state_in=used&page=2',
    'page=2&state_in%5B%5D=used&state_in%5B%5D=new&state_in[]=new',
    'fbclid=1&page=2&state_in=used&state_in=new',
  ]
  expect(new Set(spellings.map((text) => JSON.stringify(queryOf(text, names)))).size).toBe(1)
})

test('what is not named, or empty, is nothing', () => {
  expect(queryOf('page=&q=%D8%B1&x=1', ['page', 'q'])).toEqual({ q: 'ر' })
  expect(queryOf('page=2', [])).toEqual({})
  expect(queryOf('b=1&a=2', true)).toEqual({ a: '2', b: '1' })
})

test('[A-322] what no database could hold is nothing: a NUL, in a value or a name', () => {
  expect(queryOf('q=%00&q=a%00b&page=2&x%00=1', true)).toEqual({ page: '2' })
  expect(readQuery([['q', '\ud800']], true)).toEqual({})
})

test('a name like a member of every object is a name like any other', () => {
  expect(Object.entries(queryOf('constructor=1&__proto__=2', true))).toEqual([
    ['__proto__', '2'],
    ['constructor', '1'],
  ])
})

test('readers together read what each of them reads', () => {
  expect(joinNames([undefined, ['page', 'sort'], ['q', 'page']])).toEqual(['page', 'q', 'sort'])
  expect(joinNames([['page'], true])).toBe(true)
  expect(joinNames([])).toEqual([])
})
