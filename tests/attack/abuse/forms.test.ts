import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { FormDraft, type FormField } from '#domains/forms/index.ts'
import { createForm, saveForm } from '#domains/forms/index.server.ts'
import { seconds } from '#kernel/durations.ts'
import { leadIntake } from '#server/api/leads/lead-intake.server.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { submitLead } from '#domains/leads/index.server.ts'

const services = await testServices()
const { call, post } = apiCaller(services)
const { db } = services.database

const name: FormField = { id: 'name', name: 'name', type: 'text', label: { ar: 'الاسم' }, rules: { required: true } }
const terms: FormField = { id: 'terms', name: 'terms', type: 'consent', label: { ar: 'الشروط' }, html: { ar: 'أوافق على الشروط' } }

async function aForm(fields: readonly FormField[]): Promise<number> {
  const outcome = await createForm(services.staffCtx, FormDraft.parse({ name: 'إساءة', fields }))
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value.id
}
const lead = (formId: number, attributes: object, { key, ...more }: { key: string } & Record<string, unknown>) =>
  post(`/forms_api/forms/${formId}/leads`, { attributes, ...more }, { token: null, headers: { 'idempotency-key': key } })

async function aSolution(): Promise<string> {
  const { challenge } = (await call('/forms_api/challenge', { token: null })).json.data
  const solution = await solveChallenge({ challenge, deriveKey })
  services.time.now = new Date(services.time.now.getTime() + seconds(5))
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

test('1,300 invalid submissions from 100 networks leave a form open for everybody else', async () => {
  const id = await aForm([name])
  const intake = await leadIntake(services)
  const send = (address: string, values: Record<string, string>, key: string, honeypot = '') =>
    submitLead({ ...services.staffCtx, staff: null }, intake, {
      ...{ formId: id, values, key, honeypot, files: {}, formVersion: null, pageUrl: '', solution: '', captchaToken: '' },
      sender: { address },
    })
  const codes = new Set<string>()
  for (let count = 0; count < 1300; count += 1) {
    const outcome = await send(`192.0.2.${count % 100}`, {}, `invalid ${count}`)
    codes.add(outcome.ok ? 'ok' : outcome.code)
  }
  expect(codes).toEqual(new Set(['invalid']))
  expect(await send('198.51.100.1', { name: 'سارة' }, 'valid')).toMatchObject({ ok: true })
})

test('the sender of invalid submissions is told to wait, with all addresses of an IPv6 network as one', async () => {
  const { countSender } = await leadIntake(services)
  const waits = Array.from({ length: 21 }, (_, index) => countSender(`2001:db8:0:7::${(index + 1).toString(16)}`))
  expect(waits.slice(0, 20).every((wait) => wait === 0)).toBe(true)
  expect(waits[20]).toBeGreaterThan(0)
  expect(countSender('2001:db8:0:8::1')).toBe(0)
})

test('suspected submissions use up nothing of what people may send', async () => {
  const { countForm } = await leadIntake(services)
  let waits = 0
  for (let count = 0; count < 700; count += 1) waits = countForm({ formId: 4242, verdict: 'suspected' })
  expect(waits).toBeGreaterThan(0)
  expect(countForm({ formId: 4242, verdict: 'clean' })).toBe(0)
})

test('one proof of a person counts for one form, also under the same key', async () => {
  const [one, other] = [await aForm([name]), await aForm([name])]
  const altcha = await aSolution()
  await lead(one, { name: 'سارة' }, { key: 'same', altcha })
  await lead(other, { name: 'سارة' }, { key: 'same', altcha })
  const { rows } = await db.execute(sql`select form_id, state, suspicions from lead where key = 'same' order by id`)
  expect(rows).toEqual([
    { form_id: one, state: 'new', suspicions: [] },
    { form_id: other, state: 'suspected', suspicions: ['spent_solution'] },
  ])
})

test('a consent that is required now is required of a submission that names an older version', async () => {
  const id = await aForm([name])
  await saveForm(services.staffCtx, { id, revision: null, draft: FormDraft.parse({ name: 'إساءة', fields: [name, terms] }) })
  const refused = await lead(id, { name: 'سارة' }, { key: 'old', form_version: 1 })
  expect([refused.status, refused.json.errors]).toMatchObject([422, [{ field: 'terms', code: 'required' }]])
  // Taken, and held since it came without a proof.
  expect((await lead(id, { name: 'سارة', terms: 'yes' }, { key: 'old', form_version: 1 })).status).toBe(202)
  const { rows } = await db.execute(sql`select field, text from lead_consent order by id desc limit 1`)
  expect(rows).toEqual([{ field: 'terms', text: 'أوافق على الشروط' }])
})
