import { readJson } from '#kernel/json/json.ts'
import type { SettingTable } from '#fields/settings/settings.ts'

/** The value of a setting as JSON, in bytes. All of them are read together, and those that are public are shown together. */
export const MOST_SETTING_BYTES = 100_000

export function isLongSetting(value: unknown): boolean {
  return new TextEncoder().encode(JSON.stringify(value)).length > MOST_SETTING_BYTES
}

/** Why a value cannot be stored under a key of ours; null when it can, and for keys that we do not know. */
export function settingFlaw(key: string, value: unknown, table: SettingTable): string | null {
  const definition = Object.hasOwn(table, key) ? table[key] : undefined
  if (value === null || !definition) return null
  if (value === '' && definition.format === 'json') return null
  const parsedValue = definition.format === 'json' && typeof value === 'string' ? readJson(value) : { ok: true as const, value }
  if (!parsedValue.ok) return 'not JSON'
  const result = definition.schema.safeParse(parsedValue.value)
  return result.success ? null : (result.error.issues[0]?.message ?? 'not valid')
}
