import { expect, test } from 'vitest'
import { readEditorAddress, readPlace, readThread } from './address.ts'

test.each([
  ['/ar/cms', '?page=5', { page: 5 }],
  ['/ar/cms/range-rover/velar', '', { path: 'range-rover/velar' }],
  ['/ar/cms/range-rover/', '?page=0', { path: 'range-rover' }],
  ['/ar/cms', '?page=1.5', { path: '' }],
  ['/ar/cms/%D8%B9', '', { path: '%D8%B9' }],
])('%s%s names a page', (pathname, search, address) => {
  expect(readEditorAddress({ pathname, search })).toEqual(address)
})

test('an address names a block, a field of one of its items, a field of the page, or no place', () => {
  expect(readPlace('?page=5&block=b&group=g&field=buttons')).toEqual({ block: 'b', group: 'g', field: 'buttons' })
  expect(readPlace('?page=5&block=b')).toEqual({ block: 'b', group: undefined, field: undefined })
  expect(readPlace('?page=5&field=meta_description')).toEqual({ block: null, group: undefined, field: 'meta_description' })
  expect(readPlace('?page=5')).toBeNull()
})

test.each([
  ['?page=5&thread=12', 12],
  ['?page=5', null],
  ['?thread=x', null],
  ['?thread=-1', null],
])('%s names the discussion %s', (search, thread) => {
  expect(readThread(search)).toBe(thread)
})
