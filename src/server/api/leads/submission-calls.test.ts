import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { FormDraft, type FormField } from '#domains/forms/index.ts'
import { createForm } from '#domains/forms/index.server.ts'
import { upsertSetting } from '#domains/content/index.server.ts'
import { builtInMarkets } from '#domains/markets/index.ts'
import { RetailerDraft } from '#domains/retailers/index.ts'
import { createRetailer } from '#domains/retailers/index.server.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import { mails } from '#mails/mails.gen.ts'
import { createApp } from '#server/app.server.ts'
import { hostileStrings } from '#tests/attack/hostile-strings.ts'
import { settingTable } from '#tests/support/records/setting-table.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const app = createApp(services)
const { call } = apiCaller(services)
const { db } = services.database

const field = (name: string, type: FormField['type'], more: Partial<FormField> = {}): FormField => ({ id: name, name, type, label: { ar: name }, ...more })
const fields = [
  field('name', 'text', { rules: { required: true, max: 60 } }),
  field('email', 'email'),
  field('phone', 'phone'),
  field('privacy', 'consent', { html: { ar: 'أوافق على <a href="/privacy-policy">الخصوصية</a>' } }),
]
const valid = { name: 'سارة', email: 'Sara@Example.COM', phone: '٠٥٠ ١٢٣ ٤٥٦٧', privacy: 'yes' }

async function aForm(more: Partial<FormDraft> = {}, formFields: readonly FormField[] = fields) {
  const outcome = await createForm(services.staffCtx, FormDraft.parse({ name: 'استفسار', fields: formFields, ...more }))
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}

const submit = (formId: number, attributes: object, { key, ...more }: { key?: string } & Record<string, unknown> = {}) =>
  call(`/forms_api/forms/${formId}/leads`, {
    method: 'POST',
    token: null,
    body: { attributes, ...more },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  })
/** Texts of people who mean no good, as far as an answer may hold them. */
const hostileTexts = hostileStrings.filter((text) => text.trim() !== '' && [...text.trim()].length <= 1000)
const rowsOf = async (table: string) => (await db.execute<Record<string, unknown>>(sql.raw(`select * from ${table} order by 1`))).rows

beforeEach(async () => {
  services.time.now = new Date(services.time.now.getTime() + 3_600_000)
  await db.execute(
    sql`truncate form, form_version, binned_form, lead, delivery, lead_garbage, retailer, form_location, spent_challenge restart identity cascade`,
  )
})

describe('a submission', () => {
  test('[C-227][C-228][C-248] is stored and answered with its number and the thanks, without anything personal', async () => {
    const { settings } = FormDraft.parse({ name: 'x' })
    const { id } = await aForm({ settings: { ...settings, thank_you: { heading: { ar: 'شكرًا' }, text: { ar: 'وصلنا طلبك' }, redirect_url: '/thanks' } } })
    const { status, json } = await submit(id, valid)
    expect([status, json]).toEqual([
      202,
      {
        data: {
          id: 1,
          created_at: services.time.now.toISOString(),
          thank_you: { heading: { ar: 'شكرًا' }, text: { ar: 'وصلنا طلبك' }, redirect_url: '/thanks' },
          // Nobody solved the challenge: the answer says so, and how it is solved.
          held: { reasons: ['unsolved'], proof: expect.stringContaining('GET /forms_api/challenge') },
        },
      },
    ])
    expect(await rowsOf('lead')).toMatchObject([
      {
        form_id: id,
        form_version: 1,
        email: 'sara@example.com',
        phone: '+971501234567',
        attributes: { name: 'سارة', email: 'sara@example.com', phone: '+971501234567' },
      },
    ])
  })

  test('keeps the page without what its query says about a person', async () => {
    const { id } = await aForm()
    await submit(id, valid, { page_url: 'https://site.test/ar/defender?utm_source=news&email=sara%40example.com&phone=0501234567&utm_term=a%40b.c' })
    expect(await rowsOf('lead')).toMatchObject([{ page_url: '/ar/defender?utm_source=news', source: 'news' }])
  })

  test('of whoever came by an address that holds a NUL is taken, without it', async () => {
    const { id } = await aForm()
    expect((await submit(id, valid, { page_url: 'https://site.test/ar/defender?utm_source=%00news' })).status).toBe(202)
    expect(await rowsOf('lead')).toMatchObject([{ page_url: '/ar/defender?utm_source=news', source: 'news' }])
  })

  test('keeps what somebody agreed to: the sentence, its version, when, how and from where', async () => {
    const { id } = await aForm()
    await submit(id, valid)
    expect(await rowsOf('lead_consent')).toMatchObject([
      { field: 'privacy', text: 'أوافق على <a href="/ar/privacy-policy">الخصوصية</a>', version: 1, channel: 'web', given_at: expect.anything() },
    ])
  })

  test('[B-288][C-150][C-247] is checked again on the server, field by field', async () => {
    const { id } = await aForm()
    const { status, json } = await submit(id, { name: 'س'.repeat(61), email: 'x', phone: '123456789012345' })
    expect([status, json.errors]).toEqual([
      422,
      [
        { code: 'max', number: 60, message: expect.any(String), field: 'name' },
        { code: 'not_an_email', message: expect.any(String), field: 'email' },
        { code: 'required', message: expect.any(String), field: 'privacy' },
        { code: 'not_a_phone', message: expect.any(String), field: 'phone' },
      ],
    ])
    expect(await rowsOf('lead')).toEqual([])
  })

  test('stores what a page sends beside the form, if it is short and has a plain name', async () => {
    const { id } = await aForm()
    await submit(id, { ...valid, offer: 'summer', 'Bad Name': 'x', long: 'x'.repeat(301) })
    const [row] = await rowsOf('lead')
    expect(Object.keys(row?.attributes as object).toSorted()).toEqual(['email', 'name', 'offer', 'phone', 'privacy'])
  })

  test('is checked and drawn by the version that the visitor saw', async () => {
    const { id } = await aForm()
    const { saveForm } = await import('#domains/forms/index.server.ts')
    const stricter = [...fields, field('city', 'text', { rules: { required: true } })]
    await saveForm(services.staffCtx, { id, revision: null, draft: FormDraft.parse({ name: 'استفسار', fields: stricter }) })
    expect((await submit(id, valid, { form_version: 1 })).status).toBe(202)
    expect((await submit(id, valid, { form_version: 2 })).status).toBe(422)
    expect((await submit(id, valid)).status).toBe(422)
    expect(await rowsOf('lead')).toMatchObject([{ form_version: 1 }])
  })

  test('reaches no form that is inactive or unknown', async () => {
    const { id } = await aForm({ active: false })
    expect((await submit(id, valid)).status).toBe(404)
    expect((await submit(99, valid)).status).toBe(404)
  })

  test.each([
    ['a NUL', '\u0000'],
    ['half a character', '\ud800'],
  ])('with %s is refused', async (_, text) => {
    const { id } = await aForm()
    expect((await submit(id, { ...valid, name: `س${text}` })).status).toBe(422)
  })

  test('[C-247] is limited to a human rate: the rest is 429 with the time to retry', async () => {
    const { id } = await aForm()
    const statuses: number[] = []
    for (let count = 0; count < 22; count += 1) statuses.push((await submit(id, valid, { key: `k${count}` })).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 202), 429, 429])
    const answer = await app.request(`https://site.test/forms_api/forms/${id}/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('the checks of the server', () => {
  const check = async (formField: FormField, value: string) => {
    const { id } = await aForm({}, [formField])
    const { status, json } = await submit(id, { [formField.name]: value })
    return status === 202
      ? 'taken'
      : json.errors.map(({ code, number }: { code: string; number?: number }) => [code, number].filter((part) => part !== undefined).join(' ')).join()
  }

  test('[B-286][C-148][C-150] keep the four rules at their boundaries', async () => {
    expect(await check(field('f', 'text', { rules: { required: true } }), '  ')).toBe('required')
    expect(await check(field('f', 'text', { rules: { required: true } }), 'س')).toBe('taken')
    const answers = []
    for (const value of ['ab', 'abc', 'abcd']) answers.push(await check(field('f', 'text', { rules: { min: 3 } }), value))
    for (const value of ['ab', 'abc', 'abcd']) answers.push(await check(field('f', 'text', { rules: { max: 3 } }), value))
    expect(answers).toEqual(['min 3', 'taken', 'taken', 'taken', 'taken', 'max 3'])
  })

  test('[B-287][C-149][C-150] say of a text that is too long that it is, and of nothing else', async () => {
    expect(await check(field('f', 'text'), 'س'.repeat(1000))).toBe('taken')
    expect(await check(field('f', 'text'), 'س'.repeat(1001))).toBe('max 1000')
    expect(await check(field('f', 'textarea'), 'س'.repeat(10_001))).toBe('max 10000')
  })

  test.each(['(a+)+', '(a|aa)+', '(a|a)*b'])('are not held up by the pattern %s of an editor', async (source) => {
    const textField = field('f', 'text', { rules: { pattern: { source } } })
    expect(await check(textField, `${'a'.repeat(200)}!`)).toBe('pattern')
    expect(await check(field('f', 'text', { rules: { pattern: { source: '[A-Z]{2}[0-9]{3}' } } }), 'AB123')).toBe('taken')
  })

  test('bring hostile texts back unharmed', async () => {
    const { id } = await aForm({}, [field('name', 'text'), field('message', 'textarea')])
    for (const [index, text] of hostileTexts.entries()) {
      services.time.now = new Date(services.time.now.getTime() + 60_000)
      const { status } = await submit(id, { name: text, message: text }, { key: `h${index}` })
      expect([text, status]).toEqual([text, 202])
    }
    const storedAttributes = (await rowsOf('lead')).map(({ attributes }) => attributes as { name?: string; message?: string })
    expect(storedAttributes.map(({ name = '' }) => name)).toEqual(hostileTexts.map((text) => text.trim()))
    expect(storedAttributes.map(({ message = '' }) => message)).toEqual(hostileTexts.map((text) => text.trim()))
  })
})

describe('sent twice', () => {
  test('500 identical submissions at once are one lead with one answer', async () => {
    const { settings } = FormDraft.parse({ name: 'x' })
    const { id } = await aForm({
      settings: { ...settings, notifications: [{ recipients: ['team@example.com'], subject: { ar: 'طلب' }, template: { ar: '' } }] },
    })
    const answers = await Promise.all(Array.from({ length: 500 }, () => submit(id, valid, { key: 'one' })))
    expect(new Set(answers.map(({ status, json }) => JSON.stringify([status, json])))).toHaveProperty('size', 1)
    expect(answers[0]?.status).toBe(202)
    expect(await rowsOf('lead')).toHaveLength(1)
  })

  test('to two processes at once is one lead as well', async () => {
    const { id } = await aForm()
    const { submitLead } = await import('#domains/leads/index.server.ts')
    const { leadIntake } = await import('./lead-intake.server.ts')
    const submission = {
      formId: id,
      values: valid,
      files: {},
      formVersion: null,
      key: 'one',
      pageUrl: '',
      solution: '',
      honeypot: '',
      captchaToken: '',
      sender: { address: null },
    }
    const processes = await Promise.all(Array.from({ length: 20 }, async () => ({ ...(await leadIntake(services)), running: new Map() })))
    const answers = await Promise.all(processes.map((intake) => submitLead({ ...services.staffCtx, staff: null }, intake, submission)))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await rowsOf('lead')).toHaveLength(1)
  })

  test('by the same key to another form is another lead', async () => {
    const [one, other] = [await aForm(), await aForm()]
    await submit(one.id, valid, { key: 'one' })
    await submit(other.id, valid, { key: 'one' })
    expect(await rowsOf('lead')).toHaveLength(2)
  })
})

describe('its notifications', () => {
  const crm = { id: 'crm', kind: 'webhook' as const, name: 'CRM', url: 'https://crm.example.com/leads', enabled: true }
  const { settings } = FormDraft.parse({ name: 'x' })
  const withMails = {
    settings: {
      ...settings,
      notifications: [{ recipients: ['team@example.com'], subject: { ar: 'طلب من {name}' }, template: { ar: 'هاتف: {phone}' } }],
      confirmations: { enabled: true, email_field: 'email', subject: { ar: 'وصلنا طلبك' }, template: { ar: 'مرحبًا {name}' } },
    },
    integrations: [crm, { ...crm, id: 'off', enabled: false }],
  }
  /** What a robot leaves: the judgement is about proof of work, which the test of spam covers. */
  const solved = async () => {
    const { solveChallenge } = await import('altcha-lib')
    const { deriveKey } = await import('altcha-lib/algorithms/pbkdf2')
    const { challenge } = (await call('/forms_api/challenge', { token: null })).json.data
    const solution = await solveChallenge({ challenge, deriveKey })
    services.time.now = new Date(services.time.now.getTime() + 5000)
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  }

  test('is queued with it: mails to the team and the customer, a webhook to each receiver that is on', async () => {
    const { id } = await aForm(withMails)
    await submit(id, valid, { altcha: await solved() })
    expect(await rowsOf('lead')).toMatchObject([{ state: 'new', suspicions: [] }])
    const queued = await rowsOf('delivery')
    expect(queued.map(({ key, kind, subject_id }) => [key, kind, subject_id])).toEqual([
      ['lead:1:notification:0:team@example.com', 'mail', '1'],
      ['lead:1:confirmation', 'mail', '1'],
      ['lead:1:webhook:crm', 'webhook', '1'],
    ])
    expect(queued[0]?.payload).toMatchObject({
      to: 'team@example.com',
      replyTo: 'sara@example.com',
      props: { ownSubject: 'طلب من سارة', introduction: 'هاتف: +971501234567' },
    })
    expect(queued[1]?.payload).toMatchObject({ to: 'sara@example.com', props: { ownText: 'مرحبًا', facts: [] } })
    for (const { payload } of queued.slice(0, 2)) {
      const { mail, props } = payload as { mail: string; props: unknown }
      expect(mails.get(mail)?.mail.props.safeParse(props).error).toBeUndefined()
    }
    expect(queued[2]?.payload).toMatchObject({ event: 'lead.created', body: { id: 1, attributes: { name: 'سارة' } } })
  })

  test('reaches the mailboxes of the location and the retailer that the visitor chose', async () => {
    await db.execute(sql`insert into retailer (id, name, dealer_code, email, tag_class) values (7, 'معرض دبي', 'D', 'dubai@example.com', '["sales"]')`)
    await db.execute(sql`insert into form_location (name, value, email) values ('الرياض', 'riyadh', 'riyadh@example.com')`)
    const { id } = await aForm(withMails, [...fields, field('retailer', 'retailer'), field('place', 'location')])
    await submit(id, { ...valid, retailer: '7', place: 'riyadh' }, { altcha: await solved() })
    expect(await rowsOf('lead')).toMatchObject([{ retailer_id: 7 }])
    const mails = (await rowsOf('delivery')).filter(({ kind }) => kind === 'mail').map(({ payload }) => (payload as { to: string }).to)
    expect(mails).toEqual(['team@example.com', 'riyadh@example.com', 'dubai@example.com', 'sara@example.com'])
    expect((await submit(id, { ...valid, retailer: '8' })).json.errors).toMatchObject([{ field: 'retailer', code: 'not_an_option' }])
  })

  describe('a program that posts a lead as documented', () => {
    const asProgram = async (formId: number, token: string, key = '') =>
      call(`/forms_api/forms/${formId}/leads`, { method: 'POST', token, body: { attributes: valid }, ...(key ? { headers: { 'idempotency-key': key } } : {}) })
    const aToken = async (scopes: string[]) => (await call('/api/api_tokens', { method: 'POST', body: { name: 'crm', scopes } })).json.data.token as string

    test('[C-228] is trusted with a token whose scope writes leads: the lead is delivered', async () => {
      const { id } = await aForm(withMails)
      const { status, json } = await asProgram(id, await aToken(['leads.write']))
      expect([status, json.data.held]).toEqual([201, undefined])
      expect(await rowsOf('lead')).toMatchObject([{ state: 'new', suspicions: [] }])
      expect(await rowsOf('delivery')).not.toEqual([])
    })

    test('[C-228] is told with 202 that the lead is held when it has no such token, also when it repeats itself', async () => {
      const { id } = await aForm(withMails)
      const token = await aToken(['pages.read'])
      const answers = [await asProgram(id, token, 'k'), await asProgram(id, token, 'k')]
      expect(answers.map(({ status, json }) => [status, json.data.id, json.data.held.reasons])).toEqual([
        [202, 1, ['unsolved']],
        [202, 1, ['unsolved']],
      ])
      expect(await rowsOf('delivery')).toEqual([])
    })
  })

  test('[A-324] is told to the mailboxes of the forms service where its form names nobody', async () => {
    const { settings } = FormDraft.parse({ name: 'x' })
    await call('/forms_api/settings', { method: 'POST', body: { key: 'general.notification_recipients', value: 'desk@example.com, x' } })
    const mailsOf = async (more: object) => {
      const { id } = await aForm({ settings: { ...settings, ...more } })
      await call(`/forms_api/forms/${id}/leads`, { method: 'POST', body: { attributes: valid } })
      return (await rowsOf('delivery')).map(({ payload }) => (payload as { to: string }).to)
    }
    expect(await mailsOf({})).toEqual(['desk@example.com'])
    const notifications = [{ recipients: ['own@example.com'], subject: { ar: 'طلب' }, template: { ar: 'طلب' } }]
    expect(await mailsOf({ notifications })).toEqual(['desk@example.com', 'own@example.com'])
    await db.execute(sql`truncate form_setting restart identity`)
  })

  test('waits for staff while it is suspected, and nothing of it is lost', async () => {
    const { id } = await aForm(withMails)
    const answer = await submit(id, valid, { company_website: 'https://spam.example' })
    expect(answer.status).toBe(202)
    expect(await rowsOf('lead')).toMatchObject([{ state: 'suspected', suspicions: ['honeypot', 'unsolved'], attributes: { name: 'سارة' } }])
    expect(await rowsOf('delivery')).toEqual([])
    expect((await rowsOf('lead_event')).map(({ type }) => type)).toEqual(['received', 'held_back'])
  })
})

describe('files', () => {
  const png = Uint8Array.from(Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'))
  const withPhoto = [...fields, field('photo', 'file', { rules: { size: 1, accept: ['png', 'jpg'] } })]
  const send = async (formId: number, file: Blob, name: string) => {
    const body = new FormData()
    for (const [key, value] of Object.entries(valid)) body.append(`attributes[${key}]`, value)
    body.append('attributes[photo]', file, name)
    const response = await app.request(`https://site.test/forms_api/forms/${formId}/leads`, { method: 'POST', body })
    return { status: response.status, json: (await response.json()) as { errors?: unknown } }
  }

  test('[C-228] travel in a form, and are stored under keys that no address of the media leads to', async () => {
    const { id } = await aForm({}, withPhoto)
    expect((await send(id, new Blob([png]), 'سيارة.png')).status).toBe(202)
    const [storedFile] = await rowsOf('lead_file')
    expect(storedFile).toMatchObject({ lead_id: 1, field: 'photo', name: 'سيارة.png', type: 'image/png', bytes: png.length })
    expect(await services.storage.find(String(storedFile?.storage_key))).toEqual(Buffer.from(png))
    expect(await rowsOf('lead')).toMatchObject([{ attributes: { photo: ['1'] } }])
    expect(await rowsOf('lead_garbage')).toEqual([])
  })

  test.each([
    ['a page', new Blob(['<script>alert(1)</script>']), 'x.png'],
    ['a drawing with script', new Blob(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>']), 'x.svg'],
    ['another type than its name says', new Blob([png]), 'x.jpg'],
    ['a program', new Blob([png]), 'x.png.exe'],
  ])('are judged by their content: %s is refused', async (_, file, name) => {
    const { id } = await aForm({}, withPhoto)
    const { status, json } = await send(id, file, name)
    expect([status, json.errors]).toMatchObject([422, [{ field: 'photo', code: 'file_type' }]])
    expect([await rowsOf('lead'), await rowsOf('lead_garbage')]).toEqual([[], []])
  })

  test('[C-150] may have as many kilobytes as the form says, and not one byte more', async () => {
    const { id } = await aForm({}, withPhoto)
    const padded = (bytes: number) => new Blob([png, new Uint8Array(bytes - png.length)])
    expect((await send(id, padded(1025), 'x.png')).json.errors).toMatchObject([{ field: 'photo', code: 'size', number: 1 }])
    expect((await send(id, padded(1024), 'x.png')).status).toBe(202)
  })
})

test('a body of 50 MB is refused before it is read, whether it says its length or not', async () => {
  const { id } = await aForm()
  const address = `https://site.test/forms_api/forms/${id}/leads`
  const announced = await app.request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': String(50 * 1024 * 1024) },
    body: '{}',
  })
  expect(announced.status).toBe(413)
  let pulled = 0
  const endless = new ReadableStream({
    pull: (controller) => {
      pulled += 1
      controller.enqueue(new Uint8Array(1024 * 1024))
    },
  })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: endless, duplex: 'half' }
  expect((await app.request(address, init as RequestInit)).status).toBe(413)
  expect(pulled).toBeLessThan(5)
})

describe('days and times that visitors choose', () => {
  // Thursday, 10:00 in Dubai and 09:00 in Riyadh and Kuwait.
  const now = new Date('2026-05-14T06:00:00Z')
  const askedFields = [
    field('retailer', 'retailer', { rules: { required: true } }),
    field('day', 'date', { rules: { required: true } }),
    field('time', 'time_slot', { retailer_field: 'retailer', date_field: 'day', slot_minutes: 60 }),
    field('born', 'date', { days: 'past' }),
    field('wanted', 'date', { days: 'any' }),
  ]
  const aRetailer = async (dealer_code: string) => {
    const hours = [
      { days: 'من السبت إلى الخميس', hours: '09:00 - 18:00' },
      { days: 'الجمعة', hours: 'مغلق' },
    ]
    const outcome = await createRetailer(
      services.staffCtx,
      RetailerDraft.parse({ name: `معرض ${dealer_code}`, dealer_code, tag_class: ['sales'], opening_hours: hours }),
    )
    if (!outcome.ok) throw new Error(outcome.code)
    return String(outcome.value.id)
  }
  async function booking() {
    services.time.now = now
    const [dubai, riyadh, kuwait] = [await aRetailer('AE-DXB-01'), await aRetailer('SA-RUH-01'), await aRetailer('KW-KWI-01')]
    const { id } = await aForm({}, askedFields)
    const answerTo = async (values: object) => {
      const { status, json } = await submit(id, { retailer: dubai, day: '2026-05-16', ...values })
      return status === 202 ? 202 : json.errors.map(({ field: name, code }: { field: string; code: string }) => `${name} ${code}`)
    }
    return { id, dubai, riyadh, kuwait, answerTo }
  }

  test('[A-165] are within notice, horizon and opening hours, and a refusal names its field', async () => {
    const { answerTo } = await booking()
    expect(await answerTo({ time: '10:00' })).toBe(202)
    expect(await answerTo({ day: '2026-05-07' })).toEqual(['day in_past'])
    expect(await answerTo({ day: '2031-05-14' })).toEqual(['day too_far'])
    expect(await answerTo({ day: '2026-05-15' })).toEqual(['day closed'])
    expect(await answerTo({ day: '2026-05-14', time: '10:00' })).toEqual(['time not_an_option'])
    expect(await answerTo({ day: '2026-05-14', time: '11:00' })).toBe(202)
    expect(await answerTo({ born: '2026-05-15' })).toEqual(['born in_future'])
    expect(await answerTo({ born: '1988-02-29', wanted: '2031-01-01' })).toBe(202)
    expect(await answerTo({ wanted: '0026-01-01' })).toEqual(['wanted not_a_date'])
  })

  test('[A-165] a day typed day first, in any digits, is stored as an ISO day', async () => {
    const { answerTo } = await booking()
    expect([await answerTo({ day: '١٦/٠٥/٢٠٢٦' }), await answerTo({ day: '16/5/2026' }), await answerTo({ day: '31/02/2026' })]).toEqual([
      202,
      202,
      ['day not_a_date'],
    ])
    expect((await rowsOf('lead')).map(({ attributes }) => (attributes as { day: string }).day)).toEqual(['2026-05-16', '2026-05-16'])
  })

  test('Dubai, Riyadh and Kuwait each keep their own clock, for times and for the response', async () => {
    const { id, dubai, riyadh, kuwait, answerTo } = await booking()
    // The first hour after the notice of 60 minutes.
    const times = async (retailer: string) => [
      await answerTo({ retailer, day: '2026-05-14', time: '10:00' }),
      await answerTo({ retailer, day: '2026-05-14', time: '11:00' }),
    ]
    expect([await times(dubai), await times(riyadh), await times(kuwait)]).toEqual([
      [['time not_an_option'], 202],
      [202, 202],
      [202, 202],
    ])
    // 08:30 in Dubai and 07:30 in Riyadh and Kuwait; all open at nine of their own clocks: 60 minutes of opening hours later.
    services.time.now = new Date('2026-05-14T04:30:00Z')
    for (const retailer of [dubai, riyadh, kuwait])
      expect((await call(`/forms_api/forms/${id}/leads`, { method: 'POST', body: { attributes: { retailer, day: '2026-05-16' } } })).status).toBe(201)
    expect((await rowsOf('lead')).slice(-3).map(({ due_at }) => new Date(String(due_at)).toISOString())).toEqual([
      '2026-05-14T06:00:00.000Z',
      '2026-05-14T07:00:00.000Z',
      '2026-05-14T07:00:00.000Z',
    ])
  })

  test('a phone number without a code is one of the country of the chosen retailer, else of the site', async () => {
    const [dubai, riyadh, kuwait] = [await aRetailer('AE-DXB-01'), await aRetailer('SA-RUH-01'), await aRetailer('KW-KWI-01')]
    const { id } = await aForm({}, [field('retailer', 'retailer'), field('phone', 'phone')])
    const phones = [
      { retailer: kuwait, phone: '9912 3456' },
      { retailer: kuwait, phone: '٩٩١٢٣٤٥٦' },
      { retailer: kuwait, phone: '965 9912 3456' },
      { retailer: kuwait, phone: '050 123 4567' },
      { retailer: riyadh, phone: '0551234567' },
      { retailer: dubai, phone: '0551234567' },
      { phone: '0551234567' },
    ]
    for (const values of phones) expect((await submit(id, values)).status).toBe(202)
    expect((await rowsOf('lead')).map(({ phone }) => phone)).toEqual([
      ...['+96599123456', '+96599123456', '+96599123456', '+971501234567'],
      ...['+966551234567', '+971551234567', '+971551234567'],
    ])
    expect((await submit(id, { retailer: kuwait, phone: '123456789012345' })).json.errors).toMatchObject([{ field: 'phone', code: 'not_a_phone' }])
  })

  test('[B-236] [B-288] a rental is refused for days that are over, too far ahead, or in the wrong order', async () => {
    services.time.now = now
    const { id } = await aForm()
    const rented = async (pickup_date: string, dropoff_date: string) => {
      const { status, json } = await submit(id, { ...valid, reservation: JSON.stringify({ vehicle: 'x', pickup_date, dropoff_date }) })
      return status === 202 ? 202 : json.errors[0]
    }
    expect(await rented('2026-05-20', '2026-05-22')).toBe(202)
    expect(await rented('2026-05-07', '2026-05-22')).toMatchObject({ field: 'reservation', code: 'in_past' })
    expect(await rented('2031-05-07', '2031-05-09')).toMatchObject({ field: 'reservation', code: 'too_far' })
    expect(await rented('2026-05-22', '2026-05-20')).toMatchObject({ field: 'reservation', code: 'not_an_option' })
    expect(await rented('2026-05-22', 'soon')).toMatchObject({ field: 'reservation', code: 'not_a_date' })
  })

  test('[B-236] a rental is refused on weekdays that every block with its form closes, and a long one is kept whole', async () => {
    services.time.now = now
    const { id } = await aForm()
    const aRentalPage = async (path: string, form: number, closed: number[], status = 'published') => {
      const fields = { contact_step_form_id: String(form), additional_json: { datepicker_disabled_days: closed } }
      const blocks = [{ id: 'b1', template: 'rent_a_car', version: 1, fields, groups: [], positions: [], active_positions: [] }]
      await db.execute(sql`insert into page (path, title, type, status, blocks) values (${path}, 'إيجار', 'page', ${status}, ${JSON.stringify(blocks)})`)
      await announceChange(db, `page:${path}`)
      await services.heard()
    }
    await aRentalPage('rent-one', id, [3, 5])
    await aRentalPage('rent-two', id, [5, 6])
    await aRentalPage('rent-draft', id, [], 'draft')
    await aRentalPage('rent-other', id + 1, [])
    const rented = async (pickup_date: string, dropoff_date: string, pickup_place = '') => {
      const { status, json } = await submit(id, { ...valid, reservation: JSON.stringify({ vehicle: 'x', pickup_date, dropoff_date, pickup_place }) })
      return status === 202 ? 202 : json.errors[0].code
    }
    // Wednesday to Thursday, Friday to Sunday, Wednesday to Friday.
    expect([await rented('2026-05-20', '2026-05-21'), await rented('2026-05-22', '2026-05-24'), await rented('2026-05-20', '2026-05-22')]).toEqual([
      202,
      'closed',
      'closed',
    ])
    const place = 'شارع '.repeat(120).trim()
    expect(await rented('2026-05-20', '2026-05-21', place)).toBe(202)
    const [lead] = (await rowsOf('lead')).slice(-1)
    expect(JSON.parse((lead as { attributes: { reservation: string } }).attributes.reservation).pickup_place).toBe(place)
    expect(await rented('2026-05-20', '2026-05-21', 'x'.repeat(4000))).toBe('max')
    // A page that is published while forms are sent counts from then on: Wednesday is open on one of three.
    expect(await rented('2026-05-22', '2026-05-23')).toBe('closed')
    await aRentalPage('rent-three', id, [3])
    expect(await rented('2026-05-22', '2026-05-23')).toBe(202)
  })

  test("[A-165] nobody is asked to come, and no lead is late, on a public holiday of the retailer's country", async () => {
    const { id, dubai, kuwait, answerTo } = await booking()
    const holiday = { from: '2026-05-16', to: '2026-05-17', name: 'عيد' }
    const countries = builtInMarkets.map((market) => ({ ...market, holidays: market.country === 'KW' ? [holiday] : [] }))
    await upsertSetting(services.staffCtx, { key: 'markets.countries', value: JSON.stringify(countries) }, settingTable)
    services.site.forget()
    try {
      expect([await answerTo({ retailer: dubai }), await answerTo({ retailer: kuwait }), await answerTo({ retailer: kuwait, day: '2026-05-18' })]).toEqual([
        202,
        ['day closed'],
        202,
      ])
      // Friday evening: Kuwait is closed on Friday, then has a holiday, and opens on Monday at nine.
      services.time.now = new Date('2026-05-15T16:00:00Z')
      expect((await call(`/forms_api/forms/${id}/leads`, { method: 'POST', body: { attributes: { retailer: kuwait, day: '2026-05-18' } } })).status).toBe(201)
      expect((await rowsOf('lead')).slice(-1).map(({ due_at }) => new Date(String(due_at)).toISOString())).toEqual(['2026-05-18T07:00:00.000Z'])
    } finally {
      await db.execute(sql`delete from setting where key = 'markets.countries'`)
      services.site.forget()
    }
  })
})
