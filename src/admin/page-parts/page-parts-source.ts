import type { ListedSetting, Translation } from '#domains/content/index.ts'
import { AdminError } from '../data-provider/admin-error.ts'
import { ask } from '../data-provider/ask.ts'
import { lastSaveOf } from '../data-provider/last-save-of.ts'
import type { Source } from '../data-provider/source.ts'
import { inputOf, storedValue } from '../settings/settings-source.ts'
import { fieldOf, type PagePart, pageParts } from './parts.ts'

/** A part with what staff set of it; beside `values` each value stands in the field of {@link fieldOf}. */
export type PartRecord = {
  id: string
  definitions: readonly ListedSetting[]
  translations: readonly Translation[]
  isChanged: boolean
  version: string
} & Record<string, unknown>

const STALE = 412
const INVALID = 422
const FORBIDDEN = 403
const MOST_WORDS = 50

function recordOf({ id, settings }: PagePart, all: readonly ListedSetting[], translations: readonly Translation[]): PartRecord {
  const definitions = settings.flatMap(({ key }) => all.find((definition) => definition.key === key) ?? [])
  return {
    id,
    definitions,
    translations,
    isChanged: definitions.some(({ value, default: builtIn }) => value !== null && JSON.stringify(value) !== JSON.stringify(builtIn)),
    version: [...definitions, ...translations].map(({ version }) => version).join(' '),
    ...Object.fromEntries(definitions.map((definition) => [fieldOf('setting', definition.key), inputOf(definition)])),
    ...Object.fromEntries(translations.map(({ key, arabic }) => [fieldOf('word', key), arabic])),
  }
}

/** The words of a part, of whoever may not change them none. */
async function wordsOf({ words }: PagePart): Promise<Translation[]> {
  if (!words) return []
  try {
    const { data } = await ask('GET /api/translations', { query: { q: words, per_page: MOST_WORDS } })
    return data.filter(({ key }) => key.startsWith(words))
  } catch (error) {
    if (error instanceof AdminError && error.status === FORBIDDEN) return []
    throw error
  }
}

async function getPart(id: unknown): Promise<PartRecord> {
  const part = pageParts.find((one) => one.id === id)
  if (!part) throw new AdminError({ ok: false, status: 404, code: 'not_found', fields: {}, data: undefined })
  const [{ data }, words] = await Promise.all([ask('GET /api/setting_definitions'), wordsOf(part)])
  return recordOf(part, data, words)
}

/** What of a form is another value than what was read. */
function changesOf(record: PartRecord, before: PartRecord) {
  const isChanged = (field: string) => (record[field] ?? '') !== (before[field] ?? '')
  return {
    settings: record.definitions.filter(({ key }) => isChanged(fieldOf('setting', key))),
    words: record.translations.filter(({ key }) => isChanged(fieldOf('word', key))),
  }
}

/** The parts come from the settings and words that they are made of, and are written to these: all settings at once, each from its version. */
export const pagePartsSource: Source = {
  getList: async () => {
    const { data } = await ask('GET /api/setting_definitions')
    return { data: pageParts.map((part) => recordOf(part, data, [])), total: pageParts.length }
  },
  getOne: async (_resource, { id }) => ({ data: await getPart(id) }),
  getMany: async (_resource, { ids }) => ({ data: await Promise.all(ids.map(getPart)) }),
  update: async (_resource, { id, data, previousData }) => {
    const record = data as PartRecord
    const { settings, words } = changesOf(record, previousData as PartRecord)
    const drafts = settings.map(({ key, format, version }) => ({ key, version, value: storedValue(format, record[fieldOf('setting', key)]) }))
    await refusalsAtTheFields(id, async () => {
      if (drafts.length > 0) await ask('PUT /api/settings', { body: { settings: drafts } })
      for (const { key, version, english_override } of words) {
        const arabic = String(record[fieldOf('word', key)] ?? '')
        await ask('PUT /api/translations/{id}', { params: { id: key }, body: { arabic, english_override }, ifMatch: version })
      }
    })
    return { data: await getPart(id) }
  },
}

/** The API complains by keys, and answers a stale write without what is stored by now. */
async function refusalsAtTheFields(id: unknown, write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (!(error instanceof AdminError)) throw error
    const { status, code, body } = error
    if (status === STALE) throw new AdminError({ ok: false, status, code, fields: {}, data: { ...(await getPart(id)), ...lastSaveOf(error) } })
    if (status !== INVALID) throw error
    const fields = Object.keys(body.errors ?? {}).map((key) => [fieldOf('setting', key), ['invalid']])
    throw new AdminError({ ok: false, status, code, fields: Object.fromEntries(fields), data: undefined })
  }
}
