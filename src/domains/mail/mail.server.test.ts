import { sql } from 'drizzle-orm'
import type { SMTPServerOptions } from 'smtp-server'
import { beforeEach, describe, expect, test } from 'vitest'
import { createDeliveryLoop, findDeliveriesOf, removeDeliveriesOf } from '#domains/deliveries/index.server.ts'
import { days } from '#kernel/durations.ts'
import { leadConfirmation } from '#mails/lead-confirmation/mail.tsx'
import { leadNotification } from '#mails/lead-notification/mail.tsx'
import type { Ctx } from '#platform/ctx.server.ts'
import { hostileStrings } from '#tests/attack/hostile-strings.ts'
import { aMailServer } from '#tests/support/services/a-mail-server.ts'
import { naughtyStrings } from '#tests/support/reading/contracts.ts'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { enqueueMail, findMailboxMail, listMailbox, removeMailsOf } from './index.server.ts'
import { isMailAddress } from './mail-address.ts'
import { mailSender } from './mail-sender.server.ts'
import { removeOldMails } from './mailbox.server.ts'
import { writtenMail } from './message.server.ts'
import { smtpSender } from './smtp.server.ts'
import { togetherWithinBudget } from './within-budget.server.ts'

const { db } = await testDatabase()
const time = { now: new Date('2026-05-15T08:00:00Z') }
const clock = { now: () => time.now }
const ctx: Ctx = { db, clock, log: quietLog, staff: { id: 'user:1', name: 'اختبار', role: 'admin' } }
const subject = { type: 'lead', id: '7' } as const
const source = {
  site: {
    get: async () => ({
      settings: {
        ...{ appName: 'معرض', contact: { phone: '+971 4 123 4567', email: '', address: '' }, mail: { perDay: { visitor: 10, staff: 500 } } },
        invoices: { name: 'شركة معرض للسيارات ذ.م.م', address: 'شارع الشيخ زايد، دبي', taxNumber: '100123456700003' },
      },
      ownWord: () => undefined,
    }),
  },
  env: { PUBLIC_URL: 'https://maarad.example', MAIL_FROM: 'site@maarad.example' },
  attachments: { invoice: async (id: string) => (id === '7' ? Buffer.from('%PDF-1.7') : null) },
}
const facts = [
  { label: 'الاسم', value: 'سارة المنصوري' },
  { label: 'الرسالة', value: 'أول سطر\nسطر ثانٍ' },
]
const confirm = (to: string, values: { key?: string; ownSubject?: string; replyTo?: string; language?: 'ar' | 'en' } = {}) => {
  const { key = `lead:7:confirmation:${to}`, ownSubject = '', replyTo = '', language = 'ar' } = values
  const props = { number: '1042', received: '15 مايو 2026، 12:00', facts, ownSubject }
  return db.transaction((tx) => enqueueMail(tx, leadConfirmation, { key, subject, to, replyTo, language, props, clock }))
}
const loopTo = (url: string | null) => createDeliveryLoop(ctx, [mailSender(ctx, source, url === null ? null : smtpSender({ url, tls: 'required' }))])
const usedBudgets = async () => (await db.execute<{ used: number }>(sql`select used from budget_use order by key`)).rows.map(({ used }) => used)
const deliveriesOfLead = () => findDeliveriesOf(db, { type: 'lead', ids: ['7'] })

beforeEach(async () => {
  time.now = new Date('2026-05-15T08:00:00Z')
  await db.execute(sql`delete from delivery`)
  await db.execute(sql`delete from mailbox_mail`)
  await db.execute(sql`delete from budget_use`)
})

describe('by a mail server', () => {
  test('an Arabic mail arrives with both parts, from right to left, from the site and for its reader alone', async () => {
    const server = await aMailServer()
    await confirm('sara@example.com', { replyTo: 'sales@maarad.example' })
    await loopTo(server.url).run()
    const [{ from, to, parsed } = { parsed: undefined }] = server.mails
    expect([from, to]).toEqual(['site@maarad.example', ['sara@example.com']])
    expect(parsed?.from?.value).toEqual([{ name: 'معرض', address: 'site@maarad.example' }])
    expect(parsed?.replyTo?.value).toEqual([{ name: '', address: 'sales@maarad.example' }])
    expect(parsed?.subject).toBe('استلمنا طلبكم رقم 1042')
    expect(parsed?.headers.get('auto-submitted')).toBe('auto-generated')
    expect(parsed?.html).toContain('<html lang="ar" dir="rtl">')
    expect(parsed?.html).toContain('سارة المنصوري')
    expect(parsed?.text).toContain('الاسم: سارة المنصوري\nالرسالة: أول سطر\nسطر ثانٍ\n')
    expect(parsed?.text).toContain('زيارة الموقع: https://maarad.example/ar/')
    expect((await deliveriesOfLead()).map(({ state }) => state)).toEqual(['sent'])
  })

  test('a mail in English reads from left to right', async () => {
    const server = await aMailServer()
    await confirm('sara@example.com', { language: 'en' })
    await loopTo(server.url).run()
    expect(server.mails[0]?.parsed.subject).toBe('We have received your request no. 1042')
    expect(server.mails[0]?.parsed.html).toContain('<html lang="en" dir="ltr">')
    expect(server.mails[0]?.parsed.html).not.toContain('text-align:right')
  })

  test('every attempt has the Message-ID of its delivery, which other deliveries do not have', async () => {
    let isRefusing = true
    const server = await aMailServer({
      onRcptTo: (_, __, callback) => callback(isRefusing ? Object.assign(new Error('try later'), { responseCode: 451 }) : null),
    })
    await confirm('a@example.com')
    await loopTo(server.url).run()
    expect((await deliveriesOfLead()).map(({ state }) => state)).toEqual(['queued'])
    isRefusing = false
    time.now = new Date(time.now.getTime() + days(1))
    await loopTo(server.url).run()
    // As if the process died before it stored that the server accepted the mail.
    await db.execute(sql`update delivery set state = 'queued'`)
    await loopTo(server.url).run()
    await confirm('b@example.com')
    await loopTo(server.url).run()
    const ids = server.mails.map(({ parsed }) => parsed.messageId)
    expect(ids[0]).toMatch(/^<[0-9a-f]{40}@maarad\.example>$/)
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
    expect(ids).toHaveLength(3)
  })

  test.each([
    ['a reader that it does not know', 550, 'failed'],
    ['a reader whose box is full for now', 452, 'queued'],
  ])('that refuses %s (%i) leaves the delivery %s', async (_, responseCode, state) => {
    const server = await aMailServer({ onRcptTo: (_address, _session, callback) => callback(Object.assign(new Error('refused'), { responseCode })) })
    await confirm('nobody@example.com')
    await loopTo(server.url).run()
    expect((await deliveriesOfLead())[0]).toMatchObject({ state, error: expect.stringContaining(String(responseCode)) })
  })

  // 0.0.0.0 leads here, and is no name of this machine: as a mail server elsewhere.
  test.each([
    ['no encryption', { disabledCommands: ['STARTTLS'] }, 'STARTTLS'],
    ['a certificate that nobody vouches for', { disabledCommands: [] }, 'certificate'],
  ])('elsewhere that offers %s is given neither password nor mail', async (_, options, error) => {
    const passwords: unknown[] = []
    const onAuth: SMTPServerOptions['onAuth'] = (auth, _session, callback) => {
      passwords.push(auth)
      callback(null, { user: 'site' })
    }
    const server = await aMailServer({ ...options, onAuth })
    await confirm('sara@example.com')
    await loopTo(`smtp://site:secret@0.0.0.0:${server.port}`).run()
    expect((await deliveriesOfLead())[0]).toMatchObject({ state: 'queued', error: expect.stringContaining(error) })
    expect([server.mails, passwords]).toEqual([[], []])
  })

  test('elsewhere without encryption is used only where the environment says that it may be', async () => {
    const server = await aMailServer()
    await confirm('sara@example.com')
    const sender = smtpSender({ url: `smtp://0.0.0.0:${server.port}`, tls: 'optional' })
    await createDeliveryLoop(ctx, [mailSender(ctx, source, sender)]).run()
    expect(server.mails).toHaveLength(1)
  })

  test('that is away loses nothing', async () => {
    const server = await aMailServer()
    await server.close()
    await confirm('sara@example.com')
    await loopTo(server.url).run()
    expect((await deliveriesOfLead())[0]).toMatchObject({ state: 'queued', attempts: 1 })
  })
})

describe('whatever visitors and forms say', () => {
  test('no text of a form or a visitor adds a header or a reader', async () => {
    const server = await aMailServer()
    const attacks = ['أ\r\nBcc: thief@evil.test', 'x\nTo: thief@evil.test\n\nbody', 'x\u2028Bcc: thief@evil.test', 'x\r\n\r\n<script>1</script>', '\u0000x']
    for (const [index, ownSubject] of attacks.entries()) await confirm('sara@example.com', { key: `k${index}`, ownSubject: ownSubject.replace('\u0000', '') })
    await loopTo(server.url).run()
    expect(server.mails).toHaveLength(attacks.length)
    for (const { to, parsed, raw } of server.mails) {
      expect(to).toEqual(['sara@example.com'])
      expect(parsed.bcc).toBeUndefined()
      expect([parsed.to].flat().flatMap((one) => one?.value ?? [])).toEqual([{ name: '', address: 'sara@example.com' }])
      expect(raw).not.toMatch(/^bcc:/im)
      expect(parsed.subject).not.toMatch(/[\r\n]/)
    }
  })

  test('hostile texts come back unharmed from the mail, and never as markup', async () => {
    const server = await aMailServer()
    const hostileTexts = naughtyStrings()
    const texts = [...hostileStrings, ...hostileTexts].filter(
      (text) => text.trim() !== '' && text.length < 500 && text.isWellFormed() && !text.includes('\u0000'),
    )
    const props = {
      formName: 'ن',
      number: '1',
      received: 'x',
      leadUrl: 'https://maarad.example/ar/admin',
      facts: texts.map((value) => ({ label: 'س', value })),
    }
    for (let from = 0; from < texts.length; from += 20) {
      const some = { ...props, facts: props.facts.slice(from, from + 20) }
      await enqueueMail(db, leadNotification, { key: `h${from}`, subject, to: 'a@example.com', language: 'ar', props: some, clock })
    }
    await loopTo(server.url).run()
    const all = server.mails.map(({ parsed }) => String(parsed.html)).join('')
    const mailTexts = server.mails.map(({ parsed }) => parsed.text).join('\n')
    for (const text of texts) {
      const [line = ''] = text
        .split(/[\r\n]+/)
        .map((one) => one.trim())
        .filter(Boolean)
      expect(mailTexts, line).toContain(line)
    }
    expect(all.replaceAll(/<img src="https:\/\/maarad\.example\/ar\/brand\/[^>]*>/g, '')).not.toMatch(/<(script|img|svg|iframe|body onload)/i)
  })

  test.each(['', 'a', 'a@b', '@example.com', 'a b@example.com', 'a@example.com, b@example.com', 'A <a@example.com>', 'a@example.com\r\nBcc: b@example.com'])(
    'an address that is none writes nothing: %j',
    async (to) => {
      expect(isMailAddress(to)).toBe(false)
      expect(await confirm(to)).toEqual({ ok: false, code: 'invalid_address' })
      expect(await deliveriesOfLead()).toEqual([])
      await confirm('a@example.com', { replyTo: to })
      await loopTo(null).run()
      const { rows } = await db.execute(sql`select recipient, reply_to from mailbox_mail`)
      expect(rows).toEqual([{ recipient: 'a@example.com', reply_to: '' }])
    },
  )

  test.each([
    '"a"@example.com',
    'a@exa_mple.com',
    'a..b@example.com',
    '.a@example.com',
    'a@-x.com',
    'a@x.123',
    `${'a'.repeat(65)}@example.com`,
    'a\u0000@x.com',
  ])('is no address: %j', (text) => expect(isMailAddress(text)).toBe(false))

  test.each(['sara@example.com', 'sara.m+tag@mail.example.co', 'سارة@example.com', 'info@معرض.السعودية', "o'neil@example.com"])('is an address: %s', (text) =>
    expect(isMailAddress(text)).toBe(true),
  )
})

describe('without a mail server', () => {
  test('a mail lands in the mailbox once, as a server would have had it, for those who may read it', async () => {
    await confirm('sara@example.com', { replyTo: 'sales@maarad.example' })
    await loopTo(null).run()
    await db.execute(sql`update delivery set state = 'queued'`)
    await loopTo(null).run()
    const mailbox = await listMailbox(ctx, { page: 1, perPage: 10, sort: 'id', order: 'desc', search: 'sara', ids: null, filters: {} })
    if (!mailbox.ok) throw new Error(mailbox.code)
    expect(mailbox.value.rows).toMatchObject([
      {
        subjectType: 'lead',
        subjectId: '7',
        sender: 'معرض <site@maarad.example>',
        recipient: 'sara@example.com',
        replyTo: 'sales@maarad.example',
        title: 'استلمنا طلبكم رقم 1042',
        html: expect.stringContaining('dir="rtl"'),
        text: expect.stringContaining('الاسم: سارة المنصوري'),
      },
    ])
    const id = mailbox.value.rows[0]?.id ?? 0
    expect(await findMailboxMail(ctx, id)).toMatchObject({ ok: true, value: { id } })
    const editor: Ctx = { ...ctx, staff: { id: 'user:2', name: 'محرر', role: 'editor' } }
    expect(await findMailboxMail(editor, id)).toEqual({ ok: false, code: 'forbidden' })
    expect(await listMailbox(editor, { page: 1, perPage: 10, sort: 'id', order: 'desc', search: '', ids: null, filters: {} })).toEqual({
      ok: false,
      code: 'forbidden',
    })
  })

  test('of several at once each has its own end: without a file, with one, and one that lacks what it needs', async () => {
    for (const to of ['a@example.com', 'b@example.com', 'lacking@example.com']) await confirm(to)
    const props = { number: '1042', received: '15 مايو 2026، 12:00', facts }
    const attachments = [{ kind: 'invoice' as const, id: '7', name: 'invoice.pdf', type: 'application/pdf' }]
    await enqueueMail(db, leadConfirmation, { key: 'with a file', subject, to: 'c@example.com', language: 'ar', props, attachments, clock })
    await db.execute(sql`update delivery set payload = payload || '{"props": {}}' where payload ->> 'to' = 'lacking@example.com'`)
    await loopTo(null).run()
    expect((await deliveriesOfLead()).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['sent', 1],
      ['sent', 1],
      ['failed', 1],
      ['sent', 1],
    ])
    const { rows } = await db.execute(sql`
      select recipient, (select count(*)::int from mailbox_file where mail_id = mailbox_mail.id) as files from mailbox_mail order by recipient`)
    expect(rows).toEqual([
      { recipient: 'a@example.com', files: 0 },
      { recipient: 'b@example.com', files: 0 },
      { recipient: 'c@example.com', files: 1 },
    ])
    expect(await usedBudgets()).toEqual([1, 1, 1])
  })

  test('of a group whose process dies before it is marked nothing is kept twice', async () => {
    for (const to of ['a@example.com', 'b@example.com']) await confirm(to)
    await loopTo(null).run()
    await db.execute(sql`update delivery set state = 'sending', lease_until = ${time.now}`)
    await loopTo(null).run()
    const { rows } = await db.execute(sql`select count(*)::int as total from mailbox_mail`)
    expect([rows, (await deliveriesOfLead()).map(({ state }) => state)]).toEqual([[{ total: 2 }], ['sent', 'sent']])
  })

  test('the budget of what a group could not keep is given back', async () => {
    const written = ['a@example.com', 'a@example.com', 'b@example.com'].map((to, index) => {
      const props = { number: '1', received: 'x', facts: [] }
      const payload = { mail: 'lead_confirmation', language: 'ar', to, replyTo: '', props }
      return writtenMail({ id: index, key: `k${index}`, target: '', attempt: 1, payload, subject })
    })
    await togetherWithinBudget(ctx, source.site, { mails: written, send: async (allowed) => allowed.filter(({ key }) => key !== 'k1') })
    expect(await usedBudgets()).toEqual([1, 1])
    const failing = togetherWithinBudget(ctx, source.site, { mails: written, send: () => Promise.reject(new Error('the mailbox is away')) })
    await expect(failing).rejects.toThrow('away')
    expect(await usedBudgets()).toEqual([1, 1])
  })

  test('mails go with what they are about, or after ninety days', async () => {
    const total = async () => (await db.execute<{ total: number }>(sql`select count(*)::int as total from mailbox_mail`)).rows[0]?.total
    await confirm('a@example.com')
    await loopTo(null).run()
    await removeMailsOf(db, { type: 'lead', id: '8' })
    expect(await total()).toBe(1)
    await removeMailsOf(db, subject)
    expect(await total()).toBe(0)
    await confirm('b@example.com')
    await loopTo(null).run()
    time.now = new Date(time.now.getTime() + days(90))
    await removeOldMails(ctx)
    expect(await total()).toBe(1)
    time.now = new Date(time.now.getTime() + 1)
    await removeOldMails(ctx)
    expect(await total()).toBe(0)
    await removeDeliveriesOf(db, subject)
  })

  test.each([
    ['a mail that this build does not know', { mail: 'from_the_future', language: 'ar', to: 'a@example.com', replyTo: '', props: {} }],
    ['one that lacks what it needs', { mail: 'lead_confirmation', language: 'ar', to: 'a@example.com', replyTo: '', props: { number: 1 } }],
    ['one to no address', { mail: 'lead_confirmation', language: 'ar', to: 'a@example.com\nBcc: b@x.test', replyTo: '', props: {} }],
  ])('%s fails for good', async (_, payload) => {
    await confirm('a@example.com')
    await db.execute(sql`update delivery set payload = ${JSON.stringify(payload)}::jsonb`)
    await loopTo(null).run()
    expect((await deliveriesOfLead()).map(({ state }) => state)).toEqual(['failed'])
  })
})
