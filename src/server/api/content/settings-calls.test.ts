import { settingTable } from '#site/registry/setting-table.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { createApiToken } from '#domains/accounts/index.server.ts'
import { importContent, upsertSetting } from '#domains/content/index.server.ts'
import { aStaffUser } from '#tests/support/records/a-staff-user.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../../app.server.ts'

const services = await testServices()
const { call, post, remove, audited } = apiCaller(services)
const { db } = services.database
await importContent(
  services.staffCtx,
  {
    settings: { 'general.app_name': 'معرض' },
    pages: [{ path: 'compare', status: 'published', title: 'مقارنة' }],
    navigation: [],
    offerCarModels: [{ key: 'x', label: 'X', family: 'x', model_years: [] }],
    metaheads: [],
  },
  { catalogue, settings: settingTable },
)
await aStaffUser(db)
const clerk = await createApiToken(services.staffCtx, { name: 'إعدادات', scopes: ['settings.write'], expires_at: null })
const editorToken = clerk.ok ? clerk.value.token : ''
const editor = { ...services.staffCtx, staff: { id: 'user:2', name: 'محرر', role: 'editor' as const } }

beforeEach(async () => {
  await db.execute(sql`delete from setting where key <> 'general.app_name'`)
})

type Definition = { key: string; value: unknown; version: string; setting_id: number | null; json_schema: object | null } & Record<string, unknown>

async function definitions(): Promise<Map<string, Definition>> {
  const { json } = await call('/api/setting_definitions')
  return new Map(json.data.map((definition: Definition) => [definition.key, definition]))
}

describe('what the form of settings is made of', () => {
  test('[A-015][C-005] every setting says its format, its default and what is stored', async () => {
    await post('/api/settings', { key: 'general.theme', value: 'lrdx' })
    await post('/api/settings', { key: 'my.own', value: { a: 1 } })
    const all = await definitions()
    expect(all.get('general.theme')).toMatchObject({
      format: 'select',
      options: ['jdx', 'lrdx'],
      default: 'jdx',
      value: 'lrdx',
      setting_id: expect.any(Number),
    })
    expect(all.get('price.double.rate')).toMatchObject({ format: 'number', default: 1, value: null, setting_id: null, json_schema: null })
    expect(all.get('my.own')).toMatchObject({ format: 'json', value: { a: 1 }, is_secret: false })
    expect([...all.keys()].at(-1)).toBe('my.own')
  })

  test('[A-015] settings of JSON come with their schema', async () => {
    const all = await definitions()
    expect(all.get('predefined_links')?.json_schema).toMatchObject({ type: 'array', items: { type: 'object', required: ['alias', 'url'] } })
    expect([...all.values()].filter(({ format, json_schema }) => format === 'json' && json_schema === null)).toEqual([])
  })

  test('[A-015][A-287] of secrets only whether they are set', async () => {
    await post('/api/settings', { key: 'email_check.api_key', value: 'geheim-4711' })
    const { json } = await call('/api/setting_definitions', { token: editorToken })
    expect(JSON.stringify(json)).not.toContain('geheim-4711')
    expect(json.data.find(({ key }: Definition) => key === 'email_check.api_key')).toMatchObject({ is_secret: true, default: null, value: { is_set: true } })
  })

  test('[A-015][A-269] are staff’s to see', async () => {
    expect((await call('/api/setting_definitions', { token: null })).status).toBe(401)
  })
})

describe('writing a setting', () => {
  test('[A-015] is seen on the site', async () => {
    const app = createApp(services)
    const title = async () => /<title>([^<]*)/.exec(await (await app.request('https://site.test/ar/compare')).text())?.[1]
    expect(await title()).toBe('مقارنة | معرض')
    await post('/api/settings', { key: 'meta.title_divider', value: '–' })
    await vi.waitFor(async () => expect(await title()).toBe('مقارنة – معرض'))
  })

  test('[C-005][C-230] is what editors may do, but not with secrets', async () => {
    const write = (key: string, token: string) => post('/api/settings', { key, value: 'x' }, { token })
    expect((await write('price.symbol', editorToken)).status).toBe(201)
    for (const key of ['email_check.api_key', 'my.own.password']) {
      expect((await write(key, editorToken)).status).toBe(403)
      expect(await upsertSetting(editor, { key, value: 'x' }, settingTable)).toMatchObject({ code: 'forbidden' })
    }
    const secret = await post('/api/settings', { key: 'my.own.password', value: 'x' })
    expect(secret.status).toBe(201)
    expect((await remove(`/api/settings/${secret.json.data.id}`, { token: editorToken })).status).toBe(403)
    expect((await post('/api/settings', { key: 'x', value: 1 }, { token: null })).status).toBe(401)
    expect((await remove(`/api/settings/${secret.json.data.id}`, { token: null })).status).toBe(401)
  })

  test('is not what editors may do with tags: they run scripts in browsers of visitors and of staff', async () => {
    const tags = { key: 'analytics.tag_manager_id', value: 'GTM-ABC1234' }
    expect((await post('/api/settings', tags, { token: editorToken })).status).toBe(403)
    expect((await post('/api/settings', tags)).status).toBe(201)
    const all = await definitions()
    const guarded = [...all.values()].filter(({ runs_scripts }) => runs_scripts).map(({ key }) => key)
    const ofTags = [...all.keys()].filter((key) => key.startsWith('tags.'))
    expect(ofTags.length).toBeGreaterThan(10)
    const others = ['analytics.tag_manager_id', 'analytics.tag_manager_url', 'analytics.tag_origins', 'consent.onetrust_id', 'consent.onetrust_url']
    expect(guarded.sort()).toEqual([...others, ...ofTags].sort())
    await upsertSetting(services.staffCtx, { ...tags, value: '' }, settingTable)
  })

  test('[C-230][C-231][C-232] is in the log with what was and what is, secrets without their values', async () => {
    const entries = await audited(async () => {
      await post('/api/settings', { key: 'price.symbol', value: 'AED' })
      const { json } = await post('/api/settings', { key: 'price.symbol', value: 'د.إ' })
      await remove(`/api/settings/${json.data.id}`)
      await post('/api/settings', { key: 'email_check.api_key', value: 'geheim-4711' })
      await post('/api/settings', { key: 'email_check.api_key', value: 'geheim-4712' })
    })
    expect(entries.map(({ action, subject, changes }) => [action, subject, changes.value])).toEqual([
      ['setting.created', 'price.symbol', [null, 'AED']],
      ['setting.changed', 'price.symbol', ['AED', 'د.إ']],
      ['setting.deleted', 'price.symbol', ['د.إ', null]],
      ['setting.created', 'email_check.api_key', [null, 'new secret']],
      ['setting.changed', 'email_check.api_key', ['secret', 'new secret']],
    ])
  })

  test('[C-232] with If-Match happens only at that version, also for a key that had no row', async () => {
    const key = 'price.symbol'
    const write = (value: string, version: string) => post('/api/settings', { key, value }, { headers: { 'if-match': `"${version}"` } })
    const unset = (await definitions()).get(key)?.version ?? ''
    const first = await write('a', unset)
    expect([first.status, first.etag]).toEqual([201, `"${(await definitions()).get(key)?.version}"`])
    const late = await write('b', unset)
    expect([late.status, late.etag, late.json.error.code, late.json.data.updated_by]).toEqual([412, first.etag, 'stale', 'api'])
    const version = (await definitions()).get(key)?.version ?? ''
    const racing = await Promise.all([write('c', version), write('d', version)])
    expect(racing.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const address = `/api/settings/${first.json.data.id}`
    expect((await remove(address, { headers: { 'if-match': `"${version}"` } })).status).toBe(412)
    expect((await remove(address, { headers: { 'if-match': `"${(await definitions()).get(key)?.version}"` } })).status).toBe(204)
  })

  test('[C-232] several are written together: all of them, or none where one does not fit or was changed meanwhile', async () => {
    const [symbol, name] = ['price.symbol', 'general.app_name']
    const storedValues = async () => [(await definitions()).get(symbol)?.value, (await definitions()).get(name)?.value]
    const write = (...settings: object[]) => call('/api/settings', { method: 'PUT', body: { settings } })
    const entries = await audited(async () => {
      const writeAnswer = await write({ key: symbol, value: 'AED' }, { key: name, value: 'جديد' })
      expect([writeAnswer.status, await storedValues()]).toEqual([200, ['AED', 'جديد']])
    })
    expect(entries.map(({ action, subject }) => `${action} ${subject}`).toSorted()).toEqual([`setting.changed ${name}`, `setting.created ${symbol}`])

    const flawed = await write({ key: symbol, value: 'x' }, { key: 'general.back_button', value: 5 })
    expect([flawed.status, Object.keys(flawed.json.error.fields), await storedValues()]).toEqual([422, ['general.back_button'], ['AED', 'جديد']])

    const version = (await definitions()).get(name)?.version
    await post('/api/settings', { key: name, value: 'معرض' })
    const late = await write({ key: symbol, value: 'x' }, { key: name, value: 'y', version })
    expect([late.status, late.json.data, await storedValues()]).toEqual([
      412,
      [{ key: name, version: (await definitions()).get(name)?.version, updated_by: 'api', updated_at: expect.any(String) }],
      ['AED', 'معرض'],
    ])

    const closed = await call('/api/settings', {
      method: 'PUT',
      body: {
        settings: [
          { key: symbol, value: 'x' },
          { key: 'my.own.password', value: 'x' },
        ],
      },
      token: editorToken,
    })
    expect([closed.status, await storedValues()]).toEqual([403, ['AED', 'معرض']])
  })

  test('[C-232] a version that cannot be read is no leave to write', async () => {
    expect((await post('/api/settings', { key: 'price.symbol', value: 'a' }, { headers: { 'if-match': '"a", "b"' } })).status).toBe(428)
  })

  test('[A-015] the version of a secret changes with it and reveals nothing', async () => {
    const version = async () => (await definitions()).get('email_check.api_key')?.version
    const write = (value: string) => post('/api/settings', { key: 'email_check.api_key', value })
    const versions = []
    for (const value of ['a', 'a', 'b', 'c']) {
      await write(value)
      versions.push(await version())
    }
    expect(new Set(versions).size).toBe(4)
  })
})

test('[C-229][C-071] the public list has id, key and value and no secrets', async () => {
  await post('/api/settings', { key: 'email_check.api_key', value: 'x' })
  const { json } = await call('/api/settings', { token: null })
  expect(json.data).toEqual([{ id: expect.any(Number), key: 'general.app_name', value: 'معرض' }])
})

describe('a password inside an address', () => {
  test('is refused, at any depth of a value', async () => {
    for (const value of ['https://user:hunter2@host.test/x', { list: [{ url: 'https://user:hunter2@host.test' }] }]) {
      const { status, json } = await post('/api/settings', { key: 'some.service', value })
      expect([status, JSON.stringify(json).includes('holds a password inside an address')]).toEqual([422, true])
    }
    expect((await post('/api/settings', { key: 'some.service', value: 'https://host.test:8080/@name' })).status).toBe(201)
  })

  test('that was saved before is shown to nobody, and stays for the server', async () => {
    const saved = 'https://user:hunter2@host.test/x'
    await db.execute(sql`insert into setting (key, value) values ('some.service', ${JSON.stringify(saved)}::jsonb)`)
    for (const path of ['/api/settings', '/api/setting_definitions']) {
      const text = JSON.stringify((await call(path)).json)
      expect(text).toContain('https://host.test/x')
      expect(text).not.toContain('hunter2')
    }
    const { rows } = await db.execute(sql`select value from setting where key = 'some.service'`)
    expect(rows).toEqual([{ value: saved }])
  })
})
