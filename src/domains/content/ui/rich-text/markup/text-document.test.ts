import { getSchema } from '@tiptap/core'
import { Fragment, Slice } from '@tiptap/pm/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textExtensions } from '../nodes/extensions.ts'
import { closeText, isEditable, openText } from './text-document.ts'

const schema = getSchema(textExtensions(() => ''))

function openEditor(html: string) {
  const text = openText(html, schema)
  return { text, doc: schema.nodeFromJSON(text.content) }
}

/** What is stored after somebody typed into the first line that has these words. */
function typedInto(html: string, words: string, typed: string): string {
  const { text, doc } = openEditor(html)
  let place = -1
  doc.descendants((node, position) => {
    const offset = place < 0 && node.isText ? (node.text ?? '').indexOf(words) : -1
    if (offset >= 0) place = position + offset + words.length
  })
  expect(place, `${words} can be edited in ${html}`).toBeGreaterThanOrEqual(0)
  const $place = doc.resolve(place)
  const after = doc.replace(place, place, new Slice(Fragment.from(schema.text(typed, $place.marks())), 0, 0))
  return closeText(after, text)
}

describe('a text that nobody touches', () => {
  test.each([
    '',
    ' ',
    'نص بلا وسم',
    'نص <strong>بلا</strong> وسم<br />وسطر',
    '<p>فقرة</p>\n\n  <p class="x" id=y>أخرى</p> ',
    '<ul><li>واحد<li>اثنان</ul>',
    '<P DIR=ltr>x &amp; y&nbsp;z</P>',
    '<div class="grid"><p>أ</p></div><p>ب</p>',
    '<p>غير مغلق <b>غامق',
    '<table><caption>عنوان</caption><tr><td>1</td></tr></table>',
    '<!-- ملاحظة --><p>نص</p>',
  ])('%s is stored as it was', (html) => {
    const { text, doc } = openEditor(html)
    expect(closeText(doc, text)).toBe(html)
  })

  test('is stored as it was, whatever it is', () => {
    const pieces = [
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<div class="a">',
      '</div>',
      '<ul>',
      '<li>',
      '</ul>',
      '<td>',
      '<table>',
      '<tr>',
      '<img src=x>',
      'نص',
      ' ',
      '\n',
      '&nbsp;',
      '<',
      '"',
      '<br/>',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 14 }), (parts) => {
        const html = parts.join('')
        const { text, doc } = openEditor(html)
        expect(closeText(doc, text)).toBe(html)
      }),
    )
  })
})

describe('an edit', () => {
  test.each([
    ['<div class=grid ><x-y>?</x-y></div>\n<p>نص</p>', '<div class=grid ><x-y>?</x-y></div>\n<p>نص جديد</p>'],
    ["<p>نص <img src='/x.jpg' alt=س/> بعد</p>", "<p>نص جديد <img src='/x.jpg' alt=س/> بعد</p>"],
    ['<p class="lead" dir="ltr">نص <span title="a&quot;b">س</span></p><p>آخر', '<p class="lead" dir="ltr">نص جديد <span title="a&quot;b">س</span></p><p>آخر'],
    [
      'نص <a href="/ar/compare" target="_blank" rel="noopener noreferrer">قارن</a>',
      'نص جديد <a href="/ar/compare" target="_blank" rel="noopener noreferrer">قارن</a>',
    ],
    ['<ul><li>نص<ol><li>تحت</li></ol></li></ul>', '<ul><li>نص جديد<ol><li>تحت</li></ol></li></ul>'],
    ['<ul><li><p>نص</p></li></ul>', '<ul><li><p>نص جديد</p></li></ul>'],
    [
      '<table class="t"><caption>ع</caption><thead><tr><th scope="col">نص</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
      '<table class="t"><caption>ع</caption><thead><tr><th scope="col">نص جديد</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    ],
    ['<blockquote>نص</blockquote><hr/>', '<blockquote>نص جديد</blockquote><hr/>'],
    [
      '<p><strong><a href="/x">نص</a></strong> <bdi dir="ltr">XE</bdi></p>',
      '<p><a href="/x"><strong>نص</strong></a><strong> جديد</strong> <bdi dir="ltr">XE</bdi></p>',
    ],
  ])('in %s touches nothing else', (before, after) => {
    expect(typedInto(before, 'نص', ' جديد')).toBe(after)
  })

  test('that is taken back leaves what was stored', () => {
    const html = '<p class=x>نص</p>\n<p>آخر'
    const { text } = openEditor(html)
    const again = openText(html, schema)
    expect(closeText(schema.nodeFromJSON(again.content), text)).toBe(html)
  })
})

test('a text of unknown markup alone cannot be edited here', () => {
  const editable = (html: string) => isEditable(openText(html, schema))
  expect([editable('<div>نص</div>'), editable('<details><summary>س</summary>ج</details>'), editable(''), editable('<div></div><p>نص</p>')]).toEqual([
    false,
    false,
    true,
    true,
  ])
})
