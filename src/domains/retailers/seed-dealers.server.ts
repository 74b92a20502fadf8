import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { DealerDraft } from './dealer.ts'
import { dealerColumns } from './dealer-rows.server.ts'
import { retailer } from './schema.server.ts'

/** The dealers that a new site starts with; codes that exist already are left alone. Throws when one is not valid. */
export async function seedDealers({ db }: Ctx, seeds: readonly unknown[]): Promise<void> {
  const drafts = seeds.map((seed) => DealerDraft.parse(seed))
  if (drafts.length === 0) return
  await db.transaction(async (tx) => {
    await tx.insert(retailer).values(drafts.map(dealerColumns)).onConflictDoNothing({ target: retailer.dealerCode })
    await announceChange(tx, 'site')
  })
}
