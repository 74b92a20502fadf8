import type { SettingTable } from '#fields/settings/settings.ts'
import { readJson } from '#kernel/json/json.ts'
import { sanitiseMarkup } from '../pages/markup/sanitise-markup.server.ts'
import { withSafeMarkup } from './filled-markup.server.ts'

/**
 * A setting's value as it may be stored: markup is made safe, of those that hold HTML and inside of those that hold JSON; everything else stays. `before` is the
 * value that somebody replaces: its markup may keep what the setting no longer allows. Without it the value is taken as one that was stored.
 */
export function safeSettingValue<Value>(key: string, value: Value, table: SettingTable, before: { value: unknown } = { value }): Value | string {
  const definition = Object.hasOwn(table, key) ? table[key] : undefined
  if (definition?.format === 'html') return typeof value === 'string' ? sanitiseMarkup(value, definition.allows, String(before.value ?? '')) : value
  if (!definition?.filled) return value
  const [now, then] = [readStored(value), readStored(before.value)]
  const safe = withSafeMarkup(now, definition.filled, then)
  if (safe === now) return value
  return typeof value === 'string' ? JSON.stringify(safe) : (safe as Value)
}

/** JSON may be stored as its text. What is none has no markup. */
function readStored(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const parsedValue = readJson(value)
  return parsedValue.ok ? parsedValue.value : undefined
}
