import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { FormDraft, type FormField } from '#domains/forms/index.ts'
import { createForm } from '#domains/forms/index.server.ts'
import { removeExpiredLeads, submitLead } from '#domains/leads/index.server.ts'
import { leadIntake } from '#server/api/leads/lead-intake.server.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const { call, post, remove } = apiCaller(services)
const { db } = services.database

const field = (name: string, type: FormField['type'], more: Partial<FormField> = {}): FormField => ({ id: name, name, type, label: { ar: name }, ...more })
const mails = {
  notifications: [{ recipients: ['team@example.com'], subject: { ar: 'طلب من {name}' }, template: { ar: '' } }],
  confirmations: { enabled: true, email_field: 'email', subject: { ar: '' }, template: { ar: '' } },
}

async function aForm(fields: readonly FormField[] = [field('name', 'text'), field('email', 'email')], more: Partial<FormDraft> = {}) {
  const integrations = [{ id: 'crm', kind: 'webhook', name: 'CRM', url: 'https://crm.test/leads', enabled: true }]
  const outcome = await createForm(services.staffCtx, FormDraft.parse({ name: 'استفسار', fields, settings: mails, integrations, ...more }))
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}
const rowsOf = async (text: string) => (await db.execute(sql.raw(text))).rows
const counts = async () => (await call('/forms_api/lead_counts')).json.data

beforeEach(async () => {
  await db.execute(sql`truncate form, form_version, binned_form, lead, delivery, form_location, retailer, page, nav_entry, setting restart identity cascade`)
})

describe('a form that staff try', () => {
  const answers = { attributes: { name: 'تجربة', email: 'visitor@example.com' } }

  test('is checked like any other, also before visitors see it, and answers with the same thanks', async () => {
    const { id } = await aForm([field('name', 'text', { rules: { required: true } })], { active: false })
    expect((await post(`/forms_api/forms/${id}/leads`, answers, { token: null })).status).toBe(404)
    const refused = await post(`/forms_api/forms/${id}/test_leads`, { attributes: {} })
    expect([refused.status, refused.json.errors[0]]).toMatchObject([422, { code: 'required', field: 'name' }])
    const testLead = await post(`/forms_api/forms/${id}/test_leads`, answers)
    expect([testLead.status, testLead.json.data]).toMatchObject([201, { id: 1, mailed_to: '', thank_you: { heading: { ar: '' } } }])
    expect((await post(`/forms_api/forms/${id}/test_leads`, answers, { token: null })).status).toBe(401)
  })

  test('is no lead: it stands in no list and no count, belongs to no retailer, and tells no system', async () => {
    await db.execute(sql`insert into retailer (id, name, dealer_code, tag_class) values (7, 'معرض الرياض', 'r7', '["sales"]')`)
    const { id } = await aForm([field('name', 'text'), field('email', 'email'), field('retailer', 'retailer')])
    const { status } = await post(`/forms_api/forms/${id}/test_leads`, { attributes: { ...answers.attributes, retailer: '7' } })
    expect(status).toBe(201)
    expect(await rowsOf('select state, retailer_id, form_version from lead')).toEqual([{ state: 'test', retailer_id: null, form_version: 1 }])
    expect(await counts()).toEqual({})
    expect((await call('/api/leads')).json.meta.total).toBe(0)
    expect((await call(`/forms_api/forms/${id}/leads`)).json.meta.total).toBe(0)
    expect(await rowsOf('select * from delivery')).toEqual([])
    expect((await call('/api/leads/1')).json.data.state).toBe('test')
  })

  test('writes its mails to the one who tries it and to nobody else, marked as a test', async () => {
    const { id } = await aForm()
    const submission = {
      formId: id,
      values: answers.attributes,
      files: {},
      formVersion: null,
      key: 'k',
      pageUrl: '',
      solution: '',
      honeypot: '',
      captchaToken: '',
    }
    const sentLead = await submitLead(services.staffCtx, await leadIntake(services), {
      ...submission,
      test: { mailTo: 'editor@example.com' },
      sender: { address: null },
    })
    expect(sentLead.ok).toBe(true)
    const deliveries = await rowsOf('select kind, target, payload from delivery order by id')
    expect(deliveries.map(({ kind }) => kind)).toEqual(['mail', 'mail'])
    const text = JSON.stringify(deliveries)
    expect(text).toContain('editor@example.com')
    expect(text).toContain('[تجربة] طلب من تجربة')
    expect(text).toContain('[تجربة] استفسار')
    expect(deliveries.map(({ payload }) => (payload as { to: string }).to)).toEqual(['editor@example.com', 'editor@example.com'])
  })

  test('is gone after a day, and does not keep its form from being deleted', async () => {
    const { id } = await aForm()
    await post(`/forms_api/forms/${id}/test_leads`, answers)
    await removeExpiredLeads(services.staffCtx)
    expect(await rowsOf('select id from lead')).toHaveLength(1)
    await db.execute(sql`update lead set created_at = created_at - interval '25 hours'`)
    await removeExpiredLeads(services.staffCtx)
    expect(await rowsOf('select id from lead')).toEqual([])
    await post(`/forms_api/forms/${id}/test_leads`, answers)
    expect((await remove(`/forms_api/forms/${id}`)).status).toBe(204)
  })
})

describe('who draws a form', () => {
  test('[C-070] gets the choices of location and retailer fields: active ones, in order', async () => {
    await db.execute(
      sql`insert into form_location (name, value, position, is_active) values ('جدة', 'jeddah', 2, true), ('الرياض', 'riyadh', 1, true), ('قديم', 'old', 0, false)`,
    )
    await db.execute(sql`insert into retailer (id, name, dealer_code, tag_class) values (7, 'معرض الرياض', 'r7', '["sales"]')`)
    const { json } = await call('/forms_api/choices')
    expect(json.data.locations).toEqual([
      { value: 'riyadh', label: 'الرياض' },
      { value: 'jeddah', label: 'جدة' },
    ])
    expect(json.data.retailers).toMatchObject([{ value: '7', label: 'معرض الرياض' }])
    expect((await call('/forms_api/choices', { token: null })).status).toBe(401)
  })

  test('gets the number of leads of each form', async () => {
    const [one, other] = [await aForm(), await aForm()]
    for (const { id } of [one, one, other]) await post(`/forms_api/forms/${id}/leads`, { attributes: { name: 'سارة' } }, { token: null })
    expect(await counts()).toEqual({ [one.id]: 2, [other.id]: 1 })
  })

  test('gets the usages of a form: blocks, links, markup, menu entries and kinds of enquiry, and none of other forms', async () => {
    const { id } = await aForm()
    const blocks = [
      { ...aStoredBlock('form', { form_id: String(id) }), id: 'b1' },
      { ...aStoredBlock('snippet', { content: `<a href="#form:${id}">نموذج</a>` }), id: 'b2' },
      { ...aStoredBlock('form', { form_id: '99' }), id: 'b3' },
    ]
    const page = await post('/api/pages', { path: 'asked', title: 'صفحة', status: 'published', blocks })
    expect(page.status).toBe(201)
    await post('/api/nav_entries', { label: 'تجربة قيادة', url: `#form:${id}` })
    await post('/api/nav_entries', { label: 'أخرى', url: `#form:${id}0` })
    await post('/api/settings', { key: 'forms.enquiries', value: { 'test-drive': id } })
    const { json } = await call(`/forms_api/forms/${id}/usages`)
    expect(json.data.map(({ kind, title, block_id }: Record<string, string>) => [kind, title, block_id])).toEqual([
      ['page', 'صفحة', 'b1'],
      ['page', 'صفحة', 'b2'],
      ['nav_entry', 'تجربة قيادة', undefined],
      ['setting', 'forms.enquiries', undefined],
    ])
    expect((await call(`/forms_api/forms/${id}/usages`, { token: null })).status).toBe(401)
  })
})

test('a location brings the lead to its retailer, unless the visitor chose one', async () => {
  await db.execute(
    sql`insert into retailer (id, name, dealer_code, tag_class) values (7, 'معرض الرياض', 'r7', '["sales"]'), (8, 'معرض جدة', 'r8', '["sales"]')`,
  )
  const { id } = await aForm([field('city', 'location'), field('retailer', 'retailer')])
  const location = await post('/forms_api/locations', { name: 'الرياض', value: 'riyadh', retailer_id: 7 })
  expect([location.status, location.json.data.retailer_id]).toEqual([201, 7])
  for (const attributes of [{ city: 'riyadh' }, { city: 'riyadh', retailer: '8' }]) await post(`/forms_api/forms/${id}/leads`, { attributes }, { token: null })
  expect(await rowsOf('select retailer_id from lead order by id')).toEqual([{ retailer_id: 7 }, { retailer_id: 8 }])
})

test('the text after sending is sanitised when it is stored, since it is drawn as it is', async () => {
  const text = { ar: '<p>شكرًا</p><script>alert(1)</script><img src=x onerror=alert(1)>' }
  const { id } = await aForm([], { settings: { ...mails, thank_you: { heading: { ar: '' }, text } } } as Partial<FormDraft>)
  const storedText = (await call(`/forms_api/forms/${id}/settings/thank_you`)).json.data.text.ar
  expect(storedText).toContain('<p>شكرًا</p>')
  expect(storedText).not.toMatch(/script|onerror/)
})

describe('the mails of a form', () => {
  test('are drawn as they would be written, with made-up answers, saved or not; nothing is sent', async () => {
    const settings = {
      notifications: [{ recipients: ['a@example.com', 'b@example.com'], subject: { ar: 'طلب من {name}' }, template: { ar: 'الهاتف {phone}' } }],
      confirmations: { enabled: true, email_field: 'email', subject: { ar: 'وصلنا طلبك' }, template: { ar: 'مرحبًا {name}' } },
    }
    const fields = [
      field('name', 'text'),
      field('phone', 'phone'),
      field('email', 'email'),
      field('choice', 'radio', { options: [{ value: 'x', label: { ar: 'خيار' } }] }),
    ]
    const { status, json } = await post('/forms_api/mail_previews', { name: 'استفسار', fields, settings })
    expect(status).toBe(200)
    const letters = json.data as Record<string, string>[]
    expect(letters.map(({ key, to, subject }) => [key, to, subject])).toEqual([
      ['notification:0', 'a@example.com', 'طلب من سارة'],
      ['confirmation', 'name@example.com', 'وصلنا طلبك'],
    ])
    expect(letters[0]?.html).toContain('الهاتف +971500000000')
    expect(letters[0]?.text).toContain('خيار')
    // What a visitor typed reaches nobody whom they name: the mail confirms without it.
    expect(letters[1]?.html).toContain('<span>مرحبًا</span>')
    expect(letters[1]?.html).not.toContain('سارة')
    expect(await rowsOf('select * from delivery')).toEqual([])
    expect((await post('/forms_api/mail_previews', { name: 'x' }, { token: null })).status).toBe(401)
  })

  test('which services protect forms is shown without their keys', async () => {
    const { json } = await call('/forms_api/safeguards')
    expect(json.data).toEqual({ captcha: false, mail_server: expect.any(Boolean), signing: expect.any(Boolean) })
    expect((await call('/forms_api/safeguards', { token: null })).status).toBe(401)
  })
})

test('[C-225] what a receiver did not take is listed by its form, and is sent again by the call of its lead', async () => {
  const { id } = await aForm()
  const other = await aForm()
  for (const one of [id, other.id]) await post(`/forms_api/forms/${one}/leads`, { attributes: { name: 'سارة' } }, { token: null })
  await db.execute(sql`update lead set state = 'new'`)
  await db.execute(sql`delete from delivery`)
  for (const lead of [1, 2]) {
    await db.execute(sql`insert into delivery (kind, target, key, subject_type, subject_id, payload, state, attempts, error, next_at, created_at)
      values ('webhook', 'crm.test', ${`lead:${lead}:webhook:crm`}, 'lead', ${String(lead)}, '{}', 'failed', 12, 'HTTP 503', now(), now())`)
  }
  const failed = async () => (await call(`/forms_api/forms/${id}/failed_integrations`)).json.data
  expect(await failed()).toMatchObject([{ lead_id: 1, id: 'crm', name: 'CRM', attempts: 12, error: 'HTTP 503' }])
  expect((await post(`/forms_api/forms/${id}/leads/1/integrations/fix`, { integration_ids: ['crm'] })).status).toBe(202)
  expect(await failed()).toEqual([])
  expect((await call('/forms_api/forms/99/failed_integrations')).status).toBe(404)
})
