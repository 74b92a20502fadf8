import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { findMailWords, saveMailWords } from '#domains/content/index.server.ts'
import { enqueueMail, sendTestMail } from '#domains/mail/index.server.ts'
import type { Staff } from '#kernel/staff.ts'
import { leadConfirmation } from '#mails/lead-confirmation/mail.tsx'
import { leadNotification } from '#mails/lead-notification/mail.tsx'
import { mails } from '#mails/mails.gen.ts'
import { createApp } from '#server/app.server.ts'
import { startJobs } from '#server/jobs/start-jobs.server.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const { db } = services.database
const { call, post, put, audited } = apiCaller(services)
const app = createApp(services)
const htmlOf = async (path: string) => {
  const response = await app.request(`https://site.test${path}`, { headers: { authorization: `Bearer ${TEST_TOKEN}` } })
  return { html: await response.text(), policy: response.headers.get('content-security-policy'), type: response.headers.get('content-type') }
}

test('without a mail server a mail that was enqueued is read in the mailbox, in a document in which nothing runs', async () => {
  const props = {
    formName: 'استفسار',
    number: '7',
    received: 'الآن',
    leadUrl: 'https://site.test/ar/admin',
    facts: [{ label: 'الرسالة', value: '<script>alert(1)</script>' }],
  }
  const draft = {
    key: 'lead:7:team',
    subject: { type: 'lead' as const, id: '7' },
    to: 'team@example.com',
    language: 'ar' as const,
    props,
    clock: services.clock,
  }
  await services.database.db.transaction((tx) => enqueueMail(tx, leadNotification, draft))
  startJobs(services)
  await services.jobs.enqueue('deliver', { key: 'now', data: {} })
  await vi.waitFor(async () => expect((await call('/api/mailbox?subject_type=lead&subject_id=7')).json.data).toHaveLength(1), { timeout: 20_000 })
  const [listedMail] = (await call('/api/mailbox')).json.data
  expect(listedMail).toMatchObject({ recipient: 'team@example.com', title: 'طلب جديد: استفسار، رقم 7', sender: 'site.test <no-reply@site.test>' })
  expect((await call(`/api/mailbox/${listedMail.id}`)).json.data.text).toContain('الرسالة: <script>alert(1)</script>')
  const { html, policy, type } = await htmlOf(`/api/mailbox/${listedMail.id}/html`)
  expect(type).toBe('text/html; charset=utf-8')
  expect(policy).toMatch(/^sandbox; default-src 'none';/)
  expect(html).toContain('&lt;script&gt;alert(1)')
  expect(html).not.toContain('<script')
  expect((await call('/api/deliveries?subject_id=7')).json.data).toMatchObject([{ kind: 'mail', state: 'sent' }])
}, 60_000)

describe('the mails of the site', () => {
  const words = async (id: string) => (await call(`/api/mails/${id}`)).json.data
  const previewOf = (id: string, example: string, texts: Record<string, string> = {}, language = 'ar') =>
    post(`/api/mails/${id}/preview`, { example, language, texts })
  /** Saves texts of one mail beside those that are stored. */
  const save = async (id: string, { ar = {}, en = {} }: Partial<Record<'ar' | 'en', Record<string, string>>>) => {
    const { texts, version } = await words(id)
    return put(`/api/mails/${id}`, { texts: { ar: { ...texts.ar, ...ar }, en: { ...texts.en, ...en } } }, version)
  }
  const storedTexts = async () => (await db.execute(sql`select language, key, text from translation order by language, key`)).rows

  beforeEach(async () => {
    await db.execute(sql`delete from translation`)
    await db.execute(sql`delete from budget_use`)
  })

  test('are listed each with what it is, and every example of each can be seen in both languages, within the limits of mail programs', async () => {
    const { json } = await call('/api/mails?per_page=100')
    expect(new Set(json.data.map(({ id }: { id: string }) => id))).toEqual(new Set(mails.keys()))
    for (const { id, flaws, title, changed } of json.data) {
      expect({ id, flaws, changed }).toEqual({ id, flaws: 0, changed: 0 })
      expect(title).not.toBe('')
      for (const { id: example } of (await words(id)).examples) {
        for (const language of ['ar', 'en']) {
          const { data } = (await previewOf(id, example, {}, language)).json
          expect(data.html).toContain(language === 'ar' ? 'dir="rtl"' : 'dir="ltr"')
          expect([data.flaws, data.text === '']).toEqual([[], false])
        }
      }
    }
    for (const path of ['/api/mails/unknown', '/api/mails/__proto__']) expect((await call(path)).status).toBe(404)
    expect((await previewOf('unknown', 'x')).status).toBe(404)
    expect((await previewOf('lead_confirmation', 'constructor')).status).toBe(404)
  })

  test('the markup of a text is sanitised when it is stored, for what its place may have; paragraphs alone are kept as a plain text', async () => {
    const text =
      '<h2>الموعد</h2><p onclick="x()">يوم <strong>الخميس</strong> <a href="/about">معرضنا</a><script>x()</script></p><table><tbody><tr><td>خلية</td></tr></tbody></table>'
    const saved = await save('lead_confirmation', {
      ar: { text, not_you: '<h2>ملاحظة</h2><ul><li>بند</li></ul>', greeting: '<p>عزيزنا</p>' },
      en: { text: '<p>One &amp;<br>two</p>\n<p>Three</p>' },
    })
    expect(saved.json.data.texts).toEqual({
      ar: {
        text: '<h2>الموعد</h2><p>يوم <strong>الخميس</strong> <a href="/ar/about">معرضنا</a></p><p>خلية </p>',
        not_you: 'ملاحظة\n\nبند',
        greeting: '<p>عزيزنا</p>',
      },
      en: { text: 'One &\ntwo\n\nThree' },
    })
    // What ships, as the editor writes it, is no text of staff.
    const [, shipped] = (await words('lead_confirmation')).sentences.find(({ key }: { key: string }) => key === 'text').built_in.ar.split(/(.*)/s)
    expect((await save('lead_confirmation', { ar: { text: `<p>${shipped}</p>` } })).json.data.texts.ar.text).toBeUndefined()
    const { html, text: plain } = (await previewOf('lead_confirmation', 'enquiry', { text })).json.data
    expect(html).toContain('href="https://site.test/ar/about"')
    expect(html).not.toMatch(/onclick|<script/)
    expect(plain).toContain('معرضنا: https://site.test/ar/about')
  })

  test('a text is stored, counted, named in the log, and said by every mail that is drawn from then on; nothing else changes', async () => {
    const before = (await previewOf('order_update', 'paid')).json.data
    const audit = await audited(async () => {
      const saved = await save('lead_confirmation', {
        ar: { subject: ' وصلنا طلبكم {number}  في {received} ', visit: 'زيارة الموقع', heading: '' },
        en: { greeting: 'Hello {name},' },
      })
      expect([saved.status, saved.json.data.texts]).toEqual([200, { ar: { subject: 'وصلنا طلبكم {number} في {received}' }, en: { greeting: 'Hello {name},' } }])
      expect(saved.etag).toBe(`"${saved.json.data.version}"`)
    })
    expect(audit).toEqual([
      {
        action: 'mail_words.changed',
        subject: 'lead_confirmation',
        changes: { 'ar.subject': [null, 'وصلنا طلبكم {number} في {received}'], 'en.greeting': [null, 'Hello {name},'] },
      },
    ])
    // What ships is not stored, so that it follows later releases.
    expect(await storedTexts()).toEqual([
      { language: 'ar', key: 'mail_lead_confirmation.subject', text: 'وصلنا طلبكم {number} في {received}' },
      { language: 'en', key: 'mail_lead_confirmation.greeting', text: 'Hello {name},' },
    ])
    const [listedMail] = (await call('/api/mails?q=العميل&per_page=100')).json.data.filter(({ id }: { id: string }) => id === 'lead_confirmation')
    expect(listedMail).toMatchObject({ changed: 2, title: 'وصلنا طلبكم 1042 في 15 مايو 2026، 14:30' })
    // Another process hears of it by the bus, as this one does.
    await services.heard()
    const site = await services.site.get(services.staffCtx)
    expect([site.ownWord('ar', 'mail_lead_confirmation.subject'), site.ownWord('en', 'mail_lead_confirmation.greeting')]).toEqual([
      'وصلنا طلبكم {number} في {received}',
      'Hello {name},',
    ])
    expect((await previewOf('order_update', 'paid')).json.data).toEqual(before)
  })

  test('texts go back to those that ship one by one or together, and saving what is stored tells nobody', async () => {
    await save('lead_confirmation', { ar: { heading: 'شكرًا', preheader: 'رقمكم {number}' } })
    expect(await audited(() => save('lead_confirmation', {}))).toEqual([])
    await save('lead_confirmation', { ar: { heading: 'شكرًا لتواصلكم' } })
    expect((await words('lead_confirmation')).texts.ar).toEqual({ preheader: 'رقمكم {number}' })
    const { version } = await words('lead_confirmation')
    const audit = await audited(() => put('/api/mails/lead_confirmation', { texts: { ar: {}, en: {} } }, version))
    expect(audit.map(({ changes }) => changes)).toEqual([{ 'ar.preheader': ['رقمكم {number}', null] }])
    expect(await storedTexts()).toEqual([])
  })

  test.each([
    ['lead_confirmation', { ar: { subject: 'وصل طلبكم' } }, { 'texts.ar.subject': ['missing_placeholder {number}'] }],
    ['lead_confirmation', { en: { subject: 'No. {number} {price}' } }, { 'texts.en.subject': ['unknown_placeholder {price}'] }],
    ['lead_confirmation', { ar: { subject: `{number}${'س'.repeat(200)}` } }, { 'texts.ar.subject': ['too_long'] }],
    ['lead_confirmation', { ar: { nothing: 'س' } }, { 'texts.ar.nothing': ['unknown'] }],
    ['order_update', { ar: { paid_text: 'دُفع المبلغ.' } }, { 'texts.ar.paid_text': ['missing_placeholder {amount}'] }],
  ])('a text of %s that says too little or too much is refused beside its field, whoever sends it: %j', async (id, texts, fields) => {
    const refused = await save(id, texts)
    expect([refused.status, refused.json.error.fields]).toEqual([422, fields])
    expect(await storedTexts()).toEqual([])
  })

  test('of two who change one mail at once, one hears what is stored', async () => {
    const { version } = await words('lead_confirmation')
    const write = (heading: string) => put('/api/mails/lead_confirmation', { texts: { ar: { heading }, en: {} } }, version)
    const answers = await Promise.all([write('أولى'), write('ثانية')])
    const [won, lost] = answers.toSorted((one, other) => one.status - other.status)
    expect([won?.status, lost?.status]).toEqual([200, 412])
    expect(lost?.json.data).toEqual({ ...won?.json.data, updated_by: 'api', updated_at: expect.stringMatching(/^20.*Z$/) })
  })

  test('texts of mails are written here alone: the translations have none of them', async () => {
    expect((await call('/api/translations?q=mail_&per_page=100')).json.data).toEqual([])
    expect((await call('/api/translations/mail_lead_confirmation.subject')).status).toBe(404)
  })

  test('an editor may write and try them, others may not', async () => {
    const editor: Staff = { id: 'user:1', name: 'محرر', role: 'editor' }
    for (const staff of [
      { ...editor, role: 'sales' as const },
      { ...editor, scopes: ['mails.read'] },
    ]) {
      const ctx = { ...services.staffCtx, staff }
      expect(await saveMailWords(ctx, leadConfirmation, { version: '', texts: { ar: {}, en: {} } })).toMatchObject({ code: 'forbidden' })
      expect(await sendTestMail(ctx, leadConfirmation, { props: {}, language: 'ar', texts: {} })).toMatchObject({ code: 'forbidden' })
    }
    expect(await findMailWords({ ...services.staffCtx, staff: null }, leadConfirmation)).toMatchObject({ code: 'forbidden' })
    expect((await findMailWords({ ...services.staffCtx, staff: editor }, leadConfirmation)).ok).toBe(true)
  })
})

describe('a test of a mail to oneself', () => {
  const editor: Staff = { id: 'user:1', name: 'محرر', role: 'editor' }
  const example = { number: '1042', received: 'الآن', facts: [] }
  const send = (texts: Record<string, string>, staff: Staff = editor) =>
    sendTestMail({ ...services.staffCtx, staff }, leadConfirmation, { props: example, language: 'ar', texts })

  beforeEach(async () => {
    await db.execute(sql`truncate staff_user, delivery, mailbox_mail, budget_use restart identity cascade`)
    await db.execute(sql`insert into staff_user (issuer, subject, name, email, role, created_at, seen_at)
      values ('x', 'editor', 'محرر', 'editor@maarad.example', 'editor', now(), now()), ('x', 'nameless', 'بلا بريد', '', 'editor', now(), now())`)
  })

  test('goes to the own address alone, with the texts as they are being written, marked in its subject, and about no lead', async () => {
    expect(await send({ subject: 'جرّبوا {number}', heading: 'عنوان جديد' })).toEqual({ ok: true, value: { to: 'editor@maarad.example' } })
    startJobs(services)
    await services.jobs.enqueue('deliver', { key: 'a test', data: {} })
    const testMails = async () => (await call('/api/mailbox?subject_type=mail_test')).json.data
    await vi.waitFor(async () => expect(await testMails()).toHaveLength(1), { timeout: 20_000 })
    const [mail] = await testMails()
    expect(mail).toMatchObject({ recipient: 'editor@maarad.example', reply_to: '', title: '[تجربة] جرّبوا 1042', subject_id: 'lead_confirmation' })
    expect((await call(`/api/mailbox/${mail.id}`)).json.data.text).toContain('عنوان جديد')
    const [budget] = (await db.execute(sql`select kind from budget_use where kind like 'mail_%' and kind <> 'mail_test'`)).rows
    expect(budget).toEqual({ kind: 'mail_staff' })
    expect((await db.execute(sql`select 1 from lead where answered_at is not null`)).rows).toEqual([])
  }, 60_000)

  test('is refused without an own address, to a program, and beyond the number of a day', async () => {
    expect(await send({}, { ...editor, id: 'user:2' })).toEqual({ ok: false, code: 'no_own_address' })
    expect((await post('/api/mails/lead_confirmation/test', { example: 'enquiry', language: 'ar' })).json.error.code).toBe('no_own_address')
    for (let count = 0; count < 40; count += 1) expect((await send({})).ok).toBe(true)
    expect(await send({})).toMatchObject({ code: 'too_many', retryAfterSeconds: expect.any(Number) })
    expect((await db.execute(sql`select 1 from delivery`)).rows).toHaveLength(40)
  })

  test('is refused with a text that could not be saved, and too often from one address', async () => {
    const ask = (texts: Record<string, string>) => post('/api/mails/lead_confirmation/test', { example: 'enquiry', language: 'ar', texts })
    expect((await ask({ subject: 'بلا رقم' })).json.error.fields).toEqual({ 'texts.ar.subject': ['missing_placeholder {number}'] })
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask({})))
    expect(answers.map(({ status }) => status)).toContain(429)
  })
})

test.each(['/api/mailbox', '/api/mailbox/1', '/api/mailbox/1/html', '/api/mails', '/api/mails/x'])('%s is for staff', async (path) => {
  expect((await call(path, { token: null })).status).toBe(401)
})
