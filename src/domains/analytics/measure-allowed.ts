import { keepCampaign } from './campaign/campaign-cookie.ts'
import { loadTagManager } from './load-tag-manager.ts'
import { measuringConfig } from './measuring-config.ts'

/** Starts the measurement that needs consent. `landed` is the query of the visitor's landing URL. */
export function measureAllowed(landed: string): void {
  const { tags, nonce } = measuringConfig()
  keepCampaign(landed)
  if (tags) loadTagManager(tags, nonce)
}
