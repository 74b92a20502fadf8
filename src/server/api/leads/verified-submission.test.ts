import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { FormDraft } from '#domains/forms/index.ts'
import { createForm } from '#domains/forms/index.server.ts'
import { minutes } from '#kernel/durations.ts'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { aTwilio, RIGHT_CODE, twilioEnv } from '#tests/support/services/a-twilio.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const twilio = await aTwilio()
const services = await testServices({ SERVICE_NETWORK: 'private', ...twilioEnv(twilio.url) })
const { call, post } = apiCaller(services)
const { db } = services.database
const NUMBER = '+971501234567'
const verified = [
  { id: 'phone', name: 'phone', type: 'phone', label: { ar: 'الجوال' }, verify: true },
  { id: 'email', name: 'email', type: 'email', label: { ar: 'البريد' }, verify: true },
]
const later = (ms: number) => {
  services.time.now = new Date(services.time.now.getTime() + ms)
}
async function aForm(fields: readonly object[] = verified): Promise<number> {
  const outcome = await createForm(services.staffCtx, FormDraft.parse({ name: 'استفسار', fields }))
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value.id
}
const submit = (id: number, attributes: object, more: object = {}) => post(`/forms_api/forms/${id}/leads`, { attributes, ...more }, { token: null })
const leads = async () => (await db.execute<{ id: number; state: string; suspicions: string[] }>(sql`select id, state, suspicions from lead order by id`)).rows
async function proofOf(number = NUMBER): Promise<string> {
  // The form that asks for it is the one made last.
  const [form] = (await db.execute<{ id: number }>(sql`select max(id)::int as id from form`)).rows
  const verification = await post('/twilio/create_verification', { phone_number: number }, { token: null, headers: { 'maarad-form': String(form?.id) } })
  expect(verification.status).toBe(201)
  const headers = { 'maarad-verification': verification.json.data.verification }
  return (await post('/twilio/check_verification', { phone_number: number, code: RIGHT_CODE }, { token: null, headers })).json.data.proof
}

beforeEach(async () => {
  later(minutes(120))
  await db.execute(sql`truncate form, form_version, binned_form, lead, phone_attempt, budget_use, spent_challenge restart identity cascade`)
})

describe('a phone number that is to be verified', () => {
  test('is refused without a proof, with a false one and with one of another number; the right one is recorded in the timeline', async () => {
    const id = await aForm()
    const proof = await proofOf()
    const other = await proofOf('+971501234568')
    const [at, signature] = proof.split('.')
    for (const phone of [undefined, '', 'x', other, `${Number(at) + 1}.${signature}`]) {
      const { status, json } = await submit(id, { phone: NUMBER }, phone === undefined ? {} : { proofs: { phone } })
      expect([phone, status, json.errors]).toMatchObject([phone, 422, [{ field: 'phone', code: 'unverified' }]])
    }
    expect(await leads()).toEqual([])
    // As the visitor wrote it: the proof is for the number, not for its spelling.
    expect((await submit(id, { phone: '٠٥٠ ١٢٣ ٤٥٦٧' }, { proofs: { phone: proof } })).status).toBe(202)
    const [lead] = await leads()
    const { json } = await call(`/forms_api/forms/${id}/leads/${lead?.id}`)
    expect(json.data.events.slice(0, 2)).toMatchObject([{ type: 'received' }, { type: 'verified', detail: { text: 'الجوال' } }])
    expect(lead?.suspicions).toEqual(['unsolved'])
  })

  test('counts for half an hour; after it the form is kept for staff, since it may have waited for a connection', async () => {
    const id = await aForm()
    const proof = await proofOf()
    later(minutes(30))
    await submit(id, { phone: NUMBER }, { proofs: { phone: proof } })
    later(1)
    await submit(id, { phone: NUMBER }, { proofs: { phone: proof } })
    expect((await leads()).map(({ suspicions }) => suspicions)).toEqual([['unsolved'], ['unsolved', 'expired_proof']])
  })

  test('of a visitor who cannot be sent a code is held back for staff', async () => {
    const id = await aForm()
    expect((await submit(id, { phone: NUMBER }, { unverified: true })).status).toBe(202)
    expect(await leads()).toMatchObject([{ state: 'suspected', suspicions: ['unsolved', 'unverified_phone'] }])
  })

  test('is asked for nothing where it is empty, or where no field wants it', async () => {
    expect((await submit(await aForm(), { phone: ' ' })).status).toBe(202)
    expect((await submit(await aForm([{ ...verified[0], verify: undefined }]), { phone: NUMBER })).status).toBe(202)
  })

  test('travels with files as well', async () => {
    const id = await aForm()
    const body = new FormData()
    body.append('attributes[phone]', NUMBER)
    const { createApp } = await import('#server/app.server.ts')
    const send = () => createApp(services).request(`https://site.test/forms_api/forms/${id}/leads`, { method: 'POST', body })
    expect((await send()).status).toBe(422)
    body.append('proofs[phone]', await proofOf())
    expect((await send()).status).toBe(202)
  })
})

describe('an e-mail address that is to be verified', () => {
  const checker = { status: 'valid', asked: [] as string[] }

  beforeEach(async () => {
    checker.asked = []
    const service = await aReceiver(({ body }, response) => {
      checker.asked.push((JSON.parse(body) as { email: string }).email)
      response.writeHead(checker.status === '' ? 500 : 200).end(JSON.stringify({ data: { status: checker.status } }))
    })
    await services.set({ 'email_check.api_url': service.url, 'email_check.api_key': 'a secret key' })
  })

  test.each([
    ['valid', 202],
    ['accept_all', 202],
    ['invalid', 422],
    ['disposable', 422],
    ['unknown', 422],
    ['', 202],
  ])('[C-151][C-152][C-156] is checked by the service before it is taken: %j gives %i', async (status, expected) => {
    checker.status = status
    const { status: answered, json } = await submit(await aForm(), { email: 'Sara@Example.com' })
    expect([answered, checker.asked]).toEqual([expected, ['sara@example.com']])
    if (expected === 422) expect(json.errors).toMatchObject([{ field: 'email', code: 'not_reachable' }])
  })

  test('[C-151] is checked once: the result counts for half an hour, and for this address only', async () => {
    checker.status = 'valid'
    const id = await aForm()
    const { proof: email } = (await post('/api/email_checks', { email: 'Sara@example.com' }, { token: null })).json.data
    expect((await submit(id, { email: 'sara@example.com' }, { proofs: { email } })).status).toBe(202)
    expect(checker.asked).toHaveLength(1)
    await submit(id, { email: 'other@example.com' }, { proofs: { email } })
    expect(checker.asked).toEqual(['Sara@example.com', 'other@example.com'])
    later(minutes(30) + 1)
    await submit(id, { email: 'sara@example.com' }, { proofs: { email } })
    expect(checker.asked).toHaveLength(3)
  })

  test('an address that is not valid gets no proof', async () => {
    checker.status = 'disposable'
    expect((await post('/api/email_checks', { email: 'x@example.com' }, { token: null })).json.data).toEqual({ valid: false, status: 'disposable' })
  })
})

test('without services of the operator nothing is asked for', async () => {
  const bare = await testServices()
  const createdForm = await createForm(bare.staffCtx, FormDraft.parse({ name: 'استفسار', fields: verified }))
  const { status } = await apiCaller(bare).post(`/forms_api/forms/${createdForm.ok ? createdForm.value.id : 0}/leads`, {
    attributes: { phone: NUMBER, email: 'a@b.co' },
  })
  expect(status).toBe(201)
})
