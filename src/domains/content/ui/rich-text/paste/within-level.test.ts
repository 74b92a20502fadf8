// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cleanPaste } from './clean-paste.ts'

const article =
  '<h2>عنوان</h2><p>نص <b>غامق</b></p><ul><li>واحد<ul><li>تحته</li></ul></li><li><p>اثنان</p></li></ul><blockquote><p>قول</p></blockquote><hr><table><tbody><tr><th>أ</th><td><p>ب</p></td></tr></tbody></table>'

test('a paste into a text leaves headings, quotations and tables as paragraphs', () => {
  expect(cleanPaste(article, 'text')).toBe(
    '<p>عنوان</p><p>نص <b>غامق</b></p><ul><li>واحد<ul><li>تحته</li></ul></li><li><p>اثنان</p></li></ul><p>قول</p><p>أ ب </p>',
  )
})

test('a paste into sentences has no lists either', () => {
  expect(cleanPaste(article, 'sentences')).toBe('<p>عنوان</p><p>نص <b>غامق</b></p><p>واحد</p><p>تحته</p><p>اثنان</p><p>قول</p><p>أ ب </p>')
})

test('what was cut from an article comes into sentences without what they may not have', () => {
  const cut = '<h2 data-pm-slice="1 1 []">عنوان</h2><ul><li data-kept="{}">بند</li></ul>'
  expect([cleanPaste(cut, 'sentences'), cleanPaste(cut, 'article')]).toEqual(['<p>عنوان</p><p>بند</p>', cut])
})
