import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { textsIn } from '#kernel/words/words.ts'
import { NotFoundScreen, type NotFoundProps } from './view.tsx'
import { notFoundWords } from './words.ts'

const wordsIn = (language: 0 | 1) => textsIn(language === 0 ? 'en' : 'ar', notFoundWords.words)

function screenWith(overrides: Partial<NotFoundProps> = {}) {
  return JSDOM.fragment(renderToStaticMarkup(<NotFoundScreen theme="jdx" html="" words={wordsIn(1)} home="/ar/" searchHref={null} {...overrides} />))
}

test('[A-101] shows the configured html instead of what is generated', () => {
  const screen = screenWith({ html: '<h1>عنوان من الإعدادات</h1>' })
  expect(screen.querySelector('h1')?.textContent).toBe('عنوان من الإعدادات')
  expect(screen.querySelector('a')).toBeNull()
})

test('looks for what is missing on the page of the search, where there is one', () => {
  const form = screenWith({ searchHref: '/ar/search' }).querySelector('form')
  expect([form?.getAttribute('action'), form?.getAttribute('method'), form?.querySelector('input')?.name]).toEqual(['/ar/search', 'get', 'keyword'])
  expect(screenWith().querySelector('form')).toBeNull()
})

describe('the generated screen', () => {
  test('[A-102][A-103][A-104][A-105] is a banner and a snippet in the English of the requirements', () => {
    const screen = screenWith({ words: wordsIn(0) })
    expect(screen.querySelector('[data-section-theme="dark-theme"] h1')?.textContent).toBe('Page not found')
    expect(screen.querySelector('p')?.textContent).toBe(
      'We’re sorry, the page you requested cannot be found. Follow the link to access the home page or to further browse through our website.',
    )
    expect([...screen.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Back to home', '/ar/']])
  })

  test('[A-102] is Arabic where there is Arabic', () => {
    expect(screenWith({ html: '  ' }).querySelector('h1')?.textContent).toBe('الصفحة غير موجودة')
  })

  test('[A-106][A-107][A-108] of the sister brand lists four causes and three pieces of advice, the main one none', () => {
    expect(screenWith().querySelector('li')).toBeNull()
    const lists = [...screenWith({ theme: 'lrdx' }).querySelectorAll('ul')]
    expect(lists.map(({ children }) => children.length)).toEqual([4, 3])
    expect([...(lists[1]?.querySelectorAll('a') ?? [])].map((link) => [link.getAttribute('href'), link.hasAttribute('data-go-back')])).toEqual([
      ['/ar/', false],
      ['/ar/', true],
    ])
  })
})
