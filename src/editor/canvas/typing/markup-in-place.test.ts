// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { pastedMarkup, placesOfMarkup, typedMarkup } from './markup-in-place.ts'

describe('a paragraph of the page', () => {
  const block = aStoredBlock('accordion', { heading: 'نص', paragraph: '<p>نص<br/>آخر</p><script>x</script>' }, [
    { paragraph: '<p>جواب</p>' },
    { paragraph: '<p>جواب</p>' },
  ])

  test('is edited in the field whose HTML, as it is kept, is drawn there, whatever the canvas puts on its links', () => {
    expect(placesOfMarkup(block, '<p>نص<br>آخر</p>').map(({ group, symbol }) => [group, symbol])).toEqual([[null, 'paragraph']])
    const linked = aStoredBlock('snippet', { paragraph: '<a href="/x">رابط</a>' })
    expect(placesOfMarkup(linked, '<a href="/x" tabindex="-1">رابط</a>')).toMatchObject([{ symbol: 'paragraph', value: '<a href="/x">رابط</a>' }])
  })

  test('of items that say the same is found for each of them, in their order', () => {
    expect(placesOfMarkup(block, '<p>جواب</p>').map(({ group }) => group)).toEqual(['g1', 'g2'])
  })

  test('is not found by a part of it, by nothing, or in plain text fields and unknown blocks', () => {
    expect([placesOfMarkup(block, 'نص'), placesOfMarkup(block, ' '), placesOfMarkup(aStoredBlock('from_the_future'), '<p>x</p>')]).toEqual([[], [], []])
  })
})

describe('typed HTML', () => {
  test('is kept by the rules of the HTML field, without what the browser leaves while it edits', () => {
    expect(typedMarkup('<p tabindex="-1">أ <span style="color:red">ب</span><!--c--></p><script>x</script>', '')).toBe('<p>أ ب</p>')
    expect(typedMarkup('<p>أ&nbsp;ب</p>', '<p>أ</p>')).toBe('<p>أ ب</p>')
    expect(typedMarkup('<p>أ&nbsp;ب</p>', '<p>أ&nbsp;</p>')).toBe('<p>أ&nbsp;ب</p>')
  })

  test('is empty when nothing can be seen of it', () => {
    expect(['<br>', '<p><br></p>', '<p> &nbsp;</p>'].map((html) => typedMarkup(html, ''))).toEqual(['', '', ''])
    expect(typedMarkup('<p><img src="/x.jpg" alt="س"></p>', '')).toBe('<p><img src="/x.jpg" alt="س"></p>')
  })
})

test('pasted HTML keeps structure, emphasis and safe links, and nothing of how it looked or ran', () => {
  const copied = `<html><body>
    <!--StartFragment--><div class="a"><p style="x" onclick="y()">نص <font>عادي</font> <b id="z">غامق</b></p><script>s</script><table><tr><td>خلية</td></tr></table>
    <a href="javascript:x()" target="_blank">سيئ</a><a href="https://a.example" class="b">جيد</a><h1>عنوان</h1><img src="https://a.example/x.png"></div><!--EndFragment-->
  </body></html>`
  expect(pastedMarkup(copied).replace(/\s+/g, ' ')).toBe('<p>نص عادي <b>غامق</b></p>خلية <a>سيئ</a><a href="https://a.example">جيد</a>عنوان')
  expect(pastedMarkup('<i> بين</i> كلمتين ')).toBe('<i> بين</i> كلمتين&nbsp;')
  expect(pastedMarkup('<meta charset="utf-8"> ')).toBe('')
})
