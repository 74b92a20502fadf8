import { type SQL, sql } from 'drizzle-orm'
import { type GatewayName, gatewayNames } from '../gateways/registry.ts'

/** How many calls of a kind one process makes to one gateway at a time: one that hangs fills its own places only. */
export const MOST_OF_GATEWAY = 6

/** For a claim: every gateway as `lane(gateway, free)`, with the places that what is under way leaves it. */
export function freePlaces(underWay: readonly { gateway: GatewayName }[]): SQL {
  const free = gatewayNames.map((name) => MOST_OF_GATEWAY - underWay.filter(({ gateway }) => gateway === name).length)
  return sql`unnest(${sql.param(gatewayNames)}::text[], ${sql.param(free)}::int[]) as lane(gateway, free)`
}
