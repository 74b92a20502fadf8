// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { changesPage } from './changes-page.ts'
import { enterPage, readPage } from './page-state.ts'

const isChange = (to: string, watch: readonly string[] | true, from = '/ar/cars?page=1') => {
  enterPage({ ...readPage(document), watch }, 200)
  return changesPage(new URL(to, 'https://site.test'), new URL(from, 'https://site.test'))
}

beforeEach(() => document.body.replaceChildren())

test('[A-235][C-136] another path is a change', () => {
  expect([isChange('/ar/vans?page=1', []), isChange('/ar/cars?page=1', [])]).toEqual([true, false])
})

test('[A-235] [C-136] [A-236] [C-137] only parameters that the page watches are a change, lists as well', () => {
  const watch = ['page', 'state_in']
  expect(isChange('/ar/cars?page=2', watch)).toBe(true)
  expect(isChange('/ar/cars?page=1&utm_source=x', watch)).toBe(false)
  expect(isChange('/ar/cars?utm_source=x&page=1', watch, '/ar/cars?page=1&utm_source=y')).toBe(false)
  expect(isChange('/ar/cars?page=1&state_in[]=new', watch)).toBe(true)
  expect(isChange('/ar/cars?state_in=a&state_in=b', watch, '/ar/cars?state_in=a&state_in=c')).toBe(true)
  expect(isChange('/ar/cars', watch)).toBe(true)
})

test('[A-237] [C-138] a page that watches nothing has no change of the query, one that watches everything has each', () => {
  expect(isChange('/ar/cars?page=2', [])).toBe(false)
  expect([isChange('/ar/cars?any=1', true), isChange('/ar/cars?page=1', true)]).toEqual([true, false])
})
