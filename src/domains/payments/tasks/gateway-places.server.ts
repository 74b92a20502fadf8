import { type SQL, sql } from 'drizzle-orm'
import { type GatewayName, gatewayNames } from '../gateways/registry.ts'

/** How many calls of a kind one process makes to one gateway at a time: one that hangs fills its own places only. */
export const MOST_OF_GATEWAY = 6

type UnderWay = readonly { gateway: GatewayName }[]

/** Whether some gateway has no place left, so that a claim may have left something of it. */
export function isGatewayFull(underWay: UnderWay): boolean {
  return gatewayNames.some((name) => freeOf(name, underWay) <= 0)
}

/** For a claim: every gateway as `lane(gateway, free)`, with the places that what is under way leaves it. */
export function freePlaces(underWay: UnderWay): SQL {
  const free = gatewayNames.map((name) => freeOf(name, underWay))
  return sql`unnest(${sql.param(gatewayNames)}::text[], ${sql.param(free)}::int[]) as lane(gateway, free)`
}

function freeOf(name: GatewayName, underWay: UnderWay): number {
  return MOST_OF_GATEWAY - underWay.filter(({ gateway }) => gateway === name).length
}
