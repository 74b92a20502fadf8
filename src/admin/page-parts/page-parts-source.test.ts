import { afterEach, expect, test, vi } from 'vitest'
import type { ListedSetting } from '#domains/content/index.ts'
import { AdminError } from '../data-provider/admin-error.ts'
import { pagePartsSource, type PartRecord } from './page-parts-source.ts'
import { fieldOf } from './parts.ts'

const setting = (key: string, format: ListedSetting['format'], value: unknown = null): ListedSetting => ({
  id: key,
  key,
  format,
  title: 'Name',
  title_ar: 'الاسم',
  group: '',
  group_ar: '',
  description: '',
  description_ar: '',
  default: format === 'json' ? null : '',
  value,
  is_secret: false,
  runs_scripts: false,
  receives_data: false,
  seen_at: [],
  json_schema: null,
  filled: null,
  setting_id: null,
  version: `v-${key}`,
})
const definitions = [
  setting('general.exit_popup.allow_list', 'lines', 'a.example'),
  setting('general.exit_popup.ok_text', 'text'),
  setting('general.exit_popup.cancel_text', 'text'),
]
const translation = {
  key: 'exit_popup.title',
  english: 'Leaving',
  arabic_default: 'مغادرة',
  arabic: '',
  english_override: 'Own',
  is_missing: false,
  version: 't1',
}

/** Answers calls by `METHOD path`; keeps what was written. */
function api(write: { status: number; body?: unknown } = { status: 200, body: { data: [] } }) {
  const requests: { call: string; body: unknown; ifMatch: string | null }[] = []
  vi.stubGlobal('location', { origin: 'https://site.example', pathname: '/', search: '', hash: '' })
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const answer = (status: number, json: unknown) => Response.json(json, { status })
    if (method !== 'GET') {
      requests.push({ call: `${method} ${path}`, body: JSON.parse(String(body)), ifMatch: (headers as Record<string, string>)['if-match'] ?? null })
      return path === '/api/settings' ? answer(write.status, write.body) : answer(200, { data: translation })
    }
    if (path === '/api/setting_definitions') return answer(200, { data: definitions })
    return answer(200, { data: [translation, { ...translation, key: 'other.exit_popup.title' }] })
  })
  return requests
}

afterEach(() => vi.unstubAllGlobals())

const readPart = async () => (await pagePartsSource.getOne?.('page_parts', { id: 'exit_popup' }))?.data as PartRecord
const okText = fieldOf('setting', 'general.exit_popup.ok_text')
const cancelText = fieldOf('setting', 'general.exit_popup.cancel_text')
const title = fieldOf('word', 'exit_popup.title')
const save = (previousData: PartRecord, changes: object) =>
  pagePartsSource.update?.('page_parts', { id: 'exit_popup', data: { ...previousData, ...changes }, previousData })

test('[A-015] a part has the settings and the words that belong to it, each in a field of its own', async () => {
  api()
  const record = await readPart()
  expect(record[fieldOf('setting', 'general.exit_popup.allow_list')]).toBe('a.example')
  expect(record.translations.map(({ key }) => key)).toEqual(['exit_popup.title'])
  expect([record[title], record.isChanged]).toEqual(['', true])
})

test('[A-015][C-232] what was changed is written, all settings together and each from the version that was read', async () => {
  const requests = api()
  await save(await readPart(), { [okText]: 'تابع', [cancelText]: 'ابقَ', [title]: 'إلى موقع آخر' })
  expect(requests).toEqual([
    {
      call: 'PUT /api/settings',
      body: {
        settings: [
          { key: 'general.exit_popup.ok_text', version: 'v-general.exit_popup.ok_text', value: 'تابع' },
          { key: 'general.exit_popup.cancel_text', version: 'v-general.exit_popup.cancel_text', value: 'ابقَ' },
        ],
      },
      ifMatch: null,
    },
    { call: 'PUT /api/translations/exit_popup.title', body: { arabic: 'إلى موقع آخر', english_override: 'Own' }, ifMatch: '"t1"' },
  ])
})

test('[A-015] a value that does not fit is told at its field', async () => {
  api({ status: 422, body: { error: { code: 'invalid', fields: { 'general.exit_popup.ok_text': ['Too long'] } } } })
  await expect(save(await readPart(), { [okText]: 'x' })).rejects.toMatchObject({ status: 422, body: { errors: { [okText]: 'errors.field.invalid' } } })
})

test('[C-232] a write from an older version brings what is stored by now', async () => {
  api({ status: 412, body: { error: { code: 'stale' }, data: [] } })
  const error = await save(await readPart(), { [okText]: 'x' })?.catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(AdminError)
  expect(error).toMatchObject({ status: 412, data: { id: 'exit_popup', [okText]: '' } })
})
