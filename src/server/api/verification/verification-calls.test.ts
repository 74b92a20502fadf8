import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { FormDraft } from '#domains/forms/index.ts'
import { createForm } from '#domains/forms/index.server.ts'
import { latinDigits } from '#kernel/digits.ts'
import { minutes, seconds } from '#kernel/durations.ts'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { aTwilio, RIGHT_CODE, twilioEnv } from '#tests/support/services/a-twilio.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const twilio = await aTwilio()
const services = await testServices({ SERVICE_NETWORK: 'private', ...twilioEnv(twilio.url) })
const { post } = apiCaller(services)
const { db } = services.database
const NUMBER = '+971501234567'
const start = services.time.now
const phone = { id: 'phone', name: 'phone', type: 'phone', label: { ar: 'الجوال' }, verify: true }
const created = await createForm(services.staffCtx, FormDraft.parse({ name: 'استفسار', fields: [phone] }))
const formId = created.ok ? created.value.id : 0
/** What the visitor was given with the last code of each number. */
const verifications = new Map<string, string>()
const create = async (phone_number: string) => {
  const answer = await post('/twilio/create_verification', { phone_number }, { token: null, headers: { 'maarad-form': String(formId) } })
  if (answer.status === 201) verifications.set(answer.json.data.phone_number, answer.json.data.verification)
  return answer
}
const check = (phone_number: string, code: string, verification = verifications.get(latinDigits(phone_number)) ?? '') =>
  post('/twilio/check_verification', { phone_number, code }, { token: null, headers: { 'maarad-verification': verification } })
const later = (ms: number) => {
  services.time.now = new Date(services.time.now.getTime() + ms)
}

beforeEach(async () => {
  services.time.now = start
  twilio.failure = null
  twilio.requests.length = 0
  twilio.flaws.length = 0
  verifications.clear()
  await db.execute(sql`delete from phone_attempt`)
  await db.execute(sql`delete from budget_use`)
  // Most of these tests send without a proof.
  await db.execute(
    sql`insert into budget_use (day, kind, key, used) values ('2026-05-15', 'sms_unproved', '', -1000), ('2026-05-15', 'sms_unproved_sender', 'inside', -1000)`,
  )
})

describe('phones', () => {
  test('[C-269][C-271] a code is sent to the number, by SMS, as Twilio describes its call', async () => {
    expect(await create(NUMBER)).toMatchObject({ status: 201, json: { data: { status: 'pending', phone_number: NUMBER, expires_in: 600 } } })
    expect(twilio.requests.map(({ form }) => form)).toEqual([{ To: NUMBER, Channel: 'sms' }])
    expect(twilio.flaws).toEqual([])
  })

  test('[C-270][C-272] the right code is approved, a wrong one leaves it pending, and a used one is gone', async () => {
    await create(NUMBER)
    expect(await check(NUMBER, '000000')).toMatchObject({ status: 200, json: { data: { status: 'pending', valid: false } } })
    expect(await check(NUMBER, RIGHT_CODE)).toMatchObject({ status: 200, json: { data: { status: 'approved', valid: true } } })
    expect((await check(NUMBER, RIGHT_CODE)).status).toBe(404)
    expect(twilio.requests.slice(1).map(({ form }) => form)[0]).toEqual({ To: NUMBER, Code: '000000' })
    expect(twilio.flaws).toEqual([])
  })

  test('Arabic-Indic and Persian digits are digits', async () => {
    expect(await create('+٩٧١٥٠١٢٣٤٥٦٧')).toMatchObject({ status: 201, json: { data: { phone_number: NUMBER } } })
    expect(await check('+۹۷۱۵۰۱۲۳۴۵۶۷', '١٢٣٤٥٦')).toMatchObject({ json: { data: { valid: true } } })
  })

  test.each(['0501234567', '971501234567', '+971 50 123 4567', '+97150', '+999123456789', '+9715012345678901', 'abc', ''])(
    '[C-271] %j is no number in the form of E.164 that any country has, and Twilio is not asked',
    async (number) => {
      expect(await create(number)).toMatchObject({ status: 422, json: { error: { fields: { phone_number: ['not_e164'] } } } })
      expect((await check(number, RIGHT_CODE)).status).toBe(422)
      expect(twilio.requests).toEqual([])
    },
  )

  test('[C-271] the sixth code within an hour is refused with the time to wait; another number and a later hour are not', async () => {
    for (let count = 1; count <= 5; count += 1) {
      expect((await create(NUMBER)).status).toBe(201)
      later(minutes(1))
    }
    expect((await create(NUMBER)).status).toBe(429)
    expect(twilio.requests).toHaveLength(5)
    expect((await create('+971501234568')).status).toBe(201)
    later(minutes(55) - 1)
    expect((await create(NUMBER)).status).toBe(429)
    later(1)
    expect((await create(NUMBER)).status).toBe(201)
  })

  test('many requests at once for one number send five codes', async () => {
    const statuses = await Promise.all(Array.from({ length: 12 }, () => create(NUMBER).then(({ status }) => status)))
    expect(statuses.filter((status) => status === 201)).toHaveLength(5)
    expect(twilio.requests).toHaveLength(5)
  })

  test('an address has twenty codes sent within an hour, to whatever numbers', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 21; count += 1) statuses.push((await create(`+9715012345${String(count).padStart(2, '0')}`)).status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
  })

  test('[C-272] after five wrong codes the right one is refused too, until a new code is sent', async () => {
    await create(NUMBER)
    later(1)
    for (let wrong = 1; wrong <= 5; wrong += 1) expect((await check(NUMBER, '000000')).status).toBe(200)
    expect((await check(NUMBER, RIGHT_CODE)).status).toBe(429)
    expect(twilio.requests).toHaveLength(6)
    later(seconds(30))
    await create(NUMBER)
    later(1)
    expect((await check(NUMBER, RIGHT_CODE)).json.data.valid).toBe(true)
  })

  test.each([
    [500, 503],
    [401, 503],
    [429, 429],
    [400, 422],
  ])('a Twilio that answers %i gives %i', async (status, expected) => {
    twilio.failure = { status, body: { code: 20000, message: 'no', status } }
    expect((await create(NUMBER)).status).toBe(expected)
  })

  test('[C-272] a code that nobody was sent is gone', async () => {
    expect((await check('+971501234599', RIGHT_CODE)).status).toBe(404)
  })

  test('neither numbers nor addresses are kept, only digests', async () => {
    await create(NUMBER)
    const { rows } = await db.execute(sql`select * from phone_attempt`)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('501234567')
    expect(services.messages.join()).not.toContain('501234567')
  })
})

describe('e-mail addresses', () => {
  test('[C-151][C-276] the service of the settings is asked by the server, with its key; without settings nothing is', async () => {
    const ask = (email: unknown) => post('/api/email_checks', { email }, { token: null })
    expect((await ask('sara@example.com')).status).toBe(503)
    const checker = await aReceiver((_, response) => void response.writeHead(200).end('{"data":{"status":"disposable","score":10}}'))
    await services.set({ 'email_check.api_url': `${checker.url}/verify`, 'email_check.api_key': 'a secret key' })
    expect(await ask('sara@example.com')).toMatchObject({ status: 200, json: { data: { valid: false, status: 'disposable' } } })
    expect(checker.received).toMatchObject([
      { method: 'POST', path: '/verify', body: '{"email":"sara@example.com"}', headers: { authorization: 'Bearer a secret key' } },
    ])
    for (const email of ['', 42, undefined]) expect((await ask(email)).status).toBe(422)
    expect(checker.received).toHaveLength(1)
    const statuses: number[] = []
    for (let count = 0; count < 20; count += 1) statuses.push((await ask('sara@example.com')).status)
    expect(statuses.at(-1)).toBe(429)
  })
})
