import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { isSecretSetting } from '#domains/content/index.ts'
import { deleteSetting, listSettings, SettingDraft, upsertSetting } from '#domains/content/index.server.ts'
import type { AppEnv } from '../app-env.ts'
import { contextOf, type Services } from '../services.server.ts'
import { apiApp } from './api-app.server.ts'
import { failures, json } from './answers.server.ts'
import { errorBody } from './error-body.ts'
import { RecordId } from './record-id.ts'
import { namedVersion, versionTag } from './record-version.ts'
import { refusalAnswer } from './refusal-answer.server.ts'
import { forStaff, staffOnly } from './staff-only.server.ts'

const Setting = z.object({ id: z.int(), key: z.string(), value: z.unknown() }).openapi('Setting')
// A recursive schema for "any JSON" cannot be written into the document.
const SettingBody = SettingDraft.extend({ value: z.unknown().openapi({ description: 'Any JSON value; null gives the default back.' }) }).openapi('SettingDraft')
const tags = ['Settings']
const security = [{ bearer: [] }]
const Precondition = z.object({ 'if-match': z.string().optional() })

const list = createRoute({
  method: 'get',
  path: '/api/settings',
  tags,
  summary: 'Settings that are stored, secrets left out',
  responses: { 200: json(z.object({ data: z.array(Setting) }), 'Stored settings by key; a key that is absent has its default.') },
})
const upsert = createRoute({
  method: 'post',
  path: '/api/settings',
  tags,
  security,
  middleware: staffOnly,
  summary: 'Writes a setting by its key; with If-Match only if it is still at that version',
  request: { headers: Precondition, body: { content: { 'application/json': { schema: SettingBody } }, required: true } },
  responses: {
    200: json(z.object({ data: Setting }), 'The key existed.'),
    201: json(z.object({ data: Setting }), 'The key is new.'),
    ...failures(401, 403, 412, 422, 428),
  },
})
const remove = createRoute({
  method: 'delete',
  path: '/api/settings/{id}',
  tags,
  security,
  middleware: staffOnly,
  summary: 'Removes a setting, so that its default holds again; with If-Match only if it is still at that version',
  request: { params: z.object({ id: RecordId }), headers: Precondition },
  responses: { 204: { description: 'Removed.' }, ...failures(401, 403, 404, 412, 428) },
})

/** `/api/settings` (A-287, C-229 to C-232). */
export function settingsRoutes(services: Services): OpenAPIHono<AppEnv> {
  const routes = apiApp()
  routes.openapi(list, async (c) => {
    const rows = await listSettings(contextOf(services))
    return c.json({ data: rows.filter(({ key }) => !isSecretSetting(key)) }, 200)
  })
  routes.openapi(upsert, async (c) => {
    const version = askedVersion(c.req.header('if-match'))
    if (version === 'unreadable') return c.json(errorBody(428), 428)
    const outcome = await upsertSetting(contextOf(services, c.get('staff')), SettingDraft.parse(c.req.valid('json')), version)
    if (outcome.ok) return c.json({ data: outcome.value.row }, outcome.value.isNew ? 201 : 200, { ...forStaff, ...versionTag(outcome.value.version) })
    return refusalAnswer(c, outcome) as never
  })
  routes.openapi(remove, async (c) => {
    const version = askedVersion(c.req.header('if-match'))
    if (version === 'unreadable') return c.json(errorBody(428), 428)
    const outcome = await deleteSetting(contextOf(services, c.get('staff')), c.req.valid('param').id, version)
    return outcome.ok ? c.body(null, 204) : (refusalAnswer(c, outcome) as never)
  })
  return routes
}

/** The condition of a write that needs none: null without If-Match. One that cannot be read was meant to protect something. */
function askedVersion(ifMatch: string | undefined): string | null | 'unreadable' {
  return ifMatch === undefined ? null : (namedVersion(ifMatch) ?? 'unreadable')
}
