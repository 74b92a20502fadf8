import type { BlockContext } from '#block-engine/data-loader.ts'
import { findActiveRetailers } from '#domains/retailers/index.server.ts'
import type { CardRecord } from './card.ts'

/** The dealers that cards name, by their code. */
export type CardRecords = Readonly<Record<string, CardRecord>>

/** Reads the records of the named dealers (B-008). A code that no visible dealer has is left out: its card shows what it has itself. */
export async function load(_values: unknown, { ctx }: Pick<BlockContext<never>, 'ctx'>, groups: readonly { dealer_id: string }[]): Promise<CardRecords> {
  const dealerCodes = [...new Set(groups.map(({ dealer_id }) => dealer_id).filter(Boolean))]
  if (dealerCodes.length === 0) return {}
  const dealers = await findActiveRetailers(ctx, { dealerCodes })
  return Object.fromEntries(
    dealers.map(({ dealer_code, name, address, city, latitude, longitude, phone, email, services, url }) => [
      dealer_code,
      { dealer_code, name, address, city, latitude, longitude, phone, email, services, url },
    ]),
  )
}
