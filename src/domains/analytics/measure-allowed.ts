import { keepCampaign } from './campaign/campaign-cookie.ts'
import { loadTagManager } from './load-tag-manager.ts'
import { measuringConfig } from './measuring-config.ts'

/** What begins once the visitor allows it. `landed` is the query of the address by which the visitor came. */
export function measureAllowed(landed: string): void {
  const { tags, nonce } = measuringConfig()
  keepCampaign(landed)
  if (tags) loadTagManager(tags, nonce)
}
