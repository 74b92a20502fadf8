import type { Logger } from '#kernel/log.ts'
import { type SettingKey, settingDefaults } from './defaults.ts'
import { readValue, type SettingDefinition } from './setting.ts'
import type { z } from 'zod'

export type SettingRow = { key: string; value: unknown }
export type MergedSettings = ReadonlyMap<string, unknown>

/** The built-in settings under the stored ones, by whole key: an empty text is set, null and a deleted row are not (C-073, C-074). */
export function mergeSettings(rows: readonly SettingRow[]): MergedSettings {
  const builtIn = Object.entries(settingDefaults).map(([key, definition]): [string, unknown] => [key, definition.default])
  const stored = rows.filter(({ value }) => value !== null && value !== undefined).map(({ key, value }): [string, unknown] => [key, value])
  return new Map([...builtIn, ...stored])
}

export type SettingValue<Key extends SettingKey> = z.output<(typeof settingDefaults)[Key]['schema']>

/** One setting as its schema reads it; see {@link readValue} for values that do not fit. */
export function readSetting<Key extends SettingKey>(merged: MergedSettings, key: Key, log: Logger): SettingValue<Key> {
  const definition: SettingDefinition = settingDefaults[key]
  const stored = merged.get(key) ?? definition.default
  // The table's type at `key` says what its schema gives; TypeScript cannot follow an index that is still generic.
  return readValue(key, definition, stored, log) as SettingValue<Key>
}
