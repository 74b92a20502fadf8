import { expect, test } from 'vitest'
import { type ListRequest, listInMemory } from './list-request.ts'

type Row = { id: number; name: string | null; count: number; group: string }

const rows: Row[] = [
  { id: 1, name: 'أحمد', count: 10, group: 'a' },
  { id: 2, name: 'Range 9', count: 2, group: 'b' },
  { id: 3, name: 'Range 10', count: 2, group: 'a' },
  { id: 4, name: null, count: 7, group: 'a' },
]

function listed(asked: Partial<ListRequest>) {
  const { rows: found, total } = listInMemory(rows, { page: 1, perPage: 10, sort: null, order: 'asc', search: '', ids: null, filters: {}, ...asked }, [
    'name',
    'group',
  ])
  return { ids: found.map(({ id }) => id), total }
}

test('without an order the rows stay as they are', () => {
  expect(listed({})).toEqual({ ids: [1, 2, 3, 4], total: 4 })
})

test('a page is cut out of all that were found, and the total counts them all', () => {
  expect(listed({ page: 2, perPage: 3 })).toEqual({ ids: [4], total: 4 })
  expect(listed({ page: 1, perPage: 3 })).toEqual({ ids: [1, 2, 3], total: 4 })
  expect(listed({ page: 3, perPage: 3 })).toEqual({ ids: [], total: 4 })
})

test('numbers are ordered as numbers, texts with the numbers in them, and what is missing comes first', () => {
  expect(listed({ sort: 'count' }).ids).toEqual([2, 3, 4, 1])
  expect(listed({ sort: 'count', order: 'desc' }).ids).toEqual([1, 4, 2, 3])
  expect(listed({ sort: 'name' }).ids).toEqual([4, 1, 2, 3])
  expect(listed({ sort: 'name', order: 'desc' }).ids).toEqual([3, 2, 1, 4])
})

test('a search folds both sides and looks at the searched fields only', () => {
  expect(listed({ search: 'احمد' })).toEqual({ ids: [1], total: 1 })
  expect(listed({ search: 'RANGE' }).ids).toEqual([2, 3])
  expect(listed({ search: 'b' }).ids).toEqual([2])
  expect(listed({ search: '7' }).ids).toEqual([])
  expect(listed({ search: 'null' }).ids).toEqual([])
  expect(listed({ search: ' b  range ' }).ids).toEqual([2])
  expect(listed({ search: 'b ahmad' }).ids).toEqual([])
})

test('ids and filters narrow the list together', () => {
  expect(listed({ ids: ['1', '2', '9'] })).toEqual({ ids: [1, 2], total: 2 })
  expect(listed({ filters: { group: 'a', count: 7 } }).ids).toEqual([4])
  expect(listed({ ids: ['1', '2'], filters: { group: 'a' } }).ids).toEqual([1])
  expect(listed({ ids: [] })).toEqual({ ids: [], total: 0 })
})

test('numbers below zero and with decimals are ordered by value, and a number beside a missing one as texts are', () => {
  const ordered = (values: (number | null)[]) => {
    const numbered = values.map((value, id) => ({ id, value }))
    return listInMemory(numbered, { page: 1, perPage: 10, sort: 'value', order: 'asc', search: '', ids: null, filters: {} }, ['id']).rows.map(
      ({ value }) => value,
    )
  }
  expect(ordered([2, -10, 0.5, -2, 10])).toEqual([-10, -2, 0.5, 2, 10])
  expect(ordered([5, null])).toEqual([null, 5])
})

test('what a row lacks matches nothing', () => {
  expect(listed({ search: 'stryker' }).ids).toEqual([])
})
