import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeLeadExport } from '#domains/leads/index.server.ts'
import { createApp } from '#server/app.server.ts'
import { contextOf } from '#server/services.server.ts'
import { leadsOfTest } from '#tests/support/records/a-lead.ts'
import { csrfTokenOf, signIn } from '#tests/support/site/sign-in.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'

// Somebody who works for retailer 7 signs in as people do, and asks for everything that there is of leads.
const services = await testServices({ SIGN_IN: 'demo', PUBLIC_URL: 'http://localhost' })
const app = createApp(services)
const { db } = services.database
const { emptied, aForm, aLead } = leadsOfTest(services)
const png = Uint8Array.from(Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'))
const crm = { id: 'crm', kind: 'webhook', name: 'CRM', url: 'https://crm.example.com/leads', enabled: true }
const person = { email: 'sara@example.com', phone: '+971501234567' }

let session: Record<string, string> = {}
let ids = { own: 0, foreign: 0, nobodys: 0 }
let formId = 0

async function ask(method: string, path: string, body?: object, headers: Record<string, string> = session) {
  const response = await app.request(`http://localhost${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, text, json: text && isJson ? JSON.parse(text) : undefined }
}
const asAdmin = (method: string, path: string, body?: object) => ask(method, path, body, { authorization: `Bearer ${TEST_TOKEN}` })

beforeAll(async () => {
  const cookie = await signIn('http://localhost', 'retailer', (url, init) => app.request(url, init))
  await db.execute(sql`update staff_user set retailers = '{7}' where role = 'retailer'`)
  session = { cookie, 'csrf-token': await csrfTokenOf('http://localhost', cookie, (url, init) => app.request(url, init)) }
})
beforeEach(async () => {
  await emptied()
  formId = await aForm({ integrations: [crm] })
  const photo = { photo: [{ name: 'x.png', bytes: png }] }
  ids = {
    own: await aLead({ name: 'خاص', retailer: '7', ...person }, { formId, files: photo }),
    foreign: await aLead({ name: 'غريب', retailer: '8', ...person }, { formId, files: photo }),
    nobodys: await aLead({ name: 'عام', ...person }, { formId, files: photo }),
  }
  await db.execute(sql`update delivery set state = 'failed', error = 'HTTP 500'`)
})
const idsOf = (json: { data: { id: number }[] }) => json.data.map(({ id }) => id)

describe('[C-198] a retailer’s own people see the leads of their own retailers and nothing else:', () => {
  test('in lists and in what they search for', async () => {
    for (const path of ['/api/leads', `/api/leads?ids=${Object.values(ids).join(',')}`, '/api/leads?retailer_id=7', `/forms_api/forms/${formId}/leads`]) {
      const { status, json } = await ask('GET', path)
      expect([path, status, idsOf(json)]).toEqual([path, 200, [ids.own]])
    }
    expect(idsOf((await ask('GET', '/api/leads?retailer_id=8')).json)).toEqual([])
    const searched = await ask('POST', '/api/leads/search', { q: person.email })
    expect([idsOf(searched.json), searched.json.meta.total]).toEqual([[ids.own], 1])
  })

  test('one lead, its files and what its receivers got', async () => {
    const whole = await ask('GET', `/api/leads/${ids.own}`)
    expect([whole.status, whole.json.data.same_person]).toEqual([200, []])
    expect(whole.text).not.toMatch(/غريب|عام/)
    expect((await ask('GET', `/api/leads/${ids.own}/files/1`)).status).toBe(200)
    expect((await ask('GET', `/forms_api/forms/${formId}/leads/${ids.own}/integrations`)).status).toBe(200)
    for (const [id, file] of [
      [ids.foreign, 2],
      [ids.nobodys, 3],
    ]) {
      for (const path of [
        `/api/leads/${id}`,
        `/api/leads/${id}/files/${file}`,
        `/api/leads/${ids.own}/files/${file}`,
        `/forms_api/forms/${formId}/leads/${id}`,
        `/forms_api/forms/${formId}/leads/${id}/integrations`,
      ]) {
        expect([path, (await ask('GET', path)).status]).toEqual([path, 404])
      }
    }
  })

  test('work with them: state, owner, notes, release, merging, sending again, many at once', async () => {
    const { version } = (await ask('GET', `/api/leads/${ids.own}`)).json.data
    for (const id of [ids.foreign, ids.nobodys]) {
      const change = await ask('PUT', `/api/leads/${id}`, { state: 'contacted' }, { ...session, 'if-match': `"${version}"` })
      expect(change.status).toBe(404)
      for (const [path, body] of [
        [`/api/leads/${id}/notes`, { text: 'x' }],
        [`/api/leads/${id}/release`, {}],
        [`/api/leads/${id}/separate`, {}],
        [`/api/leads/${id}/merge`, { lead_id: ids.own }],
        [`/api/leads/${ids.own}/merge`, { lead_id: id }],
        [`/forms_api/forms/${formId}/leads/${id}/integrations/fix`, {}],
      ] as const) {
        expect([path, (await ask('POST', path, body)).status]).toEqual([path, 404])
      }
    }
    const many = await ask('POST', '/api/leads/change_many', { ids: Object.values(ids), change: { state: 'contacted' } })
    expect(many.json.data).toEqual({
      done: [ids.own],
      unchanged: [],
      refused: [ids.foreign, ids.nobodys].map((id) => ({ id, code: 'gone' })),
    })
    expect((await ask('POST', `/forms_api/forms/${formId}/leads/${ids.own}/integrations/fix`, {})).status).toBe(202)
    const { rows } = await db.execute(sql`select subject_id, state from delivery where kind = 'webhook' order by id`)
    expect(rows).toEqual([
      { subject_id: String(ids.own), state: 'queued' },
      { subject_id: String(ids.foreign), state: 'failed' },
      { subject_id: String(ids.nobodys), state: 'failed' },
    ])
  })

  test('in counts', async () => {
    const { data } = (await ask('GET', '/api/lead_charts')).json
    expect([data.total, data.forms, data.retailers]).toEqual([1, [{ id: formId, name: 'استفسار', count: 1 }], [{ id: 7, name: 'معرض دبي', count: 1 }]])
  })

  test('when staff merged one of theirs into a lead that they do not see', async () => {
    expect((await asAdmin('POST', `/api/leads/${ids.foreign}/merge`, { lead_id: ids.own })).status).toBe(204)
    expect(idsOf((await ask('GET', '/api/leads')).json)).toEqual([ids.own])
    expect((await ask('GET', `/api/leads/${ids.own}`)).text).not.toMatch(/غريب/)
    expect(idsOf((await asAdmin('GET', '/api/leads?sort=id')).json)).toEqual([ids.foreign, ids.nobodys])
  })

  test('in the names of the forms that they came by', async () => {
    const other = await aForm({ name: 'خدمة' })
    await aLead({ name: 'غريب', retailer: '8' }, { formId: other })
    expect((await ask('GET', '/api/lead_forms')).json.data).toEqual([{ id: formId, name: 'استفسار' }])
    expect((await asAdmin('GET', '/api/lead_forms')).json.data.map(({ id }: { id: number }) => id)).toEqual([formId, other])
  })

  test('as a file, which is theirs alone as long as the retailer is', async () => {
    const exportsOf = `/forms_api/forms/${formId}/lead_exports`
    const ordered = await ask('POST', exportsOf, { filters: { q: person.email } })
    const path = `${exportsOf}/${ordered.json.data.id}`
    const whole = await asAdmin('POST', exportsOf, {})
    for (const { json } of [ordered, whole]) {
      await writeLeadExport(contextOf(services), { id: json.data.id, storage: services.storage, timeZone: 'UTC' })
    }
    expect([ordered.status, (await ask('GET', path)).json.data]).toMatchObject([201, { status: 'completed', rows_count: 1 }])
    const file = await ask('GET', `${path}/download`)
    expect(file.text).toContain('خاص')
    expect(file.text).not.toMatch(/غريب|عام/)
    // Staff who see all leads have all of them.
    expect((await asAdmin('GET', `${exportsOf}/${whole.json.data.id}/download`)).text).toMatch(/خاص[\s\S]*غريب[\s\S]*عام/)
    const nowOf = (retailers: string) => db.execute(sql`update staff_user set retailers = ${retailers} where subject = 'retailer'`)
    for (const [retailers, status] of [
      ['{8}', 404],
      ['{}', 403],
    ] as const) {
      await nowOf(retailers)
      for (const address of [path, `${path}/download`]) expect([retailers, (await ask('GET', address)).status]).toEqual([retailers, status])
    }
    expect((await ask('POST', exportsOf, {})).status).toBe(403)
    await nowOf('{7}')
    // Nor is what a colleague of the same retailer has ordered.
    await db.execute(sql`update lead_export set created_by = 'user:999' where id = ${ordered.json.data.id}`)
    expect((await ask('GET', `${path}/download`)).status).toBe(404)
  })

  test('exports of others, deliveries, mails, deletions and people are not for them', async () => {
    const ordered = await asAdmin('POST', `/forms_api/forms/${formId}/lead_exports`, {})
    for (const address of ['', '/download']) {
      expect((await ask('GET', `/forms_api/forms/${formId}/lead_exports/${ordered.json.data.id}${address}`)).status).toBe(404)
    }
    const refused: [string, string, object?][] = [
      ['GET', '/api/deliveries'],
      ['GET', '/api/deliveries/1'],
      ['POST', '/api/deliveries/1/requeue', {}],
      ['GET', '/api/mailbox'],
      ['DELETE', `/forms_api/forms/${formId}/leads/${ids.own}`],
      ['POST', '/api/leads/delete_many', { ids: [ids.own] }],
      ['POST', '/api/people/find', person],
      ['POST', '/api/people/ask', { ...person, kind: 'erase' }],
      ['POST', '/api/people/export', { ...person, records: ['mails:all'], reason: 'on paper' }],
      ['POST', '/api/people/erase', { ...person, records: ['mails:all'], reason: 'on paper' }],
    ]
    for (const [method, path, body] of refused) expect([path, (await ask(method, path, body)).status]).toEqual([path, 403])
    expect((await asAdmin('GET', '/api/leads')).json.meta.total).toBe(3)
  })

  test('colleagues of another retailer are no owners', async () => {
    await db.execute(sql`insert into staff_user (issuer, subject, name, role, retailers) values
      ('i', 'r7', 'زميل', 'retailer', '{7}'), ('i', 'r8', 'منافس', 'retailer', '{8}'), ('i', 'e', 'محرر', 'editor', '{}')`)
    const { data } = (await ask('GET', '/api/lead_owners')).json
    expect(data.map(({ name }: { name: string }) => name)).toContain('زميل')
    expect(JSON.stringify(data)).not.toMatch(/منافس|محرر/)
  })

  test('the time zone that their screens tell moments in', async () => {
    const { status, json } = await ask('GET', '/api/editing/site')
    expect([status, json?.data?.time_zone]).toEqual([200, expect.stringMatching(/^\w+/)])
  })

  test('without a retailer of one’s own there is nothing', async () => {
    await db.execute(sql`update staff_user set retailers = '{}' where subject = 'retailer'`)
    for (const path of ['/api/leads', `/api/leads/${ids.own}`, '/api/lead_charts', `/forms_api/forms/${formId}/leads`]) {
      expect([path, (await ask('GET', path)).status]).toEqual([path, 403])
    }
    await db.execute(sql`update staff_user set retailers = '{7}' where subject = 'retailer'`)
  })
})
