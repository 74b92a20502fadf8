import { z } from '@hono/zod-openapi'
import { type FillForm, textLevels } from '#fields/field-types.ts'
import { listSettingDefinitions } from '#domains/content/index.server.ts'
import { productSettings } from '#domains/dynamic-content/index.ts'
import { settingGroups } from '#site/registry/settings.gen.ts'
import { data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { placeAddresses } from './setting-places.server.ts'

const SettingDefinition = z
  .object({
    id: z.string(),
    key: z.string(),
    title: z.string(),
    title_ar: z.string(),
    format: z.enum(['text', 'html', 'number', 'bool', 'select', 'paths', 'lines', 'json']),
    group: z.string(),
    group_ar: z.string(),
    description: z.string(),
    description_ar: z.string(),
    default: z.unknown(),
    value: z.unknown().openapi({ description: 'The stored value; null if there is none, `{ is_set }` for a secret.' }),
    seen_at: z
      .array(z.object({ name: z.string(), name_ar: z.string(), href: z.string() }))
      .openapi({ description: 'The addresses on this site where visitors or staff see its effect.' }),
    is_secret: z.boolean(),
    runs_scripts: z.boolean(),
    receives_data: z.boolean(),
    options: z.array(z.string()).optional(),
    allows: z.enum(textLevels).optional().openapi({ description: 'The elements that HTML may contain.' }),
    json_schema: z.record(z.string(), z.unknown()).nullable(),
    filled: (z.record(z.string(), z.unknown()) as unknown as z.ZodType<FillForm>)
      .nullable()
      .openapi({ description: 'How staff fill JSON: its rows, fields and choices.' }),
    setting_id: z.int().nullable(),
    version: z.string(),
  })
  .openapi('SettingDefinition')

/** The definitions for the admin's form of settings (A-015, C-005). */
export const settingDefinitionsCalls = [
  defineCall({
    method: 'get',
    path: '/api/setting_definitions',
    tag: 'Settings',
    who: 'staff',
    summary: 'Lists every setting with its format, its default and its stored value',
    answer: data(z.array(SettingDefinition), 'The settings in the order of the reference; keys that the product does not read come last.'),
    refusals: { forbidden: 403 },
    run: async (ctx) => {
      const { settings } = await ctx.services.site.get(ctx)
      const groups = [...settingGroups, ...productSettings(settings.dynamicContent.enabled)]
      return listSettingDefinitions(ctx, groups, await placeAddresses(ctx, settings))
    },
  }),
]
