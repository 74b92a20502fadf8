import { memoryStore } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeOf, keepLists } from './keep-lists.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
const params = (sort: string, order: string, filter = {}) => ({ filter, page: 1, perPage: 25, sort, order })

test('a list begins with the columns that its person left, and each change of columns and order is kept once they pause', () => {
  const keep = vi.fn()
  const inBrowser = memoryStore()
  inBrowser.setup()
  inBrowser.setItem('leads.datatable', ['old'])
  const store = keepLists(inBrowser, { lists: { leads: { hidden: ['phone'] } }, keep })
  expect(store.getItem('leads.datatable')).toEqual(['phone'])
  store.setItem('leads.datatable', ['phone', 'email'])
  store.setItem('leads.datatable', ['email'])
  store.setItem('leads.listParams', params('id', 'ASC'))
  store.setItem('orders.listParams', params('created_at', 'DESC'))
  store.setItem('theme', 'dark')
  expect(keep).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(keep.mock.calls).toEqual([
    ['leads', { hidden: ['email'], sort: { field: 'id', order: 'ASC' } }],
    ['orders', { sort: { field: 'created_at', order: 'DESC' } }],
  ])
  expect(store.getItem('leads.datatable')).toEqual(['email'])
})

test('filters, pages and searches are of a visit and are not kept', () => {
  const before = params('id', 'ASC')
  expect(changeOf('leads.listParams', { ...before, page: 3, filter: { q: '+971501234567' } }, before)).toBeNull()
  expect(changeOf('leads.listParams', { ...before, order: 'DESC' }, before)).toEqual({ sort: { field: 'id', order: 'DESC' } })
  expect(changeOf('leads.listParams', { ...before, sort: null }, before)).toBeNull()
  expect(changeOf('leads.listParams', undefined, before)).toBeNull()
  expect(changeOf('leads.datatable', 'x', undefined)).toBeNull()
  expect(changeOf('leads.selectedIds', [1], undefined)).toBeNull()
})
