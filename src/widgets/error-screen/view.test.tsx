import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type SiteWords, siteWords } from '#domains/content/index.ts'
import { errorFallback } from './fallback.ts'
import { ErrorScreen } from './view.tsx'

const wordsIn = (language: 0 | 1) => Object.fromEntries(Object.entries(siteWords).map(([key, texts]) => [key, texts[language]])) as SiteWords
const screenFor = (status: number, language: 0 | 1 = 1) =>
  JSDOM.fragment(renderToStaticMarkup(<ErrorScreen status={status} words={wordsIn(language)} home="/ar/" />))

describe('the error screen', () => {
  test.each([
    [401, 'يرجى تسجيل الدخول للمتابعة.'],
    [403, 'لا تملك صلاحية تنفيذ هذا الإجراء.'],
    [409, 'لم تعد هذه السيارة متاحة.'],
    [429, 'عدد الطلبات كبير. يرجى المحاولة بعد قليل.'],
    [500, 'الخدمة غير متاحة حاليًا. يرجى المحاولة مرة أخرى.'],
    [503, 'الخدمة غير متاحة حاليًا. يرجى المحاولة مرة أخرى.'],
  ])('[A-070][A-370] for %i says its class, its number and the way home', (status, message) => {
    const screen = screenFor(status)
    expect(screen.textContent).toContain(message)
    expect(screen.textContent).toContain(`الخطأ ${status}`)
    expect(screen.querySelector('a[href="/ar/"]')).not.toBeNull()
  })

  test('[A-370] offers another try where it can help, and only there', () => {
    const hasRetry = (status: number) => screenFor(status).querySelector('a[href="?"]') !== null
    expect([500, 503, 429, 403, 404].map(hasRetry)).toEqual([true, true, true, false, false])
  })

  test('[A-073][A-074] for 404 has its own sentence', () => {
    expect(screenFor(404, 0).querySelector('h1')?.textContent).toBe('This page could not be found')
  })
})

describe('the last resort', () => {
  const html = errorFallback(siteWords['error.page_failed'], siteWords['error.home'])

  test('[A-080] says that the error page failed, with a link home', () => {
    const { document } = new JSDOM(html).window
    expect(document.querySelector('h1')?.textContent).toBe('حدث خلل أثناء عرض صفحة الخطأ')
    expect(document.querySelector('[lang="en"]')?.textContent).toBe('An error occurred while showing the error page')
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/ar/')
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl'])
  })

  test('needs nothing else, and lets no word become markup', () => {
    expect(html).not.toMatch(/<(script|link|style|img)|style=/)
    expect(errorFallback(['<b>', '<i>"'], siteWords['error.home'])).not.toMatch(/<b>|<i>/)
  })
})
