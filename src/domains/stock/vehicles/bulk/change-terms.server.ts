import { findRetailer } from '#domains/retailers/index.server.ts'
import { done, type Invalid, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { PriceBasis } from '../../prices/price-rules.ts'
import { findListing } from '../../search/find-listings.server.ts'
import { ownerFields } from '../vehicle-owner.ts'
import type { BulkChange } from './bulk-change.ts'
import type { ChangeTerms } from './plan-change.ts'

/** What a change is carried out by; `invalid` when its retailer or listing is not there. Cars stand by name only in listings of named ones. */
export async function findChangeTerms(
  ctx: Ctx,
  change: BulkChange,
  { taxIncluded }: Pick<PriceBasis, 'taxIncluded'>,
): Promise<Outcome<ChangeTerms, 'forbidden' | Invalid>> {
  if (change.kind === 'listing') {
    const listing = await findListing(ctx, change.listing)
    if (listing?.membership !== 'named') return refuse({ code: 'invalid', fields: { listing: ['unknown'] } })
  }
  if (change.kind !== 'retailer') return done({ taxIncluded, owner: null })
  const retailer = await findRetailer(ctx, change.retailer_id)
  if (retailer.ok) return done({ taxIncluded, owner: ownerFields(retailer.value) })
  return retailer.code === 'gone' ? refuse({ code: 'invalid', fields: { retailer_id: ['unknown'] } }) : retailer
}
