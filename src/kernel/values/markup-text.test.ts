import { describe, expect, test } from 'vitest'
import { naughtyStrings } from '#tests/support/reading/contracts.ts'
import { hostileStrings } from '#tests/attack/hostile-strings.ts'
import { escapeMarkup, lineOfMarkup, linesOfMarkup, withSigns } from './markup-text.ts'

describe('the words of HTML in a line', () => {
  test.each([
    ['<p>أهلًا <strong>بك</strong></p><p>في المعرض</p>', 'أهلًا بك في المعرض'],
    ['<a href="/x" title="a > b">من هنا</a>', 'من هنا'],
    ["<a title='<b>'>هنا</a>", 'هنا'],
    ["<p title=it's>نص</p>", 'نص'],
    ['قبل<!-- ملاحظة -->بعد', 'قبل بعد'],
    ['<!doctype html><p>نص</p>', 'نص'],
    ['3 < 5 و 7 > 6', '3 < 5 و 7 > 6'],
    ['<3', '<3'],
    ['نص بلا وسوم', 'نص بلا وسوم'],
    ['<p>سطر\n\n  آخر&nbsp;</p>', 'سطر آخر'],
    ['<p', '<p'],
    ['', ''],
  ])('%j says %j', (html, text) => {
    expect(lineOfMarkup(html)).toBe(text)
  })

  test('signs are read once, by their name or their number, and only where they are one', () => {
    expect(withSigns('&lt;b&gt; &amp;amp; &#39;&#x27;&apos; &quot; &#1605;')).toBe("<b> &amp; ''' \" م")
    expect(withSigns('&toString; &__proto__; &#0; &#xd800; &#1114112; &#9999999; &hellip; & &;')).toBe(
      '&toString; &__proto__; &#0; &#xd800; &#1114112; &#9999999; &hellip; & &;',
    )
  })
})

test('the words of HTML in lines have one for each line, and a blank one between paragraphs', () => {
  expect(linesOfMarkup('<h2>عنوان</h2>\n<p>سطر<br>آخر &amp; <em>آخر</em></p><ul><li>أول</li>\n<li>ثان</li></ul><p></p><p>نهاية</p>')).toBe(
    'عنوان\n\nسطر\nآخر & آخر\n\nأول\nثان\n\nنهاية',
  )
})

test('whatever somebody wrote comes back from markup as it was', () => {
  const texts = [...hostileStrings, ...naughtyStrings()]
  expect(texts.length).toBeGreaterThan(400)
  for (const text of texts) {
    const markup = `<p title="${escapeMarkup(text)}">${escapeMarkup(text)}</p>`
    expect(lineOfMarkup(markup)).toBe(text.replace(/\s+/g, ' ').trim())
  }
})

test('markup without an end is read to its end as well, however long it is', () => {
  for (const beginning of ['<', '<a ', '<a "', '<a \'"', '<!--', '</', '&#', '&amp', '<a "x"', '<a b="<'])
    expect(lineOfMarkup(beginning.repeat(100_000)).length).toBeGreaterThan(0)
})
