import type { ListedSetting } from '#domains/content/index.ts'
import { AdminError } from '../data-provider/admin-error.ts'
import { ask } from '../data-provider/ask.ts'
import { lastSaveOf } from '../data-provider/last-save-of.ts'
import type { Source } from '../data-provider/source.ts'

/** A setting with `input`, the value of its form field: JSON as text, everything else unchanged. */
export type SettingRecord = ListedSetting & { input: unknown }

const STALE = 412
const INVALID = 422

async function listSettings(signal?: AbortSignal): Promise<SettingRecord[]> {
  const { data } = await ask('GET /api/setting_definitions', signal ? { signal } : {})
  return data.map((definition) => ({ ...definition, input: inputOf(definition) }))
}

async function getSetting(key: unknown, signal?: AbortSignal): Promise<SettingRecord> {
  const match = (await listSettings(signal)).find((setting) => setting.key === key)
  if (!match) throw new AdminError({ ok: false, status: 404, code: 'not_found', fields: {}, data: undefined })
  return match
}

/** The value of the form field: the stored value, else the default. */
export function inputOf({ format, is_secret, value, default: builtIn }: ListedSetting): unknown {
  if (is_secret) return ''
  const holding = value ?? builtIn
  if (format === 'bool') return holding === true || holding === 'true'
  if (format === 'number') return holding === '' || holding === null ? null : Number(holding)
  if (format !== 'json') return holding === null || holding === undefined ? '' : String(holding)
  // A value that was stored as JSON text stays as it was typed.
  return typeof holding === 'string' ? holding : JSON.stringify(holding, null, 2)
}

/** The value to store for a form field. Throws for invalid JSON. */
export function storedValue(format: ListedSetting['format'], input: unknown): unknown {
  if (format === 'json') return String(input ?? '').trim() === '' ? '' : JSON.parse(String(input))
  if (format === 'bool' || format === 'number') return input
  return input ?? ''
}

/** Settings are listed as definitions; values are written and removed by key under `/api/settings`. */
export const settingsSource: Source = {
  getList: async (_resource, { signal }) => {
    const data = await listSettings(signal)
    return { data, total: data.length }
  },
  getOne: async (_resource, { id, signal }) => ({ data: await getSetting(id, signal) }),
  getMany: async (_resource, { ids, signal }) => ({ data: (await listSettings(signal)).filter(({ id }) => ids.includes(id)) }),
  update: async (_resource, { id, data }) => {
    const { format, input, version } = data as SettingRecord
    await refusalsAtTheField(id, () => ask('POST /api/settings', { body: { key: String(id), value: storedValue(format, input) }, ifMatch: version }))
    return { data: await getSetting(id) }
  },
  delete: async (_resource, { id, previousData }) => {
    const { setting_id, version } = previousData as SettingRecord
    if (setting_id !== null) await refusalsAtTheField(id, () => ask('DELETE /api/settings/{id}', { params: { id: setting_id }, ifMatch: version }))
    return { data: previousData }
  },
}

/** Maps refusals to the form: the API says `value` where the form has `input`, and a 412 has only the version and who saved it. */
async function refusalsAtTheField(key: unknown, write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (!(error instanceof AdminError)) throw error
    const { status, code } = error
    if (status === STALE) throw new AdminError({ ok: false, status, code, fields: {}, data: { ...(await getSetting(key)), ...lastSaveOf(error) } })
    if (status === INVALID) throw new AdminError({ ok: false, status, code, fields: { input: ['invalid'] }, data: undefined })
    throw error
  }
}
