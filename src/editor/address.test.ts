import { expect, test } from 'vitest'
import { readEditorAddress } from './address.ts'

test.each([
  ['/ar/cms', '?page=5', { page: 5 }],
  ['/ar/cms/range-rover/velar', '', { path: 'range-rover/velar' }],
  ['/ar/cms/range-rover/', '?page=0', { path: 'range-rover' }],
  ['/ar/cms', '?page=1.5', { path: '' }],
  ['/ar/cms/%D8%B9', '', { path: '%D8%B9' }],
])('%s%s names a page', (pathname, search, address) => {
  expect(readEditorAddress({ pathname, search })).toEqual(address)
})
