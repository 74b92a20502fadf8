import type { BlockContext } from '#block-engine/data-loader.ts'
import type { PageQuery } from '#block-engine/page-query.ts'
import { type PublicRetailer, retailerSchema, sellsVehicles } from '#domains/retailers/index.ts'
import { findActiveRetailers } from '#domains/retailers/index.server.ts'
import { dealerView } from './dealer-view.ts'
import type { LocatorData } from './locator.tsx'

const MOST_DEALERS = 200
const LONGEST_ANSWER = 100

type Context = Pick<BlockContext<'maps'>, 'ctx' | 'query' | 'timeZone' | 'maps'>

/** What visitors are told of each is told to search engines as well. */
type WithSchemas = { schemas: readonly unknown[] }

/** The dealers of the admin that sell, in its order (B-007, B-069, A-159, A-160), and what the address asks for. */
export async function loadDealers(_values: unknown, context: Context): Promise<LocatorData & WithSchemas> {
  return { ...(await locatorDealers(context)), answers: answersOf(context.query) }
}

/** The data of every member of the family, without the answers. */
export async function locatorDealers({ ctx, timeZone, maps }: Omit<Context, 'query'>): Promise<Omit<LocatorData, 'answers'> & WithSchemas> {
  const dealers = (await findActiveRetailers(ctx, { items: MOST_DEALERS })).filter(sellsVehicles)
  return { dealers: dealers.map(dealerView), timeZone, maps, schemas: dealers.map(schemaOf) }
}

function schemaOf(dealer: PublicRetailer): unknown {
  const { name, address, city, latitude, longitude, url, phone, email, opening_hours: hours } = dealer
  return retailerSchema('AutoDealer', {
    ...{ name, address, city, latitude, longitude, url },
    openingHours: hours.map(({ days, hours: times }) => `${days}: ${times}`).join('\n'),
    contacts: [
      { type: 'phone', value: phone },
      { type: 'email', value: email },
    ],
  })
}

/** One answer for each field, cut to a length that a visitor could type. */
export function answersOf(query: PageQuery): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, ([value].flat()[0] ?? '').slice(0, LONGEST_ANSWER)]))
}
