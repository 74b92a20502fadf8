import { expect, test } from 'vitest'
import { type ListRequest, listInMemory } from './list-request.ts'

type Row = { id: number; name: string | null; count: number; group: string }

const rows: Row[] = [
  { id: 1, name: 'أحمد', count: 10, group: 'a' },
  { id: 2, name: 'Range 9', count: 2, group: 'b' },
  { id: 3, name: 'Range 10', count: 2, group: 'a' },
  { id: 4, name: null, count: 7, group: 'a' },
]

function listPage(request: Partial<ListRequest>) {
  const { rows: page, total } = listInMemory(rows, { page: 1, perPage: 10, sort: null, order: 'asc', search: '', ids: null, filters: {}, ...request }, [
    'name',
    'group',
  ])
  return { ids: page.map(({ id }) => id), total }
}

test('without an order the rows stay as they are', () => {
  expect(listPage({})).toEqual({ ids: [1, 2, 3, 4], total: 4 })
})

test('a page is cut out of all that were found, and the total counts them all', () => {
  expect(listPage({ page: 2, perPage: 3 })).toEqual({ ids: [4], total: 4 })
  expect(listPage({ page: 1, perPage: 3 })).toEqual({ ids: [1, 2, 3], total: 4 })
  expect(listPage({ page: 3, perPage: 3 })).toEqual({ ids: [], total: 4 })
})

test('numbers are ordered as numbers, texts with the numbers in them, and what is missing comes first', () => {
  expect(listPage({ sort: 'count' }).ids).toEqual([2, 3, 4, 1])
  expect(listPage({ sort: 'count', order: 'desc' }).ids).toEqual([1, 4, 2, 3])
  expect(listPage({ sort: 'name' }).ids).toEqual([4, 1, 2, 3])
  expect(listPage({ sort: 'name', order: 'desc' }).ids).toEqual([3, 2, 1, 4])
})

test('a search folds both sides and looks at the searched fields only', () => {
  expect(listPage({ search: 'احمد' })).toEqual({ ids: [1], total: 1 })
  expect(listPage({ search: 'RANGE' }).ids).toEqual([2, 3])
  expect(listPage({ search: 'b' }).ids).toEqual([2])
  expect(listPage({ search: '7' }).ids).toEqual([])
  expect(listPage({ search: 'null' }).ids).toEqual([])
  expect(listPage({ search: ' b  range ' }).ids).toEqual([2])
  expect(listPage({ search: 'b ahmad' }).ids).toEqual([])
})

test('ids and filters narrow the list together', () => {
  expect(listPage({ ids: ['1', '2', '9'] })).toEqual({ ids: [1, 2], total: 2 })
  expect(listPage({ filters: { group: 'a', count: 7 } }).ids).toEqual([4])
  expect(listPage({ ids: ['1', '2'], filters: { group: 'a' } }).ids).toEqual([1])
  expect(listPage({ ids: [] })).toEqual({ ids: [], total: 0 })
})

test('numbers below zero and with decimals are ordered by value, and a number beside a missing one as texts are', () => {
  const order = (values: (number | null)[]) => {
    const numbered = values.map((value, id) => ({ id, value }))
    return listInMemory(numbered, { page: 1, perPage: 10, sort: 'value', order: 'asc', search: '', ids: null, filters: {} }, ['id']).rows.map(
      ({ value }) => value,
    )
  }
  expect(order([2, -10, 0.5, -2, 10])).toEqual([-10, -2, 0.5, 2, 10])
  expect(order([5, null])).toEqual([null, 5])
})

test('what a row lacks matches nothing', () => {
  expect(listPage({ search: 'stryker' }).ids).toEqual([])
})
