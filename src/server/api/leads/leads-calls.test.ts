import { sql } from 'drizzle-orm'
import { onPaper } from '#tests/support/records/person-desk.ts'
import { unzipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import type { FormsRequest } from '#domains/forms/forms-client.ts'
import { createFormsClient } from '#domains/forms/forms-client.ts'
import { FormDraft, type FormField } from '#domains/forms/index.ts'
import { createForm } from '#domains/forms/index.server.ts'
import {
  changeLead,
  findLead,
  findLeadFile,
  listLeads,
  releaseLead,
  removeExpiredLeads,
  removeGarbage,
  removeOldExports,
  submitLead,
  writeLeadExport,
} from '#domains/leads/index.server.ts'
import { createVehicle } from '#domains/stock/vehicles/save-vehicle.server.ts'
import { createApp } from '#server/app.server.ts'
import { aVehicle } from '#tests/support/records/a-vehicle.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { jobKinds } from '../../jobs/job-kinds.gen.server.ts'
import { leadIntake } from './lead-intake.server.ts'

const services = await testServices()
const app = createApp(services)
const { call, post, put, audited } = apiCaller(services)
const { db } = services.database
const client = createFormsClient('/forms_api', ({ method, path, body, headers }: FormsRequest) =>
  call(path, { method, ...(body === undefined ? {} : { body }), ...(headers ? { headers } : {}) }),
)

const listOf = (form: number, query = '') => call(`/forms_api/forms/${form}/leads${query}`)
const leadOf = (form: number, id: number) => call(`/forms_api/forms/${form}/leads/${id}`)

const field = (name: string, type: FormField['type'], more: Partial<FormField> = {}): FormField => ({ id: name, name, type, label: { ar: name }, ...more })
const fields = [field('name', 'text'), field('email', 'email'), field('phone', 'phone'), field('retailer', 'retailer'), field('photo', 'file')]
const crm = { id: 'crm', kind: 'webhook', name: 'CRM', url: 'https://crm.example.com/leads', enabled: true }
const png = Uint8Array.from(Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'))

let formId = 0
async function aForm(more: object = {}) {
  const outcome = await createForm(services.staffCtx, FormDraft.parse({ name: 'استفسار', fields, integrations: [crm], ...more }))
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value.id
}

/** A lead of this time; suspected, since nobody solved a challenge. */
async function aLead(values: Record<string, string> = { name: 'سارة' }, { at, of = formId, files = {} }: { at?: string; of?: number; files?: object } = {}) {
  if (at) services.time.now = new Date(at)
  const intake = { ...(await leadIntake(services)), countSender: () => 0, countForm: () => 0 }
  const about = { formVersion: null, key: '', pageUrl: '', solution: '', honeypot: '', captchaToken: '', sender: { address: null } }
  const outcome = await submitLead({ ...services.staffCtx, staff: null }, intake, { formId: of, values, files: files as never, ...about })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value.id
}
const released = async (id: number) => {
  const outcome = await releaseLead(services.staffCtx, await leadIntake(services), id)
  if (!outcome.ok) throw new Error(outcome.code)
}
const countOf = async (table: string) => Number((await db.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${table}`))).rows[0]?.n)

beforeEach(async () => {
  services.time.now = new Date('2026-05-15T08:00:00Z')
  await db.execute(sql`truncate form, form_version, binned_form, lead, delivery, mailbox_mail, lead_export, lead_garbage, retailer restart identity cascade`)
  await db.execute(sql`insert into retailer (id, name, dealer_code, tag_class) values (7, 'معرض دبي', 'D', '["sales"]'), (8, 'معرض الرياض', 'R', '["sales"]')`)
  formId = await aForm()
})

describe('leads of a form', () => {
  test('[C-067][C-068][C-220][C-246] are listed newest first, in pages, and sorted as asked', async () => {
    for (const name of ['1', '2', '3']) await aLead({ name }, { at: `2026-05-1${name}T08:00:00Z` })
    const ids = async (query = '') => (await listOf(formId, query)).json.data.map(({ id }: { id: number }) => id)
    const first = await listOf(formId, '?items=2')
    expect([first.json.data.map(({ id }: { id: number }) => id), first.json.meta]).toEqual([[3, 2], { page: 1, items: 2, total: 3, pages: 2 }])
    expect(first.json.data[0]).toMatchObject({
      ...{ id: 3, form_id: formId, attributes: { name: '3' }, locale: 'ar', page_url: '', integrations_status: expect.any(String) },
      ...{ created_at: '2026-05-13T08:00:00.000Z', updated_at: '2026-05-13T08:00:00.000Z' },
    })
    expect([await ids('?items=2&page=2'), await ids('?sort=created_at'), await ids('?sort=-id'), await ids('?sort=id')]).toEqual([
      [1],
      [1, 2, 3],
      [3, 2, 1],
      [1, 2, 3],
    ])
  })

  test('[C-220][C-221] are of the days of the site’s own time zone, both ends included', async () => {
    await db.execute(sql`insert into setting (key, value) values ('general.timezone', '"Asia/Dubai"') on conflict (key) do update set value = excluded.value`)
    services.site.forget()
    for (const at of ['2026-05-14T19:59:59.999Z', '2026-05-14T20:00:00Z', '2026-05-15T19:59:59.999Z', '2026-05-15T20:00:00Z'])
      await aLead({ name: 'x' }, { at })
    const { json } = await listOf(formId, '?filter%5Bcreated_at_gteq%5D=2026-05-15&filter%5Bcreated_at_lteq%5D=2026-05-15&sort=id')
    expect(json.data.map(({ id }: { id: number }) => id)).toEqual([2, 3])
    for (const query of ['items=0', 'items=101', 'page=0', 'sort=name', 'filter%5Bcreated_at_gteq%5D=yesterday']) {
      expect((await listOf(formId, `?${query}`)).status).toBe(422)
    }
  })

  test('[C-221] are twelve a page, newest first, unless the query says otherwise, and one to a hundred may be asked for', async () => {
    for (let day = 10; day < 23; day += 1) await aLead({ name: 'x' }, { at: `2026-05-${day}T08:00:00Z` })
    const pageOf = async (query: string) => {
      const { status, json } = await listOf(formId, query)
      return { status, ids: json.data.map(({ id }: { id: number }) => id), meta: json.meta }
    }
    const newest = Array.from({ length: 12 }, (_, index) => 13 - index)
    expect(await pageOf('')).toEqual({ status: 200, ids: newest, meta: { page: 1, items: 12, total: 13, pages: 2 } })
    expect(await pageOf('?page=2')).toMatchObject({ ids: [1], meta: { page: 2, items: 12 } })
    expect(await pageOf('?items=1')).toMatchObject({ ids: [13], meta: { items: 1, pages: 13 } })
    expect(await pageOf('?items=100')).toMatchObject({ ids: [...newest, 1], meta: { items: 100, pages: 1 } })
  })

  test('[C-222][C-223] are read with all that belongs to them, and deleted with their files and deliveries', async () => {
    const id = await aLead({ name: 'سارة', retailer: '7' }, { files: { photo: [{ name: 'x.png', bytes: png }] } })
    await released(id)
    const { json } = await leadOf(formId, id)
    expect(json.data).toMatchObject({
      form: { name: 'استفسار' },
      facts: [{ name: 'name', value: 'سارة' }, { name: 'retailer', value: 'معرض دبي' }, { name: 'photo' }],
      events: [{ type: 'received' }, { type: 'held_back' }, { type: 'released', actor: 'اختبار' }, { type: 'opened' }],
      deliveries: [{ kind: 'webhook', state: 'queued' }],
    })
    expect(JSON.stringify(json.data.deliveries)).not.toContain('سارة')
    const other = await aForm()
    expect((await leadOf(other, id)).status).toBe(404)
    const [storedFile] = (await db.execute<{ storage_key: string }>(sql`select storage_key from lead_file`)).rows
    expect((await client.deleteLead(formId, id)).status).toBe(204)
    expect((await leadOf(formId, id)).status).toBe(404)
    await removeGarbage(services.staffCtx, services.storage)
    expect([await countOf('lead_file'), await countOf('delivery'), await countOf('lead_garbage')]).toEqual([0, 0, 0])
    expect(await services.storage.find(storedFile?.storage_key ?? '')).toBeNull()
  })

  test('[C-224][C-225][C-226] tell what each receiver has got; what failed is sent again, once', async () => {
    const id = await aLead()
    await released(id)
    expect((await call(`/forms_api/forms/${formId}/leads/${id}/integrations`)).json.data).toEqual([
      { id: 'crm', name: 'CRM', status: 'queued', attempts: 0, error: '' },
    ])
    expect(await client.fixLeadIntegrations(formId, id)).toMatchObject({ status: 409 })
    await db.execute(sql`update delivery set state = 'failed', error = 'HTTP 500'`)
    expect((await listOf(formId)).json.data[0].integrations_status).toBe('failed')
    expect((await client.fixLeadIntegrations(formId, id, ['another'])).status).toBe(409)
    const fixed = await client.fixLeadIntegrations(formId, id)
    expect([fixed.status, fixed.json]).toEqual([202, { data: [{ id: 'crm', name: 'CRM', status: 'queued' }] }])
    expect((await client.fixLeadIntegrations(formId, id)).status).toBe(409)
  })

  test('stay when their form is deleted: they are listed, read, released to its receivers, exported and counted under its name', async () => {
    const [id, other] = [await aLead(), await aLead({ name: 'نورة' })]
    expect((await client.deleteForm(formId)).status).toBe(204)
    expect((await listOf(formId)).json.data.map((one: { id: number }) => one.id)).toEqual([other, id])
    const leadAnswer = await call(`/api/leads/${id}`)
    expect([leadAnswer.status, leadAnswer.json.data.attributes, leadAnswer.json.data.facts[0]?.value]).toEqual([200, { name: 'سارة' }, 'سارة'])
    await released(id)
    expect((await call(`/forms_api/forms/${formId}/leads/${id}/integrations`)).json.data).toMatchObject([{ id: 'crm', name: 'CRM', status: 'queued' }])
    expect((await call(`/forms_api/forms/${formId}/failed_integrations`)).status).toBe(200)
    expect((await client.createLeadExport(formId, {})).status).toBe(201)
    expect((await call('/api/lead_forms')).json.data).toEqual([{ id: formId, name: 'استفسار' }])
  })

  test('of a deleted form are removed when it said so, and it goes for good with the last of them', async () => {
    const of = await aForm({ settings: { ...FormDraft.parse({ name: 'x', fields }).settings, retention_days: 60 } })
    await aLead({ name: 'سارة' }, { of })
    await client.deleteForm(of)
    const emptyBin = jobKinds(services).find(({ name }) => name === 'empty-bin')
    const empty = () => emptyBin?.run({ id: 'x', data: {}, signal: new AbortController().signal } as Parameters<typeof emptyBin.run>[0])
    services.time.now = new Date('2026-07-13T08:00:00Z')
    await removeExpiredLeads(services.staffCtx)
    await empty()
    expect([await countOf('lead'), await countOf('binned_form'), await countOf(`form_version where form_id = ${of}`)]).toEqual([1, 1, 1])
    services.time.now = new Date('2026-07-15T08:00:00Z')
    await removeExpiredLeads(services.staffCtx)
    await empty()
    expect([await countOf('lead'), await countOf('binned_form'), await countOf(`form_version where form_id = ${of}`)]).toEqual([0, 0, 0])
  })
})

describe('the desk', () => {
  test('moves a lead on, stops its clock with the first answer, and refuses moves that do not exist', async () => {
    const id = await aLead()
    const { etag } = await call(`/api/leads/${id}`)
    const version = etag?.replaceAll('"', '') ?? ''
    expect((await put(`/api/leads/${id}`, { state: 'won' }, version)).status).toBe(422)
    expect((await put(`/api/leads/${id}`, { state: 'new' }, version)).status).toBe(422)
    await released(id)
    expect((await put(`/api/leads/${id}`, { state: 'contacted' }, version)).status).toBe(412)
    const fresh = (await call(`/api/leads/${id}`)).json.data.version
    await db.execute(sql`insert into staff_user (id, issuer, subject, name, role) values (3, 'https://issuer.test', 'owner', 'هدى', 'editor')`)
    const changedLead = await put(`/api/leads/${id}`, { state: 'contacted', owner_id: 3 }, fresh)
    expect(changedLead.json.data).toMatchObject({ state: 'contacted', owner_id: 3, answered_at: services.time.now.toISOString() })
    expect((await post(`/api/leads/${id}/notes`, { text: 'اتصلت بها' })).status).toBe(200)
    const { events } = (await call(`/api/leads/${id}`)).json.data
    const toldEvents = events.filter(({ type }: { type: string }) => type !== 'opened')
    expect(toldEvents.slice(3).map(({ type, detail }: { type: string; detail: object }) => [type, detail])).toEqual([
      ['state', { from: 'new', to: 'contacted' }],
      ['owner', { from: null, to: 3 }],
      ['note', { text: 'اتصلت بها' }],
    ])
  })

  test('releases a suspected lead: its notifications are sent then, and never twice', async () => {
    const id = await aLead()
    expect(await countOf('delivery')).toBe(0)
    expect((await post(`/api/leads/${id}/release`, {})).json.data).toMatchObject({ state: 'new' })
    expect(await countOf('delivery')).toBe(1)
    expect((await post(`/api/leads/${id}/release`, {})).status).toBe(409)
    expect(await countOf('delivery')).toBe(1)
  })

  test('[C-198] shows a retailer’s people the leads of their own retailers and nothing else', async () => {
    const [own, foreign, nobodys] = [await aLead({ name: 'أ', retailer: '7' }), await aLead({ name: 'ب', retailer: '8' }), await aLead({ name: 'ج' })]
    const of = (retailers: number[]) => ({ ...services.staffCtx, staff: { id: 'user:9', name: 'معرض', role: 'retailer' as const, retailers } })
    const request = { page: 1, perPage: 10, sort: 'id', order: 'asc' as const, ids: null, filter: {}, timeZone: 'UTC' }
    const leads = await listLeads(of([7]), request)
    expect(leads.ok && leads.value.rows.map(({ id }) => id)).toEqual([own])
    expect(await listLeads(of([]), request)).toMatchObject({ ok: false, code: 'forbidden' })
    for (const id of [foreign, nobodys]) {
      expect(await findLead(of([7]), id)).toMatchObject({ ok: false, code: 'gone' })
      expect(await changeLead(of([7]), { id, version: '', change: {} })).toMatchObject({ ok: false, code: 'gone' })
      expect(await findLeadFile(of([7]), services.storage, { leadId: id, id: 1 })).toMatchObject({ ok: false, code: 'gone' })
    }
    expect(await findLead(of([7]), own)).toMatchObject({ ok: true })
  })

  test('gives files to staff who see the lead, as something to save', async () => {
    const id = await aLead({ name: 'x' }, { files: { photo: [{ name: 'سيارة.png', bytes: png }] } })
    const ask = (headers: object) => app.request(`https://site.test/api/leads/${id}/files/1`, { headers: headers as Record<string, string> })
    const answer = await ask({ authorization: `Bearer ${TEST_TOKEN}` })
    expect([answer.status, new Uint8Array(await answer.arrayBuffer())]).toEqual([200, png])
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/)
    expect((await ask({})).status).toBe(401)
  })
})

describe('an export', () => {
  const write = (id: number) => writeLeadExport(services.staffCtx, { id, storage: services.storage, timeZone: 'UTC' })
  const download = async (id: number) => {
    const answer = await app.request(`https://site.test/forms_api/forms/${formId}/lead_exports/${id}/download`, {
      headers: { authorization: `Bearer ${TEST_TOKEN}` },
    })
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
  }

  test('[C-078][C-079][C-236][C-237][C-238][C-239][C-240] is ordered, watched, and fetched as CSV that opens in Arabic', async () => {
    await aLead({ name: 'سارة "س"', offer: 'summer' }, { at: '2026-05-14T08:00:00Z' })
    await aLead({ name: 'x' }, { at: '2026-05-16T08:00:00Z' })
    const ordered = await client.createLeadExport(formId, { created_at_lteq: '2026-05-15' })
    expect([ordered.status, ordered.json.data]).toEqual([
      201,
      expect.objectContaining({ status: 'pending', form_id: formId, filters: { created_at_lteq: '2026-05-15' }, error: null }),
    ])
    const { id } = ordered.json.data
    const early = await download(id)
    expect([early.status, JSON.parse(early.bytes.toString()).errors]).toEqual([409, [{ code: 'export_not_ready', message: expect.any(String) }]])
    await write(id)
    const done = (await client.getLeadExport(formId, id)).json.data
    expect(done).toMatchObject({ status: 'completed', rows_count: 1, finished_at: expect.any(String) })
    await aLead({ name: 'y' }, { at: '2026-05-14T09:00:00Z' })
    await write(id)
    expect((await client.getLeadExport(formId, id)).json.data).toEqual(done)
    const { headers, bytes } = await download(id)
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      'text/csv; charset=utf-8',
      `attachment; filename="leads-${formId}-2026-05-16.csv"`,
    ])
    expect(bytes.toString().split('\r\n')).toEqual([
      '\ufeff"الرقم","وقت الاستلام","الحالة","المصدر","الصفحة","name","email","phone","retailer","photo","قيم أخرى"',
      '"1","2026-05-14 08:00:00","مشتبه به","","","سارة ""س""","","","","","offer: summer"',
      '',
    ])
    const other = await aForm()
    expect((await client.getLeadExport(other, id)).status).toBe(404)
  })

  test('names cars as people know them, those of each row, also one that the stock no longer has', async () => {
    const draft = aVehicle({ nameplate_name: 'Defender', model_display_name: 'ديفندر 110', version: 'P400', vin: 'SALEXPORTED000001' })
    const saved = await createVehicle(services.staffCtx, draft)
    if (!saved.ok) throw new Error(saved.code)
    const of = await aForm({ fields: [...fields, field('car', 'vehicle', { label: { ar: 'السيارة' } })] })
    for (const car of [String(saved.value.id), '9999', 'ديفندر على الطلب']) await aLead({ name: 'سارة', car }, { of })
    for (const format of ['csv', 'xlsx'] as const) {
      const { id } = (await client.createLeadExport(of, {}, format)).json.data
      await write(id)
      const answer = await app.request(`https://site.test/forms_api/forms/${of}/lead_exports/${id}/download`, {
        headers: { authorization: `Bearer ${TEST_TOKEN}` },
      })
      const bytes = Buffer.from(await answer.arrayBuffer())
      const text = format === 'csv' ? bytes.toString() : Buffer.from(unzipSync(new Uint8Array(bytes))['xl/worksheets/sheet1.xml'] ?? []).toString()
      for (const name of ['السيارة', 'ديفندر 110 P400', 'سيارة غير مدرجة في المخزون', 'ديفندر على الطلب'])
        expect([format, text.includes(name)]).toEqual([format, true])
      expect(text).not.toContain('9999')
    }
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\r=1', '=cmd|"/c calc"!A1'])('[C-240] holds no formula: %j', async (text) => {
    const { csvRow } = await import('#domains/leads/exports/csv-rows.ts')
    expect(csvRow([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`)
  })

  test('comes as a workbook whose cells are texts', async () => {
    await aLead({ name: '=1+1 <b>&' })
    const { id } = (await client.createLeadExport(formId, {}, 'xlsx')).json.data
    await write(id)
    const { bytes, headers } = await download(id)
    expect(headers.get('content-type')).toContain('spreadsheetml')
    const files = unzipSync(new Uint8Array(bytes))
    const sheet = Buffer.from(files['xl/worksheets/sheet1.xml'] ?? []).toString()
    expect(sheet).toContain('<c t="inlineStr"><is><t xml:space="preserve">=1+1 &lt;b&gt;&amp;</t></is></c>')
    expect(sheet).not.toContain('<f>')
    const columnCount = (/<row>(.*?)<\/row>/.exec(sheet)?.[1]?.match(/<c[ /]/g) ?? []).length
    expect(sheet).toContain(`<col min="1" max="${columnCount}" width="24" customWidth="1"/>`)
    expect(sheet).toMatch(/<sheetView rightToLeft="1" .*<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"\/>/)
    expect(Buffer.from(files['xl/workbook.xml'] ?? []).toString()).toContain('<sheet name="طلبات العملاء" ')
    expect(Object.keys(files).toSorted()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ])
  })

  test('of an English form reads from left to right, under an English name', async () => {
    const of = await aForm({ locale: 'en' })
    await aLead({}, { of })
    const { id } = (await client.createLeadExport(of, {}, 'xlsx')).json.data
    await write(id)
    const answer = await app.request(`https://site.test/forms_api/forms/${of}/lead_exports/${id}/download`, {
      headers: { authorization: `Bearer ${TEST_TOKEN}` },
    })
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(Buffer.from(files['xl/worksheets/sheet1.xml'] ?? []).toString()).not.toContain('rightToLeft')
    expect(Buffer.from(files['xl/workbook.xml'] ?? []).toString()).toContain('<sheet name="Leads" ')
  })

  test('[C-079] that fails says so, and is not taken up again', async () => {
    await aLead()
    const { id } = (await client.createLeadExport(formId, {})).json.data
    const broken = { ...services.storage, put: () => Promise.reject(new Error('full')) }
    const kind = jobKinds(services).find(({ name }) => name === 'export-leads')
    const isWaiting = async () => (await kind?.waiting?.())?.some(({ key, data }) => key === String(id) && data.export_id === id)
    await expect(writeLeadExport(services.staffCtx, { id, storage: broken, timeZone: 'UTC' })).rejects.toThrow('full')
    expect([(await client.getLeadExport(formId, id)).json.data.status, await isWaiting()]).toEqual(['processing', true])
    await kind?.giveUp?.({ data: { export_id: id }, error: 'full' })
    expect(await isWaiting()).toBe(false)
    expect((await client.getLeadExport(formId, id)).json.data).toMatchObject({ status: 'failed', error: 'The export could not be written.' })
    await write(id)
    expect((await client.getLeadExport(formId, id)).json.data.status).toBe('failed')
  })

  test('is forgotten after a day, with its file', async () => {
    await aLead()
    const { id } = (await client.createLeadExport(formId, {})).json.data
    await write(id)
    services.time.now = new Date(services.time.now.getTime() + 86_400_001)
    await removeOldExports(services.staffCtx)
    await removeGarbage(services.staffCtx, services.storage)
    expect((await client.getLeadExport(formId, id)).status).toBe(404)
    expect(await services.storage.find(`lead-exports/${id}/0`)).toBeNull()
  })
})

describe('privacy', () => {
  const person = { name: 'سارة', email: 'sara@example.com', phone: '+971501234567' }

  test('a person is handed everything, by address or by number', async () => {
    const id = await aLead(person)
    await aLead({ name: 'غيرها', email: 'other@example.com' })
    for (const body of [{ email: ' SARA@example.com' }, { phone: '050 123 4567' }]) {
      const { status, json } = await onPaper(post, 'export', body)
      expect([status, json.data.leads.map((lead: { id: number }) => lead.id)]).toEqual([200, [id]])
    }
    expect((await post('/api/people/export', {})).status).toBe(422)
  })

  test('a person is erased from leads, files, deliveries, mails and exports; the proof does not name them', async () => {
    const id = await aLead(person, { files: { photo: [{ name: 'x.png', bytes: png }] } })
    const otherLead = await aLead({ name: 'غيرها', email: 'other@example.com' })
    await released(id)
    await db.execute(sql`insert into mailbox_mail (delivery_id, subject_type, subject_id, message_id, sender, recipient, title, html, text, created_at)
      values (1, 'lead', ${String(id)}, 'm', 's', 'sara@example.com', 't', 'سارة', 'سارة', now())`)
    const ordered = (await client.createLeadExport(formId, {})).json.data
    await writeLeadExport(services.staffCtx, { id: ordered.id, storage: services.storage, timeZone: 'UTC' })
    const entries = await audited(async () => {
      const { json } = await onPaper(post, 'erase', { email: 'sara@example.com' })
      expect(json.data).toMatchObject({ leads: [id], files: 1, deliveries: 1, erased_at: services.time.now.toISOString() })
      expect(JSON.stringify(json)).not.toContain('sara')
    })
    expect(entries.map(({ action }) => action)).toEqual(['person.erased'])
    await removeGarbage(services.staffCtx, services.storage)
    expect((await db.execute<{ id: number }>(sql`select id from lead`)).rows).toEqual([{ id: otherLead }])
    expect(await services.storage.find(`lead-exports/${ordered.id}/0`)).toBeNull()
    const { rows: tables } = await db.execute<{ table_name: string }>(sql`select table_name from information_schema.tables where table_schema = 'public'`)
    for (const { table_name } of tables) {
      const { rows } = await db.execute<{ n: number }>(
        sql.raw(`select count(*)::int as n from "${table_name}" as t where t::text ilike '%sara@%' or t::text like '%501234567%'`),
      )
      expect([table_name, rows[0]?.n]).toEqual([table_name, 0])
    }
  })

  test('leads go when their form keeps them no longer', async () => {
    const { settings } = FormDraft.parse({ name: 'x' })
    const brief = await aForm({ settings: { ...settings, retention_days: 30 } })
    await aLead({ name: 'قديم' }, { at: '2026-05-01T08:00:00Z', of: brief })
    const young = await aLead({ name: 'جديد' }, { at: '2026-05-20T08:00:00Z', of: brief })
    const unlimited = await aLead({ name: 'آخر' }, { at: '2026-05-01T08:00:00Z' })
    services.time.now = new Date('2026-06-01T08:00:00Z')
    await removeExpiredLeads(services.staffCtx)
    expect((await db.execute<{ id: number }>(sql`select id from lead order by id`)).rows.map(({ id }) => id)).toEqual([young, unlimited])
  })

  test('no warning or error of a process names a person', async () => {
    const before = services.messages.length
    await aLead(person)
    await call(`/forms_api/forms/${formId}/leads`, { method: 'POST', token: null, body: { attributes: { ...person, phone: '1' } } })
    await onPaper(post, 'export', { email: person.email })
    expect(JSON.stringify(services.messages.slice(before))).not.toMatch(/sara|501234567/)
  })
})

test('[C-247] strangers get nothing of leads', async () => {
  const id = await aLead()
  const paths = [
    `/forms_api/forms/${formId}/leads`,
    `/forms_api/forms/${formId}/leads/${id}`,
    `/forms_api/forms/${formId}/leads/${id}/integrations`,
    '/api/leads',
    `/api/leads/${id}`,
  ]
  for (const path of paths) expect((await call(path, { token: null })).status).toBe(401)
  for (const path of [
    `/forms_api/forms/${formId}/lead_exports`,
    `/forms_api/forms/${formId}/leads/${id}/integrations/fix`,
    `/api/leads/${id}/release`,
    '/api/people/erase',
    '/api/people/export',
  ]) {
    expect((await post(path, {}, { token: null })).status).toBe(401)
  }
})
