import { type DynamicContentSettings, readDynamicContentSettings } from '#domains/dynamic-content/settings.ts'
import type { Logger } from '#kernel/log.ts'
import { settingReader } from '#fields/settings/settings.ts'
import { recordingLog } from '../site/quiet-log.ts'

/** The settings of dynamic content as the site reads them from stored values. */
export function dynamicContentOf(storedSettings: Readonly<Record<string, unknown>>, log: Logger = recordingLog()): DynamicContentSettings {
  const rows = Object.entries(storedSettings).map(([key, value]) => ({ key, value }))
  return readDynamicContentSettings(settingReader(rows, log))
}
