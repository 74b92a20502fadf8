import type { SettingTable } from '#fields/settings/settings.ts'
import { sanitiseMarkup } from '../pages/markup/sanitise-markup.server.ts'

/** A setting's value as it may be stored: markup of those that hold HTML is made safe, everything else stays. */
export function safeSettingValue<Value>(key: string, value: Value, table: SettingTable): Value | string {
  const isHtml = Object.hasOwn(table, key) && table[key]?.format === 'html'
  return isHtml && typeof value === 'string' ? sanitiseMarkup(value) : value
}
