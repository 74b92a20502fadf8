import type { PriceLines } from '#domains/finance/index.ts'
import { settingReader, settingsOnce } from '#fields/settings/settings.ts'
import { readSiteSettings } from '#site/registry/site-settings.ts'
import { quietLog } from '../site/quiet-log.ts'

/** How a site with these settings writes lines about a price. */
export function priceLines(storedSettings: Record<string, unknown> = {}): PriceLines {
  const rows = Object.entries(storedSettings).map(([key, value]) => ({ key, value }))
  return readSiteSettings(settingsOnce(settingReader(rows, quietLog))).finance.lines
}
