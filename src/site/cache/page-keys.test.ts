import { expect, test } from 'vitest'
import { keysOfChange, keysOfPage } from './page-keys.ts'

const page = { path: 'offers', scopes: [], vehicles: null }
const names = (text: string) => text.split(' ')
/** Whether a CDN that is told of a change forgets a page. */
const touches = (told: ReturnType<typeof keysOfChange>, keys: string) => [...told.goneKeys, ...told.old].some((key) => names(keys).includes(key))

test('a page has the names of its path, of what it reads and of the vehicles that it shows', () => {
  expect(names(keysOfPage(page))).toEqual(['all', expect.stringMatching(/^p-[\w-]{12}$/)])
  expect(names(keysOfPage({ ...page, scopes: ['forms', 'section:7', 'stock'], vehicles: [3, 12] })).slice(2)).toEqual([
    'forms',
    'section-7',
    'vehicles',
    'v-3',
    'v-12',
  ])
  expect(names(keysOfPage({ ...page, scopes: ['stock'] })).slice(2)).toEqual(['stock'])
})

test('a change touches the pages that the memory of a process forgets by it, and no others', () => {
  const any = keysOfPage({ ...page, scopes: ['stock'] })
  const some = keysOfPage({ ...page, scopes: ['stock'], vehicles: [3, 12] })
  const none = keysOfPage({ ...page, path: '', scopes: ['forms'] })
  const touched = (...change: Parameters<typeof keysOfChange>) => [any, some, none].map((keys) => touches(keysOfChange(...change), keys))
  expect(touched(['stock'], [12])).toEqual([true, true, false])
  expect(touched(['stock'], [13])).toEqual([true, false, false])
  expect(touched(['stock'], null)).toEqual([true, true, false])
  expect(touched(['forms'], null)).toEqual([false, false, true])
  expect(touched(['site'], null)).toEqual([true, true, true])
  expect(touched(['page:'], null)).toEqual([false, false, true])
  expect(touched(['section:7'], null)).toEqual([false, false, false])
})

test('a page that was itself changed is gone, one that shows what was changed is old', () => {
  expect(keysOfChange(['page:offers', 'site'], null)).toEqual({ goneKeys: [names(keysOfPage(page))[1]], old: ['all'] })
})

test('names stay short: a page of many vehicles is one of any, a change of many is one of all, and no path makes them longer', () => {
  const many = Array.from({ length: 600 }, (_, index) => 1_000_000 + index)
  const keys = keysOfPage({ ...page, path: 'ا'.repeat(400), scopes: ['stock', 'feeds'], vehicles: many })
  expect(keys).toMatch(/^all p-[\w-]{12} stock feeds$/)
  expect(keysOfChange(['stock'], many).old).toEqual(['stock', 'vehicles'])
  expect(keysOfPage({ ...page, scopes: ['stock'], vehicles: many.slice(0, 100) }).length).toBeLessThanOrEqual(1500)
})
