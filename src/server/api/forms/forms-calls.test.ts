import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { FormsRequest } from '#domains/forms/forms-client.ts'
import { createFormsClient } from '#domains/forms/forms-client.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const { call } = apiCaller(services)
const { db } = services.database
const clientOf = (token?: null) =>
  createFormsClient('/forms_api', ({ method, path, body, headers }: FormsRequest) =>
    call(path, { method, ...(body === undefined ? {} : { body }), ...(headers ? { headers } : {}), ...(token === null ? { token } : {}) }),
  )
const staff = clientOf()
const stranger = clientOf(null)
/** A call that the admin does not make. */
const readForms = (path: string, rest: { token?: null } = {}) => call(`/forms_api${path}`, rest)
const saveReceivers = (id: number, body: readonly object[], rest: { token?: null } = {}) =>
  call(`/forms_api/forms/${id}/integrations`, { method: 'PUT', body, ...rest })
const noToken = { token: null } as const

const draft = { name: 'استفسار', fields: [{ id: 'name', name: 'name', type: 'text', label: { ar: 'الاسم' } }] }

beforeEach(async () => {
  await db.execute(sql`truncate form, form_version, binned_form, lead, form_location, form_setting restart identity cascade`)
})

async function aForm(more: object = {}) {
  const { status, json } = await staff.createForm({ ...draft, ...more })
  expect(status).toBe(201)
  return json.data
}

describe('forms', () => {
  test('[C-201][C-206][C-207][C-208][C-209][C-210][C-246] are created, listed, read, saved and deleted in one envelope', async () => {
    const { id } = await aForm()
    const listing = await staff.listForms()
    expect([listing.status, listing.json]).toEqual([200, { data: [expect.objectContaining({ id })], meta: { page: 1, items: 1, total: 1, pages: 1 } }])
    expect((await staff.getForm(id)).json.data).toMatchObject({ id, revision: 1 })
    expect((await stranger.getForm(id)).json.data).not.toHaveProperty('revision')
    const saved = await staff.updateForm(id, { ...draft, name: 'آخر' }, 1)
    expect([saved.status, saved.etag, saved.json.data]).toEqual([200, '"2"', expect.objectContaining({ name: 'آخر' })])
    const stale = await staff.updateForm(id, draft, 1)
    expect([stale.status, stale.etag, stale.json.data]).toEqual([412, '"2"', expect.objectContaining({ name: 'آخر', version: 2, updated_by: 'api' })])
    expect((await staff.updateForm(id, draft)).status).toBe(200)
    const deleted = await staff.deleteForm(id)
    expect([deleted.status, deleted.json]).toEqual([204, undefined])
    expect((await staff.getForm(id)).status).toBe(404)
  })

  test('[C-210] are deleted at their revision, listed in the bin by a filter, and restored at an address of their own', async () => {
    const { id } = await aForm()
    const path = `/forms_api/forms/${id}`
    const at = (revision: number) => ({ headers: { 'if-match': `"${revision}"` } })
    expect((await call(path, { method: 'DELETE', ...at(7) })).json).toMatchObject({ error: { code: 'stale' }, data: { id, revision: 1 } })
    expect((await call(path, { method: 'DELETE', ...at(1) })).status).toBe(204)
    const binned = await call('/forms_api/forms?filter%5Bbinned%5D=true')
    const deletion = { binned_at: expect.any(String), binned_by: expect.any(String), kept_until: expect.any(String) }
    expect([binned.status, binned.json]).toEqual([
      200,
      { data: [expect.objectContaining({ id, name: 'استفسار', ...deletion })], meta: { page: 1, items: 1, total: 1, pages: 1 } },
    ])
    expect((await staff.listForms()).json.data).toEqual([])
    expect((await call('/forms_api/forms?filter%5Bbinned%5D=true', noToken)).status).toBe(401)
    // Deleting it once more changes nothing.
    expect((await staff.deleteForm(id)).status).toBe(404)
    expect((await call('/forms_api/forms?filter%5Bbinned%5D=true')).json).toEqual(binned.json)
    const refused = await call(`${path}/draft`, { method: 'PUT', body: draft, ...at(1) })
    expect([refused.status, refused.json.error.code]).toEqual([409, 'in_bin'])
    expect((await call(`${path}/restore`, { method: 'POST', ...noToken })).status).toBe(401)
    const restored = await call(`${path}/restore`, { method: 'POST' })
    expect([restored.status, restored.etag, restored.json.data]).toEqual([200, '"2"', expect.objectContaining({ id, name: 'استفسار' })])
    expect((await call(`${path}/restore`, { method: 'POST' })).status).toBe(404)
    expect((await staff.listForms()).json.data).toHaveLength(1)
  })

  test('[A-049] an unfinished draft is kept, published once it is whole and at its revision, and says field by field what is missing', async () => {
    const { id } = await aForm()
    const path = `/forms_api/forms/${id}`
    const unfinished = { ...draft, name: 'مسودة', fields: [...draft.fields, { id: 'car', name: 'car', type: 'select', label: { ar: '' }, options: [] }] }
    const keptDraft = await call(`${path}/draft`, { method: 'PUT', body: unfinished, headers: { 'if-match': '"1"' } })
    expect([keptDraft.status, keptDraft.etag, keptDraft.json.data.draft.fields[1].options]).toEqual([200, '"2"', []])
    const publish = (revision: number, rest = {}) => call(`${path}/publish`, { method: 'POST', headers: { 'if-match': `"${revision}"` }, ...rest })
    const refused = await publish(2)
    expect([refused.status, refused.json.error.fields]).toEqual([422, { 'fields.1.options': ['options_missing'], 'fields.1.label.ar': ['required'] }])
    expect((await stranger.getForm(id)).json.data.name).toBe('استفسار')
    const whole = await call(`${path}/draft`, { method: 'PUT', body: { ...draft, name: 'مسودة' }, headers: { 'if-match': '"2"' } })
    expect([whole.status, (await publish(2)).status, (await publish(3, noToken)).status]).toEqual([200, 412, 401])
    const published = await publish(3)
    expect([published.status, published.etag, published.json.data.draft]).toEqual([200, '"4"', null])
    expect((await stranger.getForm(id)).json.data.name).toBe('مسودة')
  })

  test('[C-211][C-212] settings of a form are saved with it and read by themselves', async () => {
    const settings = {
      thank_you: { heading: { ar: 'شكرًا' }, text: { ar: 'وصلنا طلبك' }, redirect_url: '/thanks' },
      notifications: [{ recipients: ['team@example.com'], subject: { ar: 'طلب' }, template: { ar: '{name}' } }],
      confirmations: { enabled: true, email_field: 'email', subject: { ar: 'طلبك' }, template: { ar: 'مرحبًا' } },
    }
    const { id } = await aForm({ settings })
    for (const group of ['thank_you', 'notifications', 'confirmations'] as const) {
      expect((await readForms(`/forms/${id}/settings/${group}`)).json).toEqual({ data: settings[group] })
    }
  })

  test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x'])('a thank-you never leads to %s', async (redirect_url) => {
    const thank_you = { heading: { ar: '' }, text: { ar: '' }, redirect_url }
    expect((await staff.createForm({ ...draft, settings: { thank_you } })).status).toBe(422)
  })

  test('[C-247] everybody reads what visitors see of an active form', async () => {
    const { id } = await aForm({ settings: { notifications: [{ recipients: ['team@example.com'], subject: { ar: 'x' }, template: { ar: '' } }] } })
    const { status, json } = await stranger.getForm(id)
    expect([status, Object.keys(json.data).toSorted()]).toEqual([200, ['fields', 'id', 'locale', 'name', 'settings', 'type', 'version']])
    expect(JSON.stringify(json)).not.toContain('team@example.com')
    await staff.updateForm(id, { ...draft, active: false })
    expect((await stranger.getForm(id)).status).toBe(404)
  })

  test('[C-247] a failure is a list of errors that names fields', async () => {
    const { json, status } = await staff.createForm({ ...draft, name: '' })
    expect([status, json.errors]).toEqual([422, [{ code: expect.any(String), message: expect.any(String), field: 'name' }]])
    expect((await staff.getForm(99)).json.errors).toEqual([{ code: 'not_found', message: expect.any(String) }])
    expect((await stranger.listForms()).json.errors).toEqual([{ code: 'unauthorised', message: expect.any(String) }])
  })

  test('[C-241][C-242][C-243][C-244][C-245] are exported, imported and duplicated', async () => {
    const form = await aForm()
    const file = await staff.exportForm(form.id)
    expect(file.json).toMatchObject({ version: 1, form: { name: 'استفسار' } })
    expect(file.json.form).not.toHaveProperty('id')
    const imported = await staff.importForm(file.json)
    expect([imported.status, imported.json.data]).toEqual([201, { ...form, id: form.id + 1, created_at: expect.any(String), updated_at: expect.any(String) }])
    expect((await staff.importForm({ ...file.json, version: 2 })).status).toBe(422)
    const copy = await staff.duplicateForm(form.id, 'Copy A')
    expect([copy.status, copy.json.data]).toEqual([201, expect.objectContaining({ id: form.id + 2, name: 'Copy A', fields: form.fields })])
  })
})

describe('receivers', () => {
  const crm = { id: 'crm', kind: 'webhook', name: 'CRM', url: 'https://crm.example.com/leads', enabled: true }

  test('[C-213][C-214] are saved apart from the form, and stay when it is saved without them', async () => {
    const { id } = await aForm()
    const saved = await saveReceivers(id, [crm])
    expect([saved.status, saved.json.data]).toEqual([200, [crm]])
    await staff.updateForm(id, draft)
    expect((await readForms(`/forms/${id}/integrations`)).json.data).toEqual([crm])
    expect((await saveReceivers(id, [crm, crm])).status).toBe(422)
    expect((await saveReceivers(id, [])).json.data).toEqual([])
  })

  test('[C-233][C-234][C-235] the active system and each failed check are reported', async () => {
    const { id } = await aForm()
    expect((await readForms('/integrations/active_system')).json).toEqual({ data: { system: 'none', label: '' } })
    expect((await readForms('/integrations/verify')).json).toEqual({ data: { ok: true, checks: [] } })
    await saveReceivers(id, [{ ...crm, url: 'http://crm.example.com' }])
    expect((await readForms('/integrations/active_system')).json).toEqual({ data: { system: 'webhook', label: 'CRM' } })
    const { status, json } = await readForms('/integrations/verify')
    expect([status, json.data]).toEqual([
      200,
      {
        ok: false,
        checks: [
          { name: 'استفسار: CRM', ok: false, message: 'The address does not use HTTPS.' },
          { name: 'webhooks.signing_key', ok: false, message: 'The setting webhooks.signing_key is empty: nothing can be signed or sent.' },
        ],
      },
    ])
  })
})

test('[C-069][C-215][C-216][C-217][C-218] locations are kept by staff; visitors read the active ones without their mailboxes', async () => {
  const dubai = { name: 'دبي', value: 'dubai', email: 'dubai@example.com', position: 1 }
  const newLocation = await staff.createLocation(dubai)
  expect(newLocation.status).toBe(201)
  expect((await staff.createLocation(dubai)).json.errors).toEqual([{ code: 'taken', message: expect.any(String), field: 'value' }])
  const other = await staff.createLocation({ name: 'مغلق', value: 'closed', active: false })
  const ids = (await staff.listLocations()).json.data.map(({ id }: { id: number }) => id)
  expect(new Set(ids).size).toBe(2)
  const publicLocations = (await stranger.listLocations()).json
  expect(publicLocations).toEqual({
    data: [{ id: newLocation.json.data.id, name: 'دبي', value: 'dubai', market: '', city: '', position: 1 }],
    meta: { page: 1, items: 1, total: 1, pages: 1 },
  })
  expect((await staff.updateLocation(other.json.data.id, { name: 'العين', value: 'ain' })).json.data).toMatchObject({ name: 'العين', active: true })
  expect((await staff.deleteLocation(other.json.data.id)).status).toBe(204)
  expect((await staff.deleteLocation(other.json.data.id)).status).toBe(404)
})

test('[A-324][C-229][C-230][C-231][C-232] the settings of the service are a list of their own, written by key and deleted by id', async () => {
  const first = await staff.writeSetting({ key: 'forms.currency', value: 'AED' })
  const second = await staff.writeSetting({ key: 'forms.currency', value: 'SAR' })
  expect([first.status, second.status, second.json.data]).toEqual([201, 200, { ...first.json.data, value: 'SAR' }])
  expect((await staff.listSettings()).json.data).toEqual([second.json.data])
  expect((await call('/api/settings')).json.data).toEqual([])
  expect((await staff.deleteSetting(second.json.data.id)).status).toBe(204)
  expect((await staff.listSettings()).json.data).toEqual([])
})

test('[C-219] GET /orders/{number} finds nothing while there are no orders', async () => {
  expect((await readForms('/orders/A-1')).status).toBe(404)
})

test('[C-247] a program without the scope of a call is answered 403, and what only admins may is closed to one that may draw forms', async () => {
  const { id } = await aForm()
  const tokenOf = async (scopes: string[]) => (await call('/api/api_tokens', { method: 'POST', body: { name: 'crm', scopes } })).json.data.token as string
  const [other, drawing] = [await tokenOf(['pages.read']), await tokenOf(['forms.read', 'forms.write'])]
  const ask = async (token: string, method: string, path: string, body?: object) => {
    const { status, json } = await call(`/forms_api${path}`, { method, token, ...(body ? { body } : {}) })
    return [status, json?.errors]
  }
  const forbidden = [403, [{ code: 'forbidden', message: expect.any(String) }]]
  const calls = [
    ['GET', '/forms'],
    ['POST', '/forms', draft],
    ['PUT', `/forms/${id}`, draft],
    ['DELETE', `/forms/${id}`],
    ['POST', `/forms/${id}/duplicate`],
    ['GET', `/forms/${id}/export`],
    ['POST', '/forms/import', { version: 1, form: draft }],
    ['GET', `/forms/${id}/integrations`],
    ['PUT', `/forms/${id}/integrations`, []],
    ['GET', '/integrations/verify'],
    ['POST', '/locations', { name: 'x', value: 'x' }],
  ] as const
  for (const [method, path, body] of calls) expect([method, path, ...(await ask(other, method, path, body))]).toEqual([method, path, ...forbidden])
  expect(await ask(drawing, 'DELETE', `/forms/${id}`)).toEqual(forbidden)
  expect((await ask(drawing, 'GET', '/forms'))[0]).toBe(200)
})

test('[C-247] strangers may call nothing else', async () => {
  const { id } = await aForm()
  const answers = [
    await stranger.listForms(),
    await stranger.createForm(draft),
    await stranger.updateForm(id, draft),
    await stranger.deleteForm(id),
    await stranger.duplicateForm(id),
    await stranger.exportForm(id),
    await stranger.importForm({ version: 1, form: draft }),
    await readForms(`/forms/${id}/settings/thank_you`, noToken),
    await readForms(`/forms/${id}/integrations`, noToken),
    await saveReceivers(id, [], noToken),
    await readForms('/integrations/active_system', noToken),
    await readForms('/integrations/verify', noToken),
    await stranger.createLocation({ name: 'x', value: 'x' }),
    await stranger.updateLocation(1, { name: 'x', value: 'x' }),
    await stranger.deleteLocation(1),
    await stranger.listSettings(),
    await stranger.writeSetting({ key: 'a.b', value: '' }),
    await stranger.deleteSetting(1),
    await readForms('/orders/A-1', noToken),
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401))
})
