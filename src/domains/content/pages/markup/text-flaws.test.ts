// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { textFlaws } from './text-flaws.ts'

test.each([
  ['<h2>أ</h2><h3>ب</h3><h2>ج</h2><h3>د</h3>', []],
  ['<h4>يبدأ بأي مستوى</h4><h5>ب</h5>', []],
  ['<h2>أ</h2><h4>ب</h4>', [{ kind: 'skipped_level', values: { level: 4, before: 2 } }]],
  [
    '<p><a>بلا وجهة</a> <a href=" ">فارغ</a> <a href="/x">تمام</a></p>',
    [
      { kind: 'no_target', values: { text: 'بلا وجهة' } },
      { kind: 'no_target', values: { text: 'فارغ' } },
    ],
  ],
  ['نص', []],
])('of %s readers stumble over %j', (html, flaws) => {
  expect(textFlaws(html)).toEqual(flaws)
})
