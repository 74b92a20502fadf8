// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import type { Mail } from '#mails/define-mail.ts'
import { leadConfirmation } from '#mails/lead-confirmation/mail.tsx'
import { mailFlaws } from '#mails/mail-limits.ts'
import { markupOfText, textOfMarkup } from '#mails/mail-text.ts'
import { levelOfPart, mailSentences, sentenceFlaw } from '#mails/mail-words.ts'
import { mails } from '#mails/mails.gen.ts'
import { orderUpdate } from '#mails/order-update/mail.tsx'
import { hostileStrings } from '#tests/attack/hostile-strings.ts'
import { storedKey } from '#kernel/words/words.ts'
import { renderMail, sentencesSaid } from './render-mail.server.tsx'

const site = {
  ...{ name: 'معرض', url: 'https://maarad.example', contact: { phone: '', email: '', address: '' } },
  seller: { name: '', address: '', taxNumber: '' },
}
const props = { number: '1042', received: '15 مايو 2026، 14:30', facts: [] }
/** A mail of which staff wrote these texts, by their keys. */
function drawMail(mail: Mail, own: Readonly<Record<string, string>>, more: object = {}, language: 'ar' | 'en' = 'ar') {
  const texts = new Map(Object.entries(own).map(([key, text]) => [storedKey(mail.words.owner, key), text]))
  const rendered = renderMail(mail, { props: { ...props, ...more }, language, room: { site, ownWord: (_language, key) => texts.get(key) } })
  return { ...rendered, page: new DOMParser().parseFromString(rendered.html, 'text/html') }
}
const confirmed = (text: string, more: object = {}, language: 'ar' | 'en' = 'ar') => drawMail(leadConfirmation, { text }, more, language)

describe('a text with markup', () => {
  test('is drawn with a style on each element, physical edges and whole addresses, within the limits of mail programs', () => {
    const text =
      '<h2>الموعد</h2><p>يوم <strong>الخميس</strong>، <a href="/ar/about" target="_blank">معرضنا</a> أو <a href="https://example.com">موقعنا</a></p>' +
      '<ul><li>رخصة القيادة</li><li>الهوية</li></ul><ol><li>الاستقبال</li><li>التجربة</li></ol><p dir="ltr">Gate <bdi dir="ltr">4</bdi></p>'
    const { html, page } = confirmed(text)
    expect(mailFlaws(html)).toEqual([])
    expect([...page.querySelectorAll('td h2, td ul, td ol')].map((element) => [element.localName, element.getAttribute('dir')])).toEqual([
      ['h2', 'rtl'],
      ['ul', 'rtl'],
      ['ol', 'rtl'],
    ])
    expect(page.querySelector<HTMLElement>('td ul')?.style.padding).toBe('0px 24px 0px 0px')
    expect(page.querySelector<HTMLElement>('td h2')?.style).toMatchObject({ textAlign: 'right', fontWeight: 'bold' })
    expect(page.querySelector<HTMLElement>('td p[dir=ltr]')?.style.textAlign).toBe('left')
    expect([...page.querySelectorAll('p a')].map((link) => link.getAttribute('href'))).toEqual(['https://maarad.example/ar/about', 'https://example.com/'])
    expect(page.querySelector('bdi, [target], [class]')).toBeNull()
    expect(confirmed(text, {}, 'en').page.querySelector<HTMLElement>('td ul')?.style.padding).toBe('0px 0px 0px 24px')
  })

  test('reads well as text: items have a bullet or their number, and an address stands once after the words of its link', () => {
    const text =
      '<h2>الموعد</h2><p>نراكم في <a href="/ar/about">معرضنا</a> أو على <a href="https://example.com/x">https://example.com/x</a>، <a href="tel:+97141234567">+97141234567</a></p><ul><li>الهوية</li><li>رخصة القيادة</li></ul><ol><li>أولًا</li><li>ثانيًا</li></ol><p>إلى اللقاء</p>'
    expect(confirmed(text).text).toContain(
      'الموعد\n\nنراكم في معرضنا: https://maarad.example/ar/about أو على https://example.com/x، \u2068+97141234567\u2069\n\n• الهوية\n• رخصة القيادة\n\n1. أولًا\n2. ثانيًا\n\nإلى اللقاء',
    )
  })

  test('has the values of its placeholders as words, whatever they hold, and never in its tags', () => {
    for (const value of [
      ...hostileStrings,
      '<script>alert(1)</script>',
      '<p>فقرة</p>',
      '{{constructor}}{number}',
      '" onclick="x()',
      '<a href="https://evil.example/">x</a>',
    ]) {
      for (const text of ['<p>عزيزنا <strong>{name}</strong>، <a href="https://example.com/{name}">هنا</a></p>', 'عزيزنا {name}', '{name} أهلًا']) {
        const { html, page } = drawMail(leadConfirmation, { not_you: text, text: '{number}' }, { customerName: value })
        expect(page.querySelectorAll('script, iframe, svg, [onclick], [onerror], a[href*=evil]')).toHaveLength(0)
        expect(mailFlaws(html)).toEqual([])
        expect(page.querySelectorAll('p:last-of-type').length).toBeGreaterThan(0)
      }
    }
    const { page, text } = drawMail(leadConfirmation, { not_you: '<p>إلى {name}</p>' }, { customerName: '<b>سارة</b> {number}' })
    expect([...page.querySelectorAll('p')].at(-1)?.textContent).toBe('إلى <b>سارة</b> {number}')
    expect(text).toContain('إلى <b>سارة</b> {number}')
  })

  test('is safe when it is drawn too, whatever was stored', () => {
    const { page } = confirmed(
      '<p onclick="x()" style="position:fixed" class="x">أ<script>alert(1)</script><img src=x onerror=x()><a href="javascript:x()">ب</a><a href="#y">ج</a></p><table><tr><td>د</td></tr></table>',
    )
    expect(page.querySelectorAll('p [onclick], p[onclick], script, p img, p a, p[class]')).toHaveLength(0)
    const [paragraph] = [...page.querySelectorAll<HTMLElement>('p')]
    expect([paragraph?.textContent, paragraph?.style.position]).toEqual(['أبج', ''])
  })

  test('has its words in the line for lists of mails where nothing else stands there', () => {
    expect(confirmed('<p>وصل <strong>طلبكم</strong> &amp; سنتواصل</p><ul><li>قريبًا</li></ul>').preheader).toBe('وصل طلبكم & سنتواصل قريبًا')
  })
})

describe('a text without markup', () => {
  test('stays to the letter as it looked, also with signs of markup', () => {
    const { page, text } = confirmed('السطر الأول\nالثاني <b>حرفيًا</b> & {number}\n\nفقرة')
    const [first, second] = [...page.querySelectorAll('p')]
    expect([first?.innerHTML.replaceAll(/<br ?\/?>/g, '|'), second?.textContent]).toEqual(['السطر الأول|الثاني &lt;b&gt;حرفيًا&lt;/b&gt; &amp; 1042', 'فقرة'])
    expect(text).toContain('السطر الأول\nالثاني <b>حرفيًا</b> & 1042\n\nفقرة')
  })

  test.each(['سطر', 'أول\nثانٍ\n\nفقرة', 'أ & ب < ج > د "هـ"', '&amp; حرفيًا', '{number}'])('becomes markup for writing and the same text again: %j', (text) => {
    expect(textOfMarkup(markupOfText(text))).toBe(text)
  })

  test('is markup as soon as it has more than paragraphs', () => {
    const markups = ['<p>أ <strong>ب</strong></p>', '<ul><li>أ</li></ul>', '<p dir="ltr">a</p>', '<p>&lt;p&gt;</p>']
    expect(markups.map(textOfMarkup)).toEqual(markups)
    expect(textOfMarkup('أ <b>ب</b>')).toBe('<p>أ <b>ب</b></p>')
    expect([textOfMarkup('<p></p>'), textOfMarkup(' ')]).toEqual(['', ''])
  })
})

test('a phone number in an Arabic line of the plain text keeps its order, and stays as it is on a line of its own', () => {
  const { text } = drawMail(
    leadConfirmation,
    {},
    {
      facts: [
        { label: 'هاتف المعرض', value: '+971 4 123 4567' },
        { label: 'رقم الجوال', value: '+96599123456' },
        { label: 'Phone', value: '+971 50 765 4321' },
      ],
    },
  )
  expect(text).toContain('هاتف المعرض: \u2068+971 4 123 4567\u2069\n')
  expect(text).toContain('رقم الجوال: \u2068+96599123456\u2069\n')
  expect(text).toContain('Phone: +971 50 765 4321\n')
})

test('a fact that is said in a tag is not said, and the words of a text count, not its tags', () => {
  const sentence = mailSentences(orderUpdate).find(({ key }) => key === 'paid_text')
  if (!sentence) throw new Error('no sentence')
  expect(sentenceFlaw(sentence, '<p>دُفع <strong>{amount}</strong></p>')).toBeNull()
  expect(sentenceFlaw(sentence, '<p title="{amount}">دُفع</p>')).toEqual({ code: 'missing_placeholder', names: ['amount'] })
  expect(sentenceFlaw(sentence, `<p>{amount} ${'<em>س</em>'.repeat(300)}</p>`)).toBeNull()
  expect(sentenceFlaw(sentence, `<p>{amount} ${'س'.repeat(2001)}</p>`)?.code).toBe('too_long')
})

test.each([...mails].map(([symbol, { mail, examples }]) => ({ symbol, mail, examples })))(
  'the mail $symbol draws the markup of each of its texts, and says the words of one-line texts',
  ({ mail, examples }) => {
    const own = Object.fromEntries(mailSentences(mail).map(({ key }) => [key, `<p>${key} <strong>x</strong></p>`]))
    for (const { props: sample } of Object.values(examples)) {
      const { page, html } = drawMail(mail, own, sample as object)
      expect(mailFlaws(html)).toEqual([])
      const bold = [...page.querySelectorAll('p:has(strong)')].map(({ textContent }) => textContent)
      const saidKeys = sentencesSaid(mail, { props: sample, language: 'ar', room: { site, ownWord: () => undefined } })
      const texts = mailSentences(mail).filter(({ key, part }) => levelOfPart(part) && saidKeys.includes(key))
      expect(page.body.textContent).not.toMatch(/<p>\w*_?text <strong>/)
      for (const text of bold) expect(texts.map(({ key }) => `${key} x`)).toContain(text)
      const always = texts.filter(
        ({ part, key }) => part === 'ending' || (part === 'text' && !(sample as { ownText?: string }).ownText && saidKeys.includes(key)),
      )
      for (const { key } of always) expect(bold).toContain(`${key} x`)
    }
  },
)
