// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { renderMail } from './render-mail.server.tsx'
import { hostileStrings } from '#tests/attack/hostile-strings.ts'
import { mailFlaws, mailLimits } from '#mails/mail-limits.ts'
import { mails } from '#mails/mails.gen.ts'
import { orderUpdate } from '#mails/order-update/mail.tsx'

const room = {
  site: {
    ...{ name: 'معرض', url: 'https://maarad.example', contact: { phone: '+971 4 123 4567', email: 'info@maarad.example', address: 'دبي' } },
    seller: { name: 'شركة معرض للسيارات', address: 'شارع الشيخ زايد، دبي', taxNumber: '100123456700003' },
  },
  ownWord: () => undefined,
}
const samples = [...mails].flatMap(([symbol, { mail, examples }]) =>
  Object.entries(examples).flatMap(([name, { props }]) => (['ar', 'en'] as const).map((language) => ({ symbol, name, language, mail, props }))),
)

test.each(samples)('mail $symbol, $name, in $language is within the limits of mail programs', ({ mail, props, language }) => {
  const { html } = renderMail(mail, { props, language, room })
  expect(mailFlaws(html)).toEqual([])
})

test.each(samples)('mail $symbol, $name, in $language says the same as text', ({ mail, props, language }) => {
  const { subject, text } = renderMail(mail, { props, language, room })
  expect(subject).not.toMatch(/\{\w+\}|^$/)
  expect(text).not.toMatch(/<|&\w+;|\{\w+\}/)
  for (const { label, value } of (props as { facts?: { label: string; value: string }[] }).facts ?? []) {
    expect(text.replace(/[\u2066-\u2069]/g, '')).toContain(`${label}: ${value.split('\n')[0]}`)
  }
})

test.each(samples)(
  'mail $symbol, $name, in $language names its site once in the head, also without pictures, and below the company with its tax number',
  ({ mail, props, language }) => {
    const { html } = renderMail(mail, { props, language, room })
    const place = new DOMParser().parseFromString(html, 'text/html')
    const [head] = place.querySelectorAll('td[style*="background-color:#0b0b0b"]')
    expect([head?.textContent?.trim(), head?.querySelector('img')?.alt]).toEqual(['معرض', ''])
    const text = place.body.textContent ?? ''
    for (const sentence of ['شركة معرض للسيارات', '100123456700003', 'شارع الشيخ زايد']) expect(text).toContain(sentence)
    // Rows keep their label apart from their value.
    for (const label of place.querySelectorAll<HTMLElement>('th[scope=row]'))
      expect(label.style[language === 'ar' ? 'paddingLeft' : 'paddingRight']).toBe('12px')
    // No code, no day as programs write it.
    expect(text).not.toMatch(/\b\d{4}-\d{2}-\d{2}\b|: (?:AE|yes|true|contacted)\b/)
    for (const value of place.querySelectorAll('td[align] > span[dir=auto]'))
      expect(value.textContent).not.toMatch(/^(?:[A-Z]{2}|yes|no|true|false|null|\d{4}-\d\d-\d\d)$/)
  },
)

test('the facts of an order stand under the names of its parts', () => {
  const facts = [
    { group: 'الطلب', label: 'رقم الطلب', value: 'M-1' },
    { group: 'الدفع', label: 'الإجمالي', value: '339,100 درهم' },
  ]
  const { html, text } = renderMail(orderUpdate, { props: { occasion: 'ready', number: 'M-1', facts }, language: 'ar', room })
  const place = new DOMParser().parseFromString(html, 'text/html')
  expect([...place.querySelectorAll('h2, th')].map(({ textContent }) => textContent)).toEqual(['الطلب', 'رقم الطلب', 'الدفع', 'الإجمالي'])
  expect(text).toContain('الإجمالي: 339,100 درهم')
})

const BUTTON = /border:1px solid #0b0b0b"><a /g
const FILLED_BUTTON = /background-color:#0b0b0b;[^"]*"><a /g

test.each(samples)('mail $symbol, $name, in $language has one filled button at most: what it asks for', ({ mail, props, language }) => {
  const { html } = renderMail(mail, { props, language, room })
  const buttons = html.match(BUTTON)?.length ?? 0
  expect(html.match(FILLED_BUTTON)?.length ?? 0).toBe(Math.min(buttons, 1))
})

describe('the table of limits', () => {
  const { mail, props } = samples[0] as (typeof samples)[number]
  const { html } = renderMail(mail, { props, language: 'ar', room })
  const body = (more: string) => html.replace('</body>', `${more}</body>`)
  const broken: Record<string, string> = {
    'less than 102 kB': body(`<p>${'س'.repeat(60_000)}</p>`),
    'no scripts, embedded documents, forms or media': body('<script>1</script>'),
    'no event handlers': body('<p onclick="x()">x</p>'),
    'no stylesheets': body('<link rel="stylesheet" href="https://x.test/a.css">'),
    'no flexible boxes, grids or floats': body('<p style="color:red;display:flex">x</p>'),
    'no logical properties or values': body('<p style="margin-inline-start:4px">x</p>'),
    'no positions': body('<p style="position:absolute">x</p>'),
    'no variables and functions of CSS': body('<p style="color:var(--x)">x</p>'),
    'lengths in px or %': body('<p style="margin:0 1.5rem">x</p>'),
    'at most 600 px wide': body('<p style="width:601px">x</p>'),
    'pictures have a text or say that they have none, a width and an https address': body('<img src="https://x.test/a.png" width="10">'),
    'links are absolute and safe': body('<a href="/ar/">x</a>'),
    'language and direction are on the root, direction on the body and each table': html.replace('<html lang="ar" dir="rtl">', '<html lang="ar">'),
    'a table lays out, or has headings of rows': body('<table dir="rtl"><tr><td>x</td></tr></table>'),
    'a line for lists of mails': html.replace(/<div data-preheader[^>]*>[^<]*/, '<div data-preheader="">'),
    'a title': html.replace(/<title>[^<]*/, '<title>'),
  }

  test.each(mailLimits.map(({ rule }) => rule))('finds what breaks it: %s', (rule) => {
    expect(mailFlaws(html)).toEqual([])
    expect(mailFlaws(broken[rule] ?? '').map((flaw) => flaw.rule)).toEqual([rule])
  })
})

test('Arabic mails read from right to left also where only tables and physical edges count', () => {
  const [notification] = samples.filter(({ symbol, language }) => symbol === 'lead_notification' && language === 'ar')
  if (!notification) throw new Error('no sample')
  const { html } = renderMail(notification.mail, { props: notification.props, language: 'ar', room })
  expect(html).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/)
  expect(html.match(/<table[^>]*dir="rtl"/g)?.length).toBe(html.match(/<table/g)?.length)
  expect(html).toContain('text-align:right')
  expect(html).not.toContain('text-align:left')
  expect(html).toContain('<span dir="auto"><span>+971 50 123 4567')
})

test('a mail of many long answers is still shown whole by Gmail', () => {
  const mail = mails.get('lead_notification')?.mail
  if (!mail) throw new Error('no such mail')
  const facts = Array.from({ length: 100 }, (_, index) => ({ label: `سؤال ${index}`, value: 'ج'.repeat(5000) }))
  const { html } = renderMail(mail, {
    props: { formName: 'ن', number: '1', received: 'x', leadUrl: 'https://maarad.example/ar/admin', facts },
    language: 'ar',
    room,
  })
  expect(mailFlaws(html)).toEqual([])
})

test('whatever a visitor writes is text in a mail, in its subject, its markup and its plain part', () => {
  const [{ mail } = { mail: undefined }] = samples.filter(({ symbol }) => symbol === 'lead_notification')
  if (!mail) throw new Error('no sample')
  for (const value of hostileStrings) {
    const props = { formName: value, number: '1', received: 'x', leadUrl: 'https://maarad.example/ar/admin', facts: [{ label: value, value }] }
    const { html, subject } = renderMail(mail, { props, language: 'ar', room })
    expect(mailFlaws(html).map(({ rule, places }) => [rule, places])).toEqual([])
    expect(subject).not.toMatch(/[\r\n\0]/)
  }
})
