import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { declaredStyle } from '#tests/support/drawing/declared-style.ts'
import { RichText } from './rich-text.tsx'

test('[B-137] running text has two sizes', () => {
  expect(renderToStaticMarkup(<RichText html="<p>نص</p>" size="big" />)).toContain('data-size="big"')
  expect(renderToStaticMarkup(<RichText html="<p>نص</p>" />)).toContain('data-size="small-size"')
  const sizeOf = (size: 'big' | 'small-size') =>
    declaredStyle(JSDOM.fragment(renderToStaticMarkup(<RichText html="<p>نص</p>" size={size} />)).firstElementChild, 'ui/text/rich-text.module.css', 1280)[
      'font-size'
    ]
  expect([sizeOf('big'), sizeOf('small-size')]).toEqual(['var(--text-l)', 'var(--text-s)'])
})

test('running text is written as it was stored, and nothing is written for nothing', () => {
  expect(renderToStaticMarkup(<RichText html="<p>نص <strong>مهم</strong></p>" />)).toContain('<p>نص <strong>مهم</strong></p>')
  for (const html of ['', ' ', null, undefined]) expect(renderToStaticMarkup(<RichText html={html} />)).toBe('')
})
