import { readJson } from '#kernel/json.ts'
import { type SettingKey, settingDefaults } from './defaults.ts'
import type { SettingDefinition } from './setting.ts'

/** Why a value cannot be stored under a key of ours; null when it can, and for keys that we do not know. */
export function settingFlaw(key: string, value: unknown): string | null {
  if (value === null || !Object.hasOwn(settingDefaults, key)) return null
  const definition: SettingDefinition = settingDefaults[key as SettingKey]
  if (value === '' && definition.format === 'json') return null
  const read = definition.format === 'json' && typeof value === 'string' ? readJson(value) : { ok: true as const, value }
  if (!read.ok) return 'not JSON'
  const result = definition.schema.safeParse(read.value)
  return result.success ? null : (result.error.issues[0]?.message ?? 'not valid')
}
