import type { SettingTable, StoredSetting } from '#kernel/settings/settings.ts'
import { safeSettingValue } from './safe-setting.server.ts'

/** The stored settings as they would be with these in their place: a null gives the default back. */
export function settingsWith(stored: readonly StoredSetting[], drafts: readonly StoredSetting[], table: SettingTable): StoredSetting[] {
  const replaced = new Set(drafts.map(({ key }) => key))
  return [...stored.filter(({ key }) => !replaced.has(key)), ...drafts.map(({ key, value }) => ({ key, value: safeSettingValue(key, value, table) }))]
}
