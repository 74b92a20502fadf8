import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { siteWords } from '#domains/content/index.ts'
import { textsIn } from '#kernel/words/words.ts'
import { AuthErrorScreen, type AuthErrorProps } from './view.tsx'
import { authErrorWords } from './words.ts'

const words = { ...textsIn('ar', authErrorWords.words), home: siteWords['error.home'][1] }
const screen = (props: Pick<AuthErrorProps, 'failure'> & Partial<AuthErrorProps>) =>
  JSDOM.fragment(renderToStaticMarkup(<AuthErrorScreen name={null} csrfToken={null} words={words} home="/ar/" {...props} />))
const hrefs = (fragment: DocumentFragment) => [...fragment.querySelectorAll('a')].map((link) => link.getAttribute('href'))

test('[A-048][C-010] somebody without permission sees why, and can sign out, use another account or go home', () => {
  const shown = screen({ failure: 'no_permissions', name: 'زائر تجريبي', csrfToken: 'a"b' })
  expect(shown.querySelector('h1')?.textContent).toBe('لا توجد صلاحية')
  expect(shown.textContent).toContain('زائر تجريبي')
  expect(hrefs(shown)).toEqual(['/ar/auth/login?prompt=login', '/ar/'])
  const form = shown.querySelector('form')
  expect([form?.getAttribute('method'), form?.getAttribute('action'), form?.querySelector('input')?.value]).toEqual(['post', '/ar/auth/logout', 'a"b'])
})

test('[A-048] without a session there is nothing to sign out of', () => {
  const shown = screen({ failure: 'failed' })
  expect(shown.querySelector('h1')?.textContent).toBe('تعذّر تسجيل الدخول')
  expect([shown.querySelector('form'), hrefs(shown)]).toEqual([null, ['/ar/auth/login', '/ar/']])
})

test('[A-264] an unreachable provider is named as the reason', () => {
  expect(screen({ failure: 'unavailable' }).textContent).toContain('خدمة تسجيل الدخول غير متاحة')
})
