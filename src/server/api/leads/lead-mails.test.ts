import { expect, test } from 'vitest'
import { createVehicle } from '#domains/stock/vehicles/save-vehicle.server.ts'
import { aField, leadsOfTest } from '#tests/support/records/a-lead.ts'
import { aVehicle } from '#tests/support/records/a-vehicle.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const { call } = apiCaller(services)
const { emptied, aForm, aLead } = leadsOfTest(services)
type Fact = { label: string; value: string }

test('mails of a lead and its screen say the name of the car, an agreement in words, and days as people write them', async () => {
  await emptied()
  const car = await createVehicle(services.staffCtx, aVehicle({ status: 'stock', model_display_name: 'ديفندر 110', version: 'P400' }))
  if (!car.ok) throw new Error(car.code)
  const formId = await aForm({
    fields: [aField('email', 'email'), aField('car', 'vehicle'), aField('day', 'date'), aField('agreed', 'consent', { html: { ar: 'أوافق' } })],
    settings: { notifications: [{ recipients: ['team@example.com'], subject: { ar: 'عن {car}' }, template: { ar: '' } }] },
  })
  const id = await aLead({ email: 'sara@example.com', car: String(car.value.id), day: '2026-05-20', agreed: 'yes' }, { formId })
  const wantedTexts = ['sara@example.com', 'ديفندر 110 P400', '20 مايو 2026', 'موافق']
  const { rows } = await services.database.db.$client.query<{ payload: { mail: string; props: { facts: Fact[]; received: string; ownSubject: string } } }>(
    `select payload from delivery where subject_id = $1 and key like '%team@example.com'`,
    [String(id)],
  )
  const [mailProps] = rows.map(({ payload }) => payload.props)
  expect(mailProps?.facts.map(({ value }) => value)).toEqual(wantedTexts)
  expect([mailProps?.ownSubject, mailProps?.received]).toEqual(['عن ديفندر 110 P400', expect.stringMatching(/^15 مايو 2026، \d\d:\d\d$/)])
  expect((await call(`/api/leads/${id}`)).json.data.facts.map(({ value }: Fact) => value)).toEqual(wantedTexts)
})

test('the mails of an English form have the moment in English words', async () => {
  await emptied()
  const formId = await aForm({
    locale: 'en',
    settings: { notifications: [{ recipients: ['team@example.com'], subject: { ar: 'استفسار', en: 'An enquiry' }, template: { ar: '' } }] },
  })
  await aLead({ name: 'Sara', email: 'sara@example.com' }, { formId })
  const { rows } = await services.database.db.$client.query<{ received: string }>(`select payload->'props'->>'received' received from delivery`)
  expect(rows.map(({ received }) => received)).toEqual([expect.stringMatching(/^15 May 2026, \d\d:\d\d$/)])
})

test('staff read the name of a car that a lead is about also while it is not on the site, with that it is not', async () => {
  await emptied()
  const car = await createVehicle(services.staffCtx, aVehicle({ status: 'stock', is_published: false, model_display_name: 'ديفندر 90', version: 'P300' }))
  if (!car.ok) throw new Error(car.code)
  const formId = await aForm({ fields: [aField('email', 'email'), aField('car', 'vehicle')] })
  const id = await aLead({ email: 'sara@example.com', car: String(car.value.id) }, { formId })
  const { facts } = (await call(`/api/leads/${id}`)).json.data as { facts: Fact[] }
  expect(facts[1]?.value).toBe('\u2068ديفندر 90 P300\u2069 (غير معروضة على الموقع حاليًا)')
})

test('the confirmation to a customer names the car, comes from the retailer and is answered to it', async () => {
  await emptied()
  await services.database.db.$client.query(`update retailer set email = 'dubai@example.com' where id = 7`)
  const car = await createVehicle(services.staffCtx, aVehicle({ status: 'stock', model_display_name: 'ديفندر 90', version: 'P300', vin: 'SALCONFIRMED00001' }))
  if (!car.ok) throw new Error(car.code)
  const formId = await aForm({
    fields: [aField('email', 'email'), aField('retailer', 'retailer'), aField('car', 'vehicle'), aField('more', 'vehicle')],
    settings: { confirmations: { enabled: true, email_field: 'email', subject: { ar: '' }, template: { ar: '' } } },
  })
  // What is no car of the stock was written by whoever sent the form.
  const id = await aLead({ email: 'sara@example.com', retailer: '7', car: String(car.value.id), more: 'نص من الزائر' }, { formId })
  const { rows } = await services.database.db.$client.query<{ payload: { fromName: string; replyTo: string; props: { facts: Fact[] } } }>(
    `select payload from delivery where subject_id = $1 and key like '%confirmation'`,
    [String(id)],
  )
  expect(rows.map(({ payload: { fromName, replyTo, props } }) => [fromName, replyTo, props.facts.map(({ value }) => value)])).toEqual([
    ['معرض دبي', 'dubai@example.com', ['معرض دبي', 'ديفندر 90 P300']],
  ])
})
