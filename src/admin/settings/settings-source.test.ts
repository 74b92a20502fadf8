import { afterEach, expect, test, vi } from 'vitest'
import { AdminError } from '../data-provider/admin-error.ts'
import type { ListedSetting } from '#domains/content/index.ts'
import { inputOf, settingsSource, storedValue } from './settings-source.ts'

const theme: ListedSetting = {
  id: 'general.theme',
  key: 'general.theme',
  format: 'select',
  title: 'Name',
  title_ar: 'الاسم',
  group: 'General',
  group_ar: 'عام',
  description: '',
  description_ar: '',
  default: 'jdx',
  value: null,
  is_secret: false,
  runs_scripts: false,
  receives_data: false,
  seen_at: [],
  json_schema: null,
  filled: null,
  setting_id: null,
  version: 'v1',
}

/** Answers calls by `METHOD path`; keeps what was asked. */
function api(answers: Record<string, { status: number; body?: unknown }>) {
  const requests: { call: string; body: unknown; ifMatch: string | null }[] = []
  vi.stubGlobal('location', { origin: 'https://site.example', pathname: '/', search: '', hash: '' })
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('fetch', async (path: string, { method, body, headers }: RequestInit) => {
    const call = `${method} ${path}`
    requests.push({ call, body: body ? JSON.parse(String(body)) : null, ifMatch: (headers as Record<string, string>)['if-match'] ?? null })
    const { status, body: answer } = answers[call] ?? { status: 500 }
    return new Response(answer === undefined ? null : JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } })
  })
  return requests
}

afterEach(() => vi.unstubAllGlobals())

test('[A-015] a setting is written by its key, from the version that was read', async () => {
  const storedSetting = { ...theme, value: 'lrdx', setting_id: 7, version: 'v2' }
  const requests = api({
    'POST /api/settings': { status: 201, body: { data: {} } },
    'GET /api/setting_definitions': { status: 200, body: { data: [storedSetting] } },
  })
  const saved = await settingsSource.update?.('setting_definitions', { id: theme.key, data: { ...theme, input: 'lrdx' }, previousData: theme })
  expect(requests[0]).toEqual({ call: 'POST /api/settings', body: { key: 'general.theme', value: 'lrdx' }, ifMatch: '"v1"' })
  expect(saved?.data).toMatchObject({ input: 'lrdx', setting_id: 7, version: 'v2' })
})

test('a write from an older version returns the stored one', async () => {
  const storedSetting = { ...theme, value: 'lrdx', setting_id: 7, version: 'v2' }
  api({
    'POST /api/settings': { status: 412, body: { error: { code: 'stale' }, data: { key: theme.key, version: 'v2' } } },
    'GET /api/setting_definitions': { status: 200, body: { data: [storedSetting] } },
  })
  const refused = settingsSource.update?.('setting_definitions', { id: theme.key, data: { ...theme, input: 'jdx' }, previousData: theme })
  const error = await refused?.catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(AdminError)
  expect(error).toMatchObject({ status: 412, data: { input: 'lrdx', version: 'v2' } })
})

test('an invalid value is shown at its field', async () => {
  api({ 'POST /api/settings': { status: 422, body: { error: { code: 'invalid', fields: { value: ['Invalid option'] } } } } })
  const refused = settingsSource.update?.('setting_definitions', { id: theme.key, data: { ...theme, input: 'blue' }, previousData: theme })
  await expect(refused).rejects.toMatchObject({ status: 422, body: { errors: { input: 'errors.field.invalid' } } })
})

test('a setting is reset by removing its row', async () => {
  const requests = api({ 'DELETE /api/settings/7': { status: 204 } })
  await settingsSource.delete?.('setting_definitions', { id: theme.key, previousData: { ...theme, setting_id: 7 } })
  expect(requests).toEqual([{ call: 'DELETE /api/settings/7', body: null, ifMatch: '"v1"' }])
})

test('fields show what holds: the stored value, else the default', () => {
  expect(inputOf({ ...theme, value: 'lrdx' })).toBe('lrdx')
  expect(inputOf(theme)).toBe('jdx')
  expect(inputOf({ ...theme, format: 'bool', default: false, value: 'true' })).toBe(true)
  expect(inputOf({ ...theme, format: 'number', default: 1, value: '2.5' })).toBe(2.5)
  expect(inputOf({ ...theme, format: 'json', default: [], value: [{ alias: 'a' }] })).toBe('[\n  {\n    "alias": "a"\n  }\n]')
  expect(inputOf({ ...theme, is_secret: true, value: { is_set: true } })).toBe('')
})

test('JSON is stored as JSON, an emptied field as nothing', () => {
  expect(storedValue('json', '[1]')).toEqual([1])
  expect(storedValue('json', ' ')).toBe('')
  expect(() => storedValue('json', '[1')).toThrow()
  expect(storedValue('text', null)).toBe('')
})
