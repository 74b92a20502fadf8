// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { placeholdersIn } from '#kernel/words/fill-words.ts'
import { languages, storedKey } from '#kernel/words/words.ts'
import { checkoutLink } from '#mails/checkout-link/mail.tsx'
import { leadConfirmation } from '#mails/lead-confirmation/mail.tsx'
import { mailSentences, type OwnWord, sentenceFlaw } from '#mails/mail-words.ts'
import { mails } from '#mails/mails.gen.ts'
import { orderInquiry } from '#mails/order-inquiry/mail.tsx'
import { orderUpdate } from '#mails/order-update/mail.tsx'
import { quotationSent } from '#mails/quotation-sent/mail.tsx'
import type { Mail } from '#mails/define-mail.ts'
import { hostileStrings } from '#tests/attack/hostile-strings.ts'
import { renderMail, sentencesSaid } from './render-mail.server.tsx'

const site = {
  ...{ name: 'معرض', url: 'https://maarad.example', contact: { phone: '', email: '', address: '' } },
  seller: { name: '', address: '', taxNumber: '' },
}
const shipped = { site, ownWord: () => undefined }
const roomOf = (own: Readonly<Record<string, string>>) => ({ site, ownWord: ((_language, key) => own[key]) satisfies OwnWord })
const knownMails = [...mails].map(([symbol, { mail, examples }]) => ({ symbol, mail, examples }))
const sentence = (mail: Mail, key: string) => {
  const mailSentence = mailSentences(mail).find((one) => one.key === key)
  if (!mailSentence) throw new Error(`no sentence ${key}`)
  return mailSentence
}
const names = (mail: Mail, key: string) => sentence(mail, key).placeholders.map(({ name }) => name)

describe.each(knownMails)('the mail $symbol', ({ mail, examples }) => {
  const samples = Object.values(examples)

  test('names every placeholder of its words for staff, and each has a value', () => {
    for (const { key, builtIn, placeholders } of mailSentences(mail)) {
      for (const text of builtIn) expect([key, placeholdersIn(text).filter((name) => !placeholders.some((one) => one.name === name))]).toEqual([key, []])
      for (const { label } of placeholders) expect(label[1]).toMatch(/[\u0600-\u06ff]/)
    }
  })

  test('says each of its sentences in one of its examples, so that none is written unseen', () => {
    const saidKeys = new Set(samples.flatMap(({ props }) => sentencesSaid(mail, { props, language: 'ar', room: shipped })))
    expect(mailSentences(mail).filter(({ key }) => !saidKeys.has(key))).toEqual([])
  })

  test('has the buttons and the names of details that staff are told of', () => {
    for (const { props } of samples) {
      const page = new DOMParser().parseFromString(renderMail(mail, { props, language: 'ar', room: shipped }).html, 'text/html')
      const texts = (selector: string) => [...page.querySelectorAll(selector)].map(({ textContent }) => textContent)
      for (const key of sentencesSaid(mail, { props, language: 'ar', room: shipped })) {
        const { part, builtIn } = sentence(mail, key)
        if (placeholdersIn(builtIn[1]).length > 0) continue
        const [headings, buttons, labels, paragraphs] = [texts('h1'), texts('td td a'), texts('th'), texts('p')]
        const place = { button: buttons, heading: headings, text: paragraphs, sentence: paragraphs, ending: paragraphs }[part as string]
        // A detail without a value is left out, and staff may write a text in place of another.
        if (part === 'label') expect([...buttons, ...headings, ...paragraphs]).not.toContain(builtIn[1])
        if (part === 'button' && buttons.length > 0) expect([key, place?.includes(builtIn[1])]).toEqual([key, true])
        if (labels.includes(builtIn[1])) expect(part).toBe('label')
      }
    }
  })

  test('says what staff wrote wherever it says something, and what ships where they wrote nothing', () => {
    for (const language of languages) {
      const own = Object.fromEntries(mailSentences(mail).map(({ key }) => [storedKey(mail.words.owner, key), `<b>${key}</b>`]))
      for (const { props } of samples) {
        const rendered = renderMail(mail, { props, language, room: roomOf(own) })
        for (const key of sentencesSaid(mail, { props, language, room: shipped }).filter((one) => sentence(mail, one).part === 'heading')) {
          expect(rendered.html).toContain(`&lt;b&gt;${key}&lt;/b&gt;`)
        }
        expect(rendered.html).not.toContain('<b>')
      }
    }
  })
})

describe('a sentence', () => {
  test('may say what every mail of its kind knows, and what its own occasion knows', () => {
    expect(names(leadConfirmation, 'subject')).toEqual(['number', 'received'])
    expect(names(leadConfirmation, 'greeting')).toEqual(['number', 'received', 'name'])
    expect(names(orderUpdate, 'paid_subject')).toEqual(['number', 'amount'])
    expect(names(orderUpdate, 'link_preheader')).toEqual(['number', 'until'])
    expect(names(orderUpdate, 'ready_text')).toEqual(['number'])
    expect(names(leadConfirmation, 'visit')).toEqual([])
    expect(sentence(quotationSent, 'held').placeholders.find(({ name }) => name === 'until')?.label[0]).toBe('End of the hold')
    expect(sentence(quotationSent, 'text').placeholders.find(({ name }) => name === 'until')?.label[0]).toBe('Last day of the quotation')
  })

  test.each([
    ['subject', 'طلبكم رقم {number}', null],
    ['subject', 'وصل طلبكم', { code: 'missing_placeholder', names: ['number'] }],
    ['subject', '{number} {price} {constructor}', { code: 'unknown_placeholder', names: ['price', 'constructor'] }],
    ['subject', `{number}${'س'.repeat(200)}`, { code: 'too_long', names: [] }],
    ['greeting', 'عميلنا العزيز،', null],
    ['text', `${'س'.repeat(1999)}`, null],
    ['text', `${'س'.repeat(2001)}`, { code: 'too_long', names: [] }],
    ['preheader', '', null],
  ])('of a confirmation, %s, may be %j or not', (key, text, flaw) => {
    expect(sentenceFlaw(sentence(leadConfirmation, key), text)).toEqual(flaw)
  })

  test('keeps the facts that its reader needs, and only where it shipped with them', () => {
    expect(sentenceFlaw(sentence(orderUpdate, 'paid_text'), 'دُفع المبلغ.')).toEqual({ code: 'missing_placeholder', names: ['amount'] })
    expect(sentenceFlaw(sentence(checkoutLink, 'text'), 'افتحوا الرابط.')).toEqual({ code: 'missing_placeholder', names: ['until'] })
    expect(sentenceFlaw(sentence(checkoutLink, 'subject'), 'أكملوا طلبكم')).toBeNull()
  })
})

describe('a mail with texts of staff', () => {
  const props = { number: '1042', received: '15 مايو 2026، 14:30', facts: [] }

  test('has their subject, their line for lists, and the values in their places', () => {
    const own = { 'mail_lead_confirmation.subject': 'طلب {number} في {received}', 'mail_lead_confirmation.preheader': 'رقمكم {number}' }
    expect(renderMail(leadConfirmation, { props, language: 'ar', room: roomOf(own) })).toMatchObject({
      subject: 'طلب 1042 في 15 مايو 2026، 14:30',
      preheader: 'رقمكم 1042',
    })
    const ownText = { ...props, ownText: 'نص النموذج' }
    expect(renderMail(leadConfirmation, { props: ownText, language: 'ar', room: roomOf(own) }).preheader).toBe('نص النموذج')
  })

  test('keeps two values of one name apart', () => {
    const quotation = { number: 'Q-1', vehicle: 'ديفندر', until: '31 مايو', heldUntil: '19 مايو', token: 'x' }
    const { text } = renderMail(quotationSent, { props: quotation, language: 'ar', room: shipped })
    expect(text).toContain('وهو سارٍ حتى نهاية يوم 31 مايو')
    expect(text).toContain('السيارة محجوزة باسمكم حتى 19 مايو')
  })

  test('[C-263] leads from a question to the page of its car, and says of another car that the visitor wrote it', () => {
    const read = (props: object) => new DOMParser().parseFromString(renderMail(orderInquiry, { props, language: 'ar', room: shipped }).html, 'text/html')
    const note = 'بيانات السيارة كتبها الزائر، ولا سيارة تطابقها في الموقع.'
    const ours = read({ vehicle: 'ديفندر 110', path: '/ar/showroom/defender-12' })
    expect([...ours.querySelectorAll('a')].find(({ textContent }) => textContent === 'عرض السيارة')?.getAttribute('href')).toBe(
      'https://maarad.example/ar/showroom/defender-12',
    )
    expect(ours.body.textContent).not.toContain(note)
    const other = read({ vehicle: 'سيارة أخرى' })
    expect([other.body.textContent?.includes(note), other.body.textContent?.includes('عرض السيارة')]).toEqual([true, false])
    expect(read({}).body.textContent).not.toContain(note)
  })

  test('reads well where the car of an inquiry has no name', () => {
    const own = { 'mail_order_inquiry.heading': 'سؤال عن {vehicle}' }
    expect(renderMail(orderInquiry, { props: {}, language: 'ar', room: roomOf(own) }).html).toContain('سؤال عن سيارة</h1>')
  })

  test('is text, whatever they write and whatever a visitor answers into it', () => {
    for (const value of hostileStrings) {
      const own = { 'mail_lead_confirmation.greeting': `${value} {name}`, 'mail_lead_confirmation.subject': `${value}{number}` }
      const { html, subject } = renderMail(leadConfirmation, { props: { ...props, customerName: value }, language: 'ar', room: roomOf(own) })
      const page = new DOMParser().parseFromString(html, 'text/html')
      expect(page.querySelectorAll('script, iframe, object, form, svg, [onerror], [onload], [onclick]')).toHaveLength(0)
      expect(subject).not.toMatch(/[\r\n\0]/)
    }
  })
})
