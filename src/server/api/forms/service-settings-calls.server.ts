import { z } from '@hono/zod-openapi'
import { ServiceSettingDraft } from '#domains/forms/index.ts'
import { deleteServiceSetting, listServiceSettings, upsertServiceSetting } from '#domains/forms/index.server.ts'
import { type Answer, data, nothing } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { RecordId } from '../record-id.ts'
import { ServiceSetting } from './form-shapes.ts'

const tag = 'Forms'
type StoredServiceSetting = { setting: z.infer<typeof ServiceSetting>; isNew: boolean }
const answer: Answer<StoredServiceSetting, { data: StoredServiceSetting['setting'] }> = {
  ...data(ServiceSetting, 'The changed setting.'),
  others: { 201: 'The added setting.' },
  statusOf: ({ isNew }) => (isNew ? 201 : 200),
  body: ({ setting }) => ({ data: setting }),
}

/** The settings of the forms service, apart from those of the site, and the orders that it looks up. */
export const serviceSettingsCalls = [
  defineCall({
    method: 'get',
    path: '/forms_api/settings',
    tag,
    who: 'forms.read',
    summary: 'Lists the settings of the forms service',
    answer: data(z.array(ServiceSetting), 'The settings by key.'),
    refusals: { forbidden: 403 },
    run: listServiceSettings,
  }),
  defineCall({
    method: 'post',
    path: '/forms_api/settings',
    tag,
    who: 'forms.write',
    summary: 'Writes a setting of the forms service by its key',
    body: ServiceSettingDraft,
    answer,
    refusals: { forbidden: 403 },
    run: (ctx, { body }) => upsertServiceSetting(ctx, body),
  }),
  defineCall({
    method: 'delete',
    path: '/forms_api/settings/{id}',
    tag,
    who: 'forms.write',
    summary: 'Deletes a setting of the forms service',
    params: z.object({ id: RecordId }),
    answer: nothing('Deleted.'),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id } }) => deleteServiceSetting(ctx, id),
  }),
]
