import { z } from 'zod'
import { may } from '#domains/accounts/index.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { isSecretSetting, type SettingKey, settingDefaults } from './defaults.ts'
import type { ListedSetting } from './listed-setting.ts'
import type { SettingDefinition } from './setting.ts'
import { listWrittenSettings, settingVersion, type WrittenSetting } from './store-settings.server.ts'

/** Every setting that the product reads, in the order of its table, then those that somebody stored under keys of their own. */
export async function listSettingDefinitions(ctx: Ctx): Promise<Outcome<ListedSetting[], 'forbidden'>> {
  if (!may(ctx.staff, 'settings.write')) return refuse('forbidden')
  const stored = new Map((await listWrittenSettings(ctx.db)).map((row) => [row.key, row]))
  const own = Object.keys(settingDefaults)
  const foreign = [...stored.keys()].filter((key) => !Object.hasOwn(settingDefaults, key))
  return done([...own, ...foreign].map((key) => definitionOf(key, stored.get(key))))
}

function definitionOf(key: string, row: WrittenSetting | undefined): ListedSetting {
  const definition: SettingDefinition | undefined = Object.hasOwn(settingDefaults, key) ? settingDefaults[key as SettingKey] : undefined
  const isSecret = isSecretSetting(key)
  const options = definition?.schema instanceof z.ZodEnum ? { options: definition.schema.options.map(String) } : {}
  return {
    id: key,
    key,
    format: definition?.format ?? 'json',
    description: definition?.description ?? '',
    default: isSecret ? null : (definition?.default ?? null),
    value: isSecret ? { is_set: isSet(row?.value) } : (row?.value ?? null),
    is_secret: isSecret,
    ...options,
    json_schema: definition?.format === 'json' ? schemaOf(definition.schema) : null,
    setting_id: row?.id ?? null,
    version: settingVersion(key, row),
  }
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

const schemas = new WeakMap<z.ZodType, Record<string, unknown>>()

function schemaOf(schema: z.ZodType): Record<string, unknown> {
  const made = schemas.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>)
  schemas.set(schema, made)
  return made
}
