import { hash } from 'node:crypto'
import { listLostImages } from '../feed-images.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { FeedDraft } from '../feed.ts'
import type { SiteFacts } from '../mark-row.ts'

type Deciding = { code: string; draft: FeedDraft; currencies: ReadonlySet<string>; site: SiteFacts }

/**
 * A digest of all that decides, beside a record and the stored vehicle, what becomes of the record: the feed but for when and from where it is fetched and
 * when it stops, the code, and what the site knows of currencies, retailers, models and pictures.
 */
export async function digestOfTerms(db: Queryable, { code, draft, currencies, site }: Deciding): Promise<string> {
  const { name: _name, source: _source, url: _url, schedule: _schedule, is_active: _active, ...rest } = draft
  const { most_gone_percent: _gone, most_invalid_percent: _invalid, ...deciding } = rest
  const lostImages = draft.fetch_images ? await listLostImages(db) : []
  const terms = [code, deciding, [...currencies].sort(), [...site.dealerCodes].sort(), site.families, lostImages]
  return hash('sha256', JSON.stringify(terms), 'base64url')
}
