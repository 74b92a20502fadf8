import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { listSettingDefinitions } from '#domains/content/index.server.ts'
import type { AppEnv } from '../app-env.ts'
import { contextOf, type Services } from '../services.server.ts'
import { failures, json } from './answers.server.ts'
import { apiApp } from './api-app.server.ts'
import { refusalAnswer } from './refusal-answer.server.ts'
import { forStaff, staffOnly } from './staff-only.server.ts'

const SettingDefinition = z
  .object({
    id: z.string(),
    key: z.string(),
    format: z.enum(['text', 'html', 'number', 'bool', 'select', 'paths', 'lines', 'json']),
    description: z.string(),
    default: z.unknown(),
    value: z.unknown().openapi({ description: 'As stored, null where nothing is; of a secret only `{ is_set }`.' }),
    is_secret: z.boolean(),
    options: z.array(z.string()).optional(),
    json_schema: z.record(z.string(), z.unknown()).nullable(),
    setting_id: z.int().nullable(),
    version: z.string(),
  })
  .openapi('SettingDefinition')

const list = createRoute({
  method: 'get',
  path: '/api/setting_definitions',
  tags: ['Settings'],
  security: [{ bearer: [] }],
  middleware: staffOnly,
  summary: 'Every setting with its format, its default and what is stored, for staff',
  responses: { 200: json(z.object({ data: z.array(SettingDefinition) }), 'In the order of the reference; keys of others last.'), ...failures(401, 403) },
})

/** What the admin's form of settings is made of (A-015, C-005). */
export function settingDefinitionRoutes(services: Services): OpenAPIHono<AppEnv> {
  const routes = apiApp()
  routes.openapi(list, async (c) => {
    const outcome = await listSettingDefinitions(contextOf(services, c.get('staff')))
    return outcome.ok ? c.json({ data: outcome.value }, 200, forStaff) : (refusalAnswer(c, outcome) as never)
  })
  return routes
}
