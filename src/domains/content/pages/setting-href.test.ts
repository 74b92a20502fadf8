import { expect, test } from 'vitest'
import { settingHref } from './setting-href.ts'

test.each([
  ['contact-us', '/ar/contact-us'],
  ['/contact-us', '/ar/contact-us'],
  ['//jaguar-range/f-pace', '/ar/jaguar-range/f-pace'],
  ['', '/ar/'],
  ['https://partner.test/x', 'https://partner.test/x'],
  ['HTTP://partner.test/x', 'HTTP://partner.test/x'],
  ['go/https://partner.test', '/ar/go/https%3A//partner.test'],
])('the page %j of a setting leads to %s', (page, href) => {
  expect(settingHref(page)).toBe(href)
})
