import { expect, test } from 'vitest'
import { viewAddress, viewIn } from './view-address.ts'

const view = { filter: { state: 'new', form_id: 3, late: true }, sort: { field: 'created_at', order: 'DESC' as const }, hidden: ['source'] }

test('[C-002] a view comes back from its address, without what was searched for', () => {
  const address = viewAddress('leads', { ...view, filter: { ...view.filter, q: '+971501234567' } })
  expect(address.startsWith('/leads?view=')).toBe(true)
  expect(decodeURIComponent(address)).not.toContain('97150')
  expect(viewIn(address.slice('/leads'.length))).toEqual(view)
})

test.each([
  ['', 'nothing'],
  ['{', 'no JSON'],
  ['[]', 'no view'],
  [JSON.stringify({ ...view, filter: { q: 'x' } }), 'a search'],
  [JSON.stringify({ ...view, filter: { 'a b': 1 } }), 'a name that no filter has'],
  [JSON.stringify({ ...view, filter: { state: { $ne: 1 } } }), 'an object for a value'],
  [JSON.stringify({ ...view, sort: { field: 'id', order: 'up' } }), 'another order'],
  [JSON.stringify({ ...view, sort: { field: 'a b', order: 'ASC' } }), 'a field that none has'],
  [JSON.stringify({ ...view, hidden: 'source' }), 'no list of columns'],
])('%s is no view: %s', (text) => expect(viewIn(`?${new URLSearchParams({ view: text })}`)).toBeNull())

test('another parameter is no view, and columns that are no names are left out', () => {
  expect(viewIn('?page=2')).toBeNull()
  expect(viewIn(`?${new URLSearchParams({ view: JSON.stringify({ ...view, hidden: ['source', 3] }) })}`)).toEqual(view)
})
