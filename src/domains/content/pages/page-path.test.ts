import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageHref, parsePagePath } from './page-path.ts'

describe('the path of a page', () => {
  test.each([
    ['/ar/x/y/?q', 'x/y'],
    ['/ar/', ''],
    ['/ar', ''],
    ['/', ''],
    ['', ''],
    ['/ar/?utm_source=x', ''],
    ['/offers#top', 'offers'],
    ['jaguar-range/i-pace/index', 'jaguar-range/i-pace/index'],
    ['/ar/%D8%B9%D8%B1%D9%88%D8%B6', 'عروض'],
    ['/arabic/x', 'arabic/x'],
  ])('[A-022][A-037] of %j is %j', (raw, path) => {
    expect(parsePagePath(raw)).toBe(path)
  })

  test.each([
    '/ar/../etc/passwd',
    '/ar/x/%2e%2e/y',
    '/ar/./x',
    '/ar/x%2Fy',
    '/ar/x\\y',
    '/ar/x%5Cy',
    '/ar//x',
    '//evil.example//x',
    '/ar/%00',
    '/ar/x%0A',
    '/ar/%E0%A4%A',
    '/ar/%E2%80%AEgpj',
    '/ar/\ud800',
    `/ar/${'x'.repeat(501)}`,
    `/ar/${'%D8%B9'.repeat(501)}`,
  ])('[A-074][C-325][A-075] %j is not a page path', (raw) => {
    expect(parsePagePath(raw)).toBeNull()
  })

  test('[A-074][C-325] is at most 500 characters long', () => {
    expect(parsePagePath(`/ar/${'x'.repeat(500)}`)).toHaveLength(500)
  })

  test('[A-022] comes back from its address, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (raw) => {
        const path = parsePagePath(raw)
        if (path !== null) expect(parsePagePath(pageHref(path))).toBe(path)
      }),
    )
  })
})

test('[A-022] every address begins with the base path', () => {
  expect(pageHref('')).toBe('/ar/')
  expect(pageHref('offers/عروض')).toBe('/ar/offers/%D8%B9%D8%B1%D9%88%D8%B6')
})
