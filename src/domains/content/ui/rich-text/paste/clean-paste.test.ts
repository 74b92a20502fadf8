// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { docs, excel, word } from '#tests/support/clipboards.ts'
import { cleanPaste } from './clean-paste.ts'

const flat = (html: string) => html.replace(/(<\/(?:h2|p|ul)>)\s+/g, '$1')

test('a paste from Word keeps headings, bold, lists with their levels and tables, and nothing that Word says of them', () => {
  expect(flat(cleanPaste(word))).toBe(
    '<h2>الضمان</h2><p>ضمان <b>خمس سنوات</b> كاملة</p><ul><li>المحرك<ul><li>الشاحن</li></ul></li><li>البطارية</li><li>أولًا</li></ul><table><tbody><tr><td><p>الطراز</p></td><td colspan="2"><p>ألف</p></td></tr></tbody></table>',
  )
})

test('a paste from Google Docs keeps bold and italic, which it writes as styles, and is not bold as a whole', () => {
  expect(flat(cleanPaste(docs))).toBe(
    '<h2>المواصفات</h2><p><strong>غامق</strong> و<em>مائل</em> <a href="https://example.com/">رابط</a></p><ul><li><p>بند</p></li></ul><br>',
  )
})

test('a paste from Excel is a table', () => {
  expect(flat(cleanPaste(excel))).toBe('<table><tbody><tr><td>الطراز</td><td>4300</td></tr></tbody></table>')
})

test('a paste brings no script, no picture from elsewhere, and no link that runs or leads nowhere', () => {
  expect(
    cleanPaste('<p onclick="x()">أ<img src="https://example.com/x.png"><script>x()</script> <a href="javascript:x()">ب</a> <a name="_Toc1">ج</a></p>'),
  ).toBe('<p>أ ب ج</p>')
  expect(cleanPaste('<div>سطر</div><div>آخر</div>')).toBe('<p>سطر</p><p>آخر</p>')
})

test('what was cut here comes back as it was', () => {
  const own = '<p data-pm-slice="1 1 []" data-kept="{}">نص</p>'
  expect(cleanPaste(own)).toBe(own)
})
