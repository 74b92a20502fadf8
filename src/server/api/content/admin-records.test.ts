import { settingTable } from '#site/registry/setting-table.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { importContent } from '#domains/content/index.server.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()

await importContent(
  services.staffCtx,
  {
    settings: { predefined_links: [{ alias: 'shop', url: '/compare' }] },
    pages: [
      { path: 'compare', status: 'published', title: 'مقارنة' },
      { path: 'old', type: 'url_redirection', status: 'published', to: '/compare' },
    ],
    navigation: [],
    offerCarModels: [{ key: 'x', label: 'X', family: 'x', model_years: [] }],
    metaheads: [],
  },
  { catalogue, settings: settingTable },
)

const { call, put, audited } = apiCaller(services)

/** Who saved what a save was refused for, and when. */
const saved = { updated_by: 'api', updated_at: expect.stringMatching(/^20.*Z$/) }

const tabs = [
  {
    path: '/api/dealers',
    draft: { name: 'معرض دبي', dealer_code: 'DXB-1', phone: '+971 4 000 0000' },
    edit: { name: 'معرض دبي الجديد', dealer_code: 'DXB-1' },
    changed: { name: 'معرض دبي الجديد', phone: '' },
    audit: 'dealer',
  },
  {
    path: '/api/redirects',
    draft: { path: '/ar/first/', to: 'shop' },
    edit: { path: 'first', to: '/compare?a=1', http_code: 302, status: 'disabled' },
    changed: { path: 'first', to: '/compare?a=1', http_code: 302, status: 'disabled' },
    audit: 'page',
  },
  {
    path: '/api/metaheads',
    draft: { language: 'css', content: 'a{}' },
    edit: { language: 'scss', content: 'a{b{color:red}}', sequence: 2 },
    changed: { language: 'scss', sequence: 2, in_body: false },
    audit: 'metahead',
  },
  {
    path: '/api/nav_entries',
    list: '/api/nav_entries/flat',
    draft: { label: 'السيارات' },
    edit: { label: 'الطرازات', url: '/compare' },
    changed: { label: 'الطرازات', url: '/compare', parent_id: null },
    audit: 'nav_entry',
  },
]

describe.each(tabs)('the admin’s records at $path', ({ path, list = path, draft, edit, changed: changes, audit }) => {
  test('[A-016] are listed, created, edited and deleted, and every write is in the log', async () => {
    const before = (await call(`${list}?page=1&per_page=200`)).json.meta.total
    let record = { id: 0, version: '' }
    const actions = await audited(async () => {
      const addedRecord = await call(path, { method: 'POST', body: draft })
      expect([addedRecord.status, addedRecord.etag]).toEqual([201, `"${addedRecord.json.data.version}"`])
      record = addedRecord.json.data
      const listing = await call(`${list}?page=1&per_page=200&ids=${record.id}`)
      expect(listing.json).toMatchObject({ data: [record], meta: { total: 1, page: 1, per_page: 200 } })
      expect((await call(`${path}/${record.id}`)).json.data).toEqual(record)

      const saved = await put(`${path}/${record.id}`, edit, record.version)
      expect([saved.status, saved.etag]).toEqual([200, `"${saved.json.data.version}"`])
      expect(saved.json.data).toMatchObject({ id: record.id, ...changes })
      expect(saved.json.data.version).not.toBe(record.version)

      expect((await call(`${path}/${record.id}`, { method: 'DELETE' })).status).toBe(204)
    })
    expect(actions).toHaveLength(3)
    expect(actions.map(({ action }) => action.split('.')[0])).toEqual([audit, audit, audit])
    expect((await call(`${path}/${record.id}`)).status).toBe(404)
    expect((await call(`${path}/${record.id}`, { method: 'DELETE' })).status).toBe(404)
    expect((await put(`${path}/${record.id}`, edit, record.version)).status).toBe(404)
    expect((await call(`${list}?page=1&per_page=200`)).json.meta.total).toBe(before)
  })

  test('[A-016] are saved only over the version that was read', async () => {
    const { json } = await call(path, { method: 'POST', body: draft })
    const { id, version } = json.data
    for (const headers of [{}, { 'if-match': '*' }] as Record<string, string>[]) {
      expect((await call(`${path}/${id}`, { method: 'PUT', body: edit, headers })).status).toBe(428)
    }
    const answers = await Promise.all([put(`${path}/${id}`, edit, version), put(`${path}/${id}`, edit, version)])
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, 412])
    const [won, lost] = answers.toSorted((one, other) => one.status - other.status)
    expect(lost?.json).toMatchObject({ error: { code: 'stale' }, data: { ...won?.json.data, ...saved } })
    expect(lost?.etag).toBe(`"${won?.json.data.version}"`)
    await call(`${path}/${id}`, { method: 'DELETE' })
  })

  test('[A-016][A-269] are for staff only', async () => {
    const actions = await audited(async () => {
      for (const [method, address, body] of [
        ['GET', `${list}?page=1&per_page=25`],
        ['GET', `${path}/1`],
        ['POST', path, draft],
        ['POST', path, { wrong: true }],
        ['PUT', `${path}/1`, edit],
        ['DELETE', `${path}/1`],
      ] as const) {
        expect((await call(address, { method, body, token: null })).status).toBe(401)
        expect((await call(address, { method, body, token: 'wrong' })).status).toBe(401)
      }
    })
    expect(actions).toEqual([])
  })

  test('with values that do not fit are refused with the names of the fields', async () => {
    const { status, json } = await call(path, { method: 'POST', body: {} })
    expect(status).toBe(422)
    expect(Object.keys(json.error.fields).length).toBeGreaterThan(0)
    expect((await call(`${list}?page=0&per_page=25`)).status).toBe(422)
    expect((await call(`${list}?page=1&sort=constructor`)).status).toBe(422)
  })
})

describe('the admin’s translations', () => {
  const key = 'not_found.button'

  test('[A-016] are listed with the words of the site, its widgets and its blocks, and edited', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => call(`/api/translations?page=${page}&per_page=1000&sort=key`)))
    const keys = pages.flatMap(({ json }) => json.data.map(({ id }: { id: string }) => id))
    const ofBlocks = [...catalogue].flatMap(([symbol, { block }]) => Object.keys(block.words ?? {}).map((word) => `${symbol}.${word}`))
    expect(ofBlocks.length).toBeGreaterThan(0)
    expect([key, ...ofBlocks].filter((name) => !keys.includes(name))).toEqual([])
    expect(keys.some((name: string) => name.startsWith('footer.')) && keys.some((name: string) => name.startsWith('header.'))).toBe(true)

    const { data: before } = (await call(`/api/translations/${key}`)).json
    const saved = await put(`/api/translations/${key}`, { arabic: 'الصفحة الرئيسية' }, before.version)
    expect([saved.status, saved.json.data.arabic]).toEqual([200, 'الصفحة الرئيسية'])
    const words = await call('/public_api/widget_translations_configs/ar', { token: null })
    expect(words.json.data.attributes.data[key]).toBe('الصفحة الرئيسية')
    expect((await call('/api/translations?missing=1')).json.data).toEqual([])
  })

  test('[A-016][A-269] are saved by staff alone, and only over the version that was read', async () => {
    const { data } = (await call(`/api/translations/${key}`)).json
    expect((await call(`/api/translations/${key}`, { method: 'PUT', body: { arabic: 'x' } })).status).toBe(428)
    const late = await put(`/api/translations/${key}`, { arabic: 'x' }, 'f'.repeat(16))
    expect([late.status, late.json.data]).toEqual([412, { ...data, ...saved }])
    expect((await put(`/api/translations/${key}`, { arabic: 'x' }, data.version, { token: null })).status).toBe(401)
    expect((await call('/api/translations', { token: null })).status).toBe(401)
    expect((await put('/api/translations/constructor', { arabic: 'x' }, data.version)).status).toBe(404)
  })
})

test('[A-016][A-269] the menu is moved by staff alone, and only while it is what they saw', async () => {
  const { json } = await call('/api/nav_entries', { method: 'POST', body: { label: 'واحد' } })
  const { data, meta } = (await call('/api/nav_entries/flat?per_page=2000')).json
  const entries = data.map(({ id, parent_id }: { id: number; parent_id: number | null }) => ({ id, parent_id, position: 7 }))
  const move = (version: string, token?: null) =>
    call('/api/nav_entries/tree', { method: 'PUT', body: { version, entries }, ...(token === null ? { token } : {}) })
  expect((await move(meta.version, null)).status).toBe(401)
  const stale = await move('f'.repeat(16))
  expect([stale.status, stale.json.data]).toEqual([412, { rows: data, version: meta.version, ...saved }])
  const moved = await move(meta.version)
  expect([moved.status, moved.json.data.rows.find(({ id }: { id: number }) => id === json.data.id).position]).toEqual([200, 7])
  const below = await call('/api/nav_entries', { method: 'POST', body: { label: 'اثنان', parent_id: json.data.id } })
  const deletion = await call(`/api/nav_entries/${json.data.id}`, { method: 'DELETE' })
  expect([deletion.status, deletion.json.error.code, deletion.json.data]).toEqual([409, 'has_children', [{ id: below.json.data.id, label: 'اثنان' }]])
  expect((await call(`/api/nav_entries/${json.data.id}?with_children=1`, { method: 'DELETE' })).status).toBe(204)
})

test('[A-016] the log has no entry without somebody who acted', async () => {
  const { rows } = await services.database.db.execute<{ actor_id: string }>(sql`select distinct actor_id from audit_entry`)
  expect(rows).toEqual([{ actor_id: 'token:env' }])
})
