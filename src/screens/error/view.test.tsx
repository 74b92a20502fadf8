import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { siteWords } from '#domains/content/index.ts'
import { textsIn } from '#kernel/words/words.ts'
import { httpErrorWord } from './http-error-word.ts'
import { ErrorScreen } from './view.tsx'
import { errorNotFoundWords, errorScreenWords, httpErrorWords } from './words.ts'

function wordsIn(of: 0 | 1) {
  const language = of === 0 ? 'en' : 'ar'
  return {
    ...textsIn(language, siteWords),
    ...textsIn(language, errorScreenWords.words),
    ...textsIn(language, httpErrorWords.words),
    not_found: textsIn(language, errorNotFoundWords.words).message,
  }
}

const screenFor = (status: number, language: 0 | 1 = 1, request: { requestId?: string } = {}) =>
  JSDOM.fragment(renderToStaticMarkup(<ErrorScreen status={status} {...request} words={wordsIn(language)} home="/ar/" />))

describe('the error screen', () => {
  test.each([
    [401, 'يُرجى تسجيل الدخول للمتابعة.'],
    [403, 'لا تملك صلاحية تنفيذ هذا الإجراء.'],
    [409, 'لم تعد هذه السيارة متاحة.'],
    [429, 'عدد الطلبات كبير. يُرجى المحاولة بعد قليل.'],
    [500, 'الخدمة غير متاحة حاليًا. يُرجى المحاولة مرة أخرى.'],
    [503, 'الخدمة غير متاحة حاليًا. يُرجى المحاولة مرة أخرى.'],
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

  test('names the request in the log where there is one, for who writes to us', () => {
    expect(screenFor(500, 1, { requestId: 'r-7' }).querySelector('bdi')?.textContent).toBe('r-7')
    expect(screenFor(500).querySelector('bdi')).toBeNull()
  })

  test('[A-073][C-325][A-074] for 404 has its own sentence', () => {
    expect(screenFor(404, 0).querySelector('h1')?.textContent).toBe('This page could not be found')
  })
})

test('[A-370] every failed request has a message, and a retry where it helps', () => {
  const known = [401, 403, 404, 409, 422, 429].map((status) => httpErrorWord(status).key)
  expect(known).toEqual([401, 403, 404, 409, 422, 429])
  expect(httpErrorWord(503)).toEqual({ key: '5xx', canRetry: true })
  expect(httpErrorWord(418)).toEqual({ key: 400, canRetry: false })
  expect(httpErrorWord(null)).toEqual({ key: 'network', canRetry: true })
  expect(httpErrorWord(null, false)).toEqual({ key: 'offline', canRetry: true })
})
