// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { UNSENT_NOTICE, type UnsentNotice } from '#domains/forms/index.ts'
import { start } from './browser.ts'
import { UnsentLeads } from './view.tsx'

const tell = (detail: UnsentNotice) => dispatchEvent(new CustomEvent<UnsentNotice>(UNSENT_NOTICE, { detail }))
const shown = () => [...document.querySelectorAll<HTMLElement>('[role="status"] p')].filter(({ hidden }) => !hidden).map(({ textContent }) => textContent)

afterEach(() => vi.useRealTimers())

test('a form sent later is announced for a while; a refused one stays until the visitor opens it', () => {
  vi.useFakeTimers()
  document.body.innerHTML = renderToStaticMarkup(<UnsentLeads id="u" sent="أُرسل طلبك." refused="تعذّر الإرسال." review="راجعه" />)
  start(null as never)
  expect(shown()).toEqual([])
  tell({ kind: 'sent' })
  expect(shown()).toEqual(['أُرسل طلبك.'])
  vi.advanceTimersByTime(8000)
  expect(shown()).toEqual([])
  tell({ kind: 'refused', href: '/ar/form/3' })
  vi.advanceTimersByTime(60_000)
  expect(shown()).toEqual(['تعذّر الإرسال. راجعه'])
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/ar/form/3')
})
