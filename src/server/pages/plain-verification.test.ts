import { JSDOM } from 'jsdom'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { FormDraft } from '#domains/forms/index.ts'
import { createForm } from '#domains/forms/index.server.ts'
import { createApp } from '#server/app.server.ts'
import { aTwilio, RIGHT_CODE, twilioEnv } from '#tests/support/services/a-twilio.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const twilio = await aTwilio()
const services = await testServices({ SERVICE_NETWORK: 'private', ...twilioEnv(twilio.url) })
const app = createApp(services)
const name = { id: 'name', name: 'name', type: 'text', label: { ar: 'الاسم' }, rules: { required: true } }
const phone = { id: 'phone', name: 'phone', type: 'phone', label: { ar: 'الجوال' }, verify: true }
const created = await createForm(services.staffCtx, FormDraft.parse({ name: 'استفسار', fields: [name, phone] }))
const address = `https://site.test/ar/form/${created.ok ? created.value.id : 0}`

/** What a browser without JavaScript sends: the form as the page has it, with what the visitor enters. */
async function send(page: JSDOM, entered: Record<string, string>): Promise<{ status: number; location: string | null; page: JSDOM }> {
  const { window } = page
  const form = window.document.querySelector('main form') as HTMLFormElement
  for (const [key, value] of Object.entries(entered)) {
    const control = form.elements.namedItem(key) as HTMLInputElement
    if (control.type === 'checkbox') control.checked = true
    else control.value = value
  }
  const body = new URLSearchParams([...new window.FormData(form)].map(([key, value]) => [key, String(value)]))
  const response = await app.request(address, { method: 'POST', body })
  return { status: response.status, location: response.headers.get('location'), page: new JSDOM(await response.text()) }
}
const open = async () => new JSDOM(await (await app.request(address)).text())
const codeOf = (page: JSDOM) => page.window.document.querySelector<HTMLInputElement>('[name="_code.phone"]')
const noteOf = (page: JSDOM) => page.window.document.querySelector('[id$="-code-note"]')?.textContent
const leads = async () => (await services.database.db.execute(sql`select state, suspicions, attributes from lead order by id`)).rows
const givenValues = { name: 'سارة', phone: '٠٥٠ ١٢٣ ٤٥٦٧' }

beforeEach(async () => {
  twilio.failure = null
  twilio.requests.length = 0
  await services.database.db.execute(sql`truncate lead, phone_attempt, budget_use restart identity cascade`)
})

test('without a script the number is asked for its code, keeps what was typed, and is taken with the right code', async () => {
  const codeStep = await send(await open(), givenValues)
  expect([codeStep.status, noteOf(codeStep.page), codeOf(codeStep.page)?.autocomplete]).toEqual([422, expect.stringContaining('أرسلنا رمزًا'), 'one-time-code'])
  expect(twilio.requests.map(({ form }) => form)).toEqual([{ To: '+971501234567', Channel: 'sms' }])
  expect(codeStep.page.window.document.querySelector<HTMLInputElement>('[name=name]')?.value).toBe('سارة')
  expect(await leads()).toEqual([])

  const wrong = await send(codeStep.page, { '_code.phone': '000000' })
  expect([wrong.status, noteOf(wrong.page), codeOf(wrong.page)?.getAttribute('aria-invalid')]).toEqual([422, 'الرمز غير صحيح.', 'true'])
  const takenLead = await send(wrong.page, { '_code.phone': RIGHT_CODE })
  expect([takenLead.status, takenLead.location]).toEqual([303, expect.stringContaining('_sent=1')])
  expect(await leads()).toMatchObject([{ suspicions: ['unsolved'], attributes: { name: 'سارة', phone: '+971501234567' } }])
})

test('a code that was right is not asked for again when another field is refused', async () => {
  const codeStep = await send(await open(), givenValues)
  const refused = await send(codeStep.page, { name: ' ', '_code.phone': RIGHT_CODE })
  expect(refused.status).toBe(422)
  expect((await send(refused.page, { name: 'سارة' })).status).toBe(303)
  expect(twilio.requests).toHaveLength(2)
})

test('another code is sent on request, five in an hour and no more', async () => {
  let { page } = await send(await open(), givenValues)
  for (let count = 2; count <= 5; count += 1) page = (await send(page, { _another_code: 'phone' })).page
  expect([twilio.requests.length, noteOf(page)]).toEqual([5, expect.stringContaining('أرسلنا رمزًا')])
  page = (await send(page, { _another_code: 'phone' })).page
  expect([twilio.requests.length, noteOf(page)]).toEqual([5, expect.stringContaining('تعددت المحاولات')])
  expect((await send(page, { '_code.phone': RIGHT_CODE })).status).toBe(303)
})

test('a service that is down blocks nobody: the form is accepted and kept for staff', async () => {
  twilio.failure = { status: 500, body: { code: 20500, message: 'no', status: 500 } }
  expect((await send(await open(), givenValues)).status).toBe(303)
  expect(await leads()).toMatchObject([{ state: 'suspected', suspicions: ['unsolved', 'unverified_phone'] }])
})
