import { expect, test } from 'vitest'
import { settingPlaces } from '#fields/settings/setting-places.ts'
import { subjects } from '../app/subjects.ts'

test('each screen of the admin where settings are seen is one', () => {
  const screens = Object.values(settingPlaces).flatMap(({ href }) => (href.startsWith('/ar/admin/') ? href.slice('/ar/admin/'.length) : []))
  const names: ReadonlySet<string> = new Set(subjects.map(({ name }) => name))
  expect(screens.length).toBeGreaterThan(5)
  expect(screens.filter((screen) => !names.has(screen))).toEqual([])
})
