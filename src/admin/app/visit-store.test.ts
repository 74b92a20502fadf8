// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { keptMode } from '#staff/look/kept-mode.ts'
import { visitStore } from './visit-store.ts'

afterEach(() => localStorage.clear())

test('light or dark is one choice for admin and editor, and one that was made before counts until then', () => {
  const store = visitStore('1', 'maarad-admin.user:1')
  expect(store.getItem('theme', 'light')).toBe('light')
  store.setItem('theme', 'dark')
  expect([keptMode(), store.getItem('theme')]).toEqual(['dark', 'dark'])
  localStorage.setItem('maarad.staff.look', 'light')
  expect(store.getItem('theme')).toBe('light')
  localStorage.removeItem('maarad.staff.look')
  expect(store.getItem('theme')).toBe('dark')
})

test('preferences stay in the browser, filters and selections of lists for the visit', () => {
  const store = visitStore('1', 'maarad-admin.user:1')
  store.setup()
  store.setItem('sidebar.open', false)
  store.setItem('leads.listParams', { page: 2 })
  expect([store.getItem('sidebar.open'), store.getItem('leads.listParams')]).toEqual([false, { page: 2 }])
  const later = visitStore('1', 'maarad-admin.user:1')
  expect([later.getItem('sidebar.open'), later.getItem('leads.listParams')]).toEqual([false, undefined])
})
