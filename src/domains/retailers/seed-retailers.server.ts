import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { RetailerDraft } from './retailer.ts'
import { retailerColumns } from './retailer-rows.server.ts'
import { retailer } from './schema.server.ts'

/** The retailers that a new site starts with; codes that exist already are left alone. Throws when one is not valid. */
export async function seedRetailers({ db }: Ctx, seeds: readonly unknown[]): Promise<void> {
  const drafts = seeds.map((seed) => RetailerDraft.parse(seed))
  if (drafts.length === 0) return
  await db.transaction(async (tx) => {
    await tx.insert(retailer).values(drafts.map(retailerColumns)).onConflictDoNothing({ target: retailer.dealerCode })
    await announceChange(tx, 'site')
  })
}
