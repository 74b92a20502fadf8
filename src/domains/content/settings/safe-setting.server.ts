import { sanitiseMarkup } from '../pages/sanitise-markup.server.ts'
import { type SettingKey, settingDefaults } from './defaults.ts'
import type { SettingDefinition } from './setting.ts'

/** A setting's value as it may be stored: markup of those that hold HTML is made safe, everything else stays. */
export function safeSettingValue<Value>(key: string, value: Value): Value | string {
  const definition: SettingDefinition | undefined = Object.hasOwn(settingDefaults, key) ? settingDefaults[key as SettingKey] : undefined
  return definition?.format === 'html' && typeof value === 'string' ? sanitiseMarkup(value) : value
}
