import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { siteWords } from '#domains/content/index.ts'
import { errorFallback } from './error-fallback.ts'

describe('the last resort', () => {
  const html = errorFallback(siteWords['error.page_failed'], siteWords['error.home'])

  test('[A-080] says that the error page failed, with a link home', () => {
    const { document } = new JSDOM(html).window
    expect(document.querySelector('h1')?.textContent).toBe('حدث خلل أثناء عرض صفحة الخطأ')
    expect(document.querySelector('[lang="en"]')?.textContent).toBe('An error occurred while showing the error page')
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/ar/')
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl'])
  })

  test('names the request that failed, for who writes to us', () => {
    expect(errorFallback(siteWords['error.page_failed'], siteWords['error.home'], { requestId: 'r-7' })).toContain('<bdi>r-7</bdi>')
    expect(html).not.toContain('<bdi>')
  })

  test('needs nothing else, and lets no word become markup', () => {
    expect(html).not.toMatch(/<(script|link|style|img)|style=/)
    expect(errorFallback(['<b>', '<i>"'], siteWords['error.home'])).not.toMatch(/<b>|<i>/)
  })
})
