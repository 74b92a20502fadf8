import { z } from '@hono/zod-openapi'
import type { AuditedSaves } from '#domains/accounts/index.server.ts'
import { deleteSetting, isGuardedSetting, listOpenSettings, SettingDraft, upsertSetting, upsertSettings } from '#domains/content/index.server.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { settingTable } from '#site/registry/setting-table.ts'
import { type Answer, data, nothing } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { RecordId } from '../record-id.ts'
import { RecordVersion } from '../record-version.ts'
import { refuseStale, withLastSave } from '../refuse-stale.server.ts'

const Setting = z.object({ id: z.int(), key: z.string(), value: z.unknown() }).openapi('Setting')
// A recursive schema for "any JSON" cannot be written into the document.
const SettingBody = SettingDraft.extend({ value: z.unknown().openapi({ description: 'Any JSON value; null restores the default.' }) }).openapi('SettingDraft')
const MOST_AT_ONCE = 20
type StoredSetting = { row: z.infer<typeof Setting>; isNew: boolean; version: string }
const answer: Answer<StoredSetting, { data: StoredSetting['row'] }> = {
  ...data(Setting, 'The changed setting.'),
  others: { 201: 'The added setting.' },
  statusOf: ({ isNew }) => (isNew ? 201 : 200),
  body: ({ row }) => ({ data: row }),
}

/** Settings that are stored (A-287, C-229 to C-232). */
export const settingsCalls = [
  defineCall({
    method: 'get',
    path: '/api/settings',
    tag: 'Settings',
    who: 'anyone',
    cost: 'rows',
    summary: 'Lists the stored settings without secrets',
    description: 'Only staff see keys that the product does not read.',
    answer: data(z.array(Setting), 'The stored settings by key; a key that is absent has its default.'),
    refusals: {},
    run: async (ctx) => done(await listOpenSettings(ctx, settingTable)),
  }),
  defineCall({
    method: 'post',
    path: '/api/settings',
    tag: 'Settings',
    who: 'staff',
    needsProof: ({ body: { key } }) => isGuardedSetting(key, settingTable),
    summary: 'Writes a setting by its key',
    description: 'With `If-Match` it fails if the setting is no longer at that version.',
    body: SettingBody,
    limit: 'setting',
    ifMatch: RecordVersion.nullable(),
    answer,
    etag: ({ version }) => version,
    refusals: { forbidden: 403, invalid: 422, stale: 412 },
    run: async (ctx, { body, version }) => {
      const outcome = await upsertSetting(ctx, { ...SettingDraft.parse(body), version }, settingTable)
      return !outcome.ok && outcome.code === 'stale' ? refuseStale(ctx, outcome.current, savesOf(outcome.current)) : outcome
    },
  }),
  defineCall({
    method: 'put',
    path: '/api/settings',
    tag: 'Settings',
    who: 'staff',
    needsProof: ({ body: { settings } }) => settings.some(({ key }) => isGuardedSetting(key, settingTable)),
    summary: 'Writes several settings by their keys, all or none',
    description: 'A setting with a version fails if it is no longer at that version.',
    body: z
      .object({
        settings: z
          .array(SettingBody.extend({ version: z.string().max(80).optional() }))
          .min(1)
          .max(MOST_AT_ONCE),
      })
      .openapi('SettingDrafts'),
    limit: 'lists',
    answer: data(z.array(Setting), 'The stored settings.'),
    refusals: { forbidden: 403, invalid: 422, stale: 412 },
    run: async (ctx, { body }) => {
      const drafts = body.settings.map(({ version = null, ...draft }) => ({ ...SettingDraft.parse(draft), version }))
      const outcome = await upsertSettings(ctx, drafts, settingTable)
      if (outcome.ok) return done(outcome.value.map(({ row }) => row))
      if (outcome.code !== 'stale') return outcome
      return refuse({ code: 'stale', moved: await Promise.all(outcome.moved.map((one) => withLastSave(ctx, one, savesOf(one)))) })
    },
  }),
  defineCall({
    method: 'delete',
    path: '/api/settings/{id}',
    tag: 'Settings',
    who: 'staff',
    needsProof: true,
    summary: 'Removes a setting, which restores its default',
    description: 'With `If-Match` it fails if the setting is no longer at that version.',
    params: z.object({ id: RecordId }),
    ifMatch: RecordVersion.nullable(),
    answer: nothing('Removed.'),
    refusals: { forbidden: 403, gone: 404, stale: 412 },
    run: async (ctx, { params: { id }, version }) => {
      const outcome = await deleteSetting(ctx, { id, version }, settingTable)
      return !outcome.ok && outcome.code === 'stale' ? refuseStale(ctx, outcome.current, savesOf(outcome.current)) : outcome
    },
  }),
]

function savesOf({ key }: { key: string }): AuditedSaves {
  return { actions: ['setting.created', 'setting.changed', 'setting.deleted'], subjects: [key] }
}
