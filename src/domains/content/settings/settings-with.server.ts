import type { SettingTable, StoredSetting } from '#fields/settings/settings.ts'
import { safeSettingValue } from './safe-setting.server.ts'

/** The stored settings as they would be with these in their place: a null gives the default back. Markup is safe, whenever it was stored. */
export function settingsWith(storedRows: readonly StoredSetting[], drafts: readonly StoredSetting[], table: SettingTable): StoredSetting[] {
  const replaced = new Set(drafts.map(({ key }) => key))
  const rows = [...storedRows.filter(({ key }) => !replaced.has(key)), ...drafts]
  return rows.map(({ key, value }) => ({ key, value: safeSettingValue(key, value, table) }))
}
