import { findRetailerCountry } from '#domains/retailers/index.server.ts'
import { findShowroomVehicle, modelName, type VehicleRow } from '#domains/stock/index.server.ts'
import { toMinorUnits } from '#kernel/money.ts'
import type { OrderRow } from '../completion/record-order.server.ts'
import { findJourneyConfig } from '../journey/find-journey-config.server.ts'
import { readJourneyContent } from '../journey/journey-config.ts'
import type { OrderCtx } from '../order-desk.server.ts'
import { packsIn } from '../journey/packs-in.ts'
import { saleTermsIn } from '../terms/sale-terms.ts'
import { chosenPackIds, type OrderContents, type OrderedPack } from './order-contents.ts'

type OrderedCar = Pick<OrderRow, 'metadata' | 'configUrl' | 'financeOption' | 'currency' | 'retailerId'>

/** Ids of packs come from browsers: what is no id is nothing that was offered. */
const PACK_ID = /^[\w-]{1,40}$/

/**
 * The contents of an order of a car, from the stock and the configuration as they are now. A configuration that another service keeps is asked for only
 * with `mayAsk`: never within a transaction. `country` is that of the retailer, where the caller knows it.
 */
export async function contentsOfOrder(
  ctx: OrderCtx,
  order: OrderedCar,
  { vehicle, mayAsk, country }: { vehicle: VehicleRow | null; mayAsk: boolean; country?: string },
): Promise<OrderContents> {
  const sale = saleTermsIn(ctx.desk, { country: country ?? (await findRetailerCountry(ctx.db, order.retailerId)), currency: order.currency })
  const packs = await packsOf(ctx, order, mayAsk)
  if (!vehicle) return { car: { year: null, model: '', version: '', colour: '' }, listPrice: null, ...sale, packs }
  const { details, displayPrice, msrpPrice, modelYear, productionYear } = vehicle
  const before = details.gross_price ?? msrpPrice
  return {
    car: {
      year: modelYear ?? productionYear,
      model: modelName(vehicle),
      version: details.version,
      colour: vehicle.colorName || vehicle.color,
    },
    listPrice: before !== null && displayPrice !== null && before > displayPrice ? before : null,
    ...sale,
    packs,
  }
}

/** The contents of a stored order; those of an order from before they were kept are found again. */
export async function keptContents(ctx: OrderCtx, row: OrderRow): Promise<OrderContents> {
  if (row.contents) return row.contents
  return contentsOfOrder(ctx, row, { vehicle: (await findShowroomVehicle(ctx, row.vehicleId))?.row ?? null, mayAsk: false })
}

async function packsOf(ctx: OrderCtx, { metadata, configUrl, financeOption, currency }: OrderedCar, mayAsk: boolean): Promise<OrderedPack[]> {
  const ids = chosenPackIds({ metadata }).filter((id) => PACK_ID.test(id))
  if (ids.length === 0) return []
  const isConfigurator = configUrl !== ''
  const endpoint = ctx.desk.settings.configEndpoint
  const store = mayAsk || endpoint === '' ? await findJourneyConfig(ctx, { endpoint, isConfigurator }) : null
  const offeredPacks = store ? readJourneyContent(store, { isConfigurator, paymentType: financeOption }).order_online_steps_page.service_packs.packs : []
  const priced = packsIn(offeredPacks, currency, ctx.desk.prices.siteCurrency)
  return ids.map((id) => {
    const pack = priced.find((one) => one.id === id)
    // A pack that is no longer offered is still what the buyer chose.
    if (!pack) return { id, name: id, price: null }
    return { id, name: pack.name || id, price: pack.price === null ? null : toMinorUnits(pack.price, currency) }
  })
}
