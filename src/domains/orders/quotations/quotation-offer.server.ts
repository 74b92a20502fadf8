import { findActiveRetailers } from '#domains/retailers/index.server.ts'
import { sellsVehicles } from '#domains/retailers/index.ts'
import { publicVehicle } from '#domains/stock/index.ts'
import { findFewOnSale, findListedVehicle, findVehicle, listListings, picturedVehicles, type VehicleRow, vehicleName } from '#domains/stock/index.server.ts'
import { Fault } from '#kernel/fault.ts'
import { toMinorUnits } from '#kernel/money.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { may } from '#domains/accounts/index.ts'
import { askedPrice } from '../completion/store-order.server.ts'
import { buttonOffer } from '../journey/button-offer.ts'
import { findJourneyConfig } from '../journey/find-journey-config.server.ts'
import { type JourneyContent, readJourneyContent } from '../journey/journey-config.ts'
import { normalisePaymentType } from '../journey/order-data.ts'
import { orderVehicle, type OrderVehicle } from '../journey/order-vehicle.ts'
import { packsIn } from '../journey/packs-in.ts'
import { financingOf, type OrderFinancing } from '../journey/payment-choice.ts'
import { type PaymentOption, paymentOptions } from '../journey/payment-options.ts'
import type { OrderCtx } from '../order-desk.server.ts'
import { seesOrder, visibleOrders } from '../records/find-orders.server.ts'
import { findSeller, isBuiltToOrder, isOrderable, termsOfCheckout } from '../terms/terms-of-checkout.server.ts'
import { vehiclePicture } from '../vehicle-name.server.ts'
import type { CarToOffer, QuotationOffer } from './quotation.ts'

const MOST_RETAILERS = 200

/** Why a car cannot be offered. */
export type OfferRefusal = 'vehicle_gone' | 'not_listed' | 'not_sold_online' | 'seller_incomplete'

/** A car with all that may be offered with it, as the site offers it to visitors. */
export type OfferedCar = {
  row: VehicleRow
  vehicle: OrderVehicle
  /** A listing that has it: the journey finds cars by their listings. */
  list: string
  options: readonly PaymentOption[]
  finance: OrderFinancing
  /** What the journey says for a way to pay. */
  contentFor: (way: string) => JourneyContent
  /** The packs of a way to pay, in the car's currency. */
  packsFor: (way: string) => ReturnType<typeof packsIn>
}

/** Reads what may be offered of a car. Asks the service of the configuration: never within a transaction. */
export async function findOfferedCar(ctx: OrderCtx, vehicleId: number): Promise<Outcome<OfferedCar, OfferRefusal>> {
  const { desk } = ctx
  const row = await findVehicle(ctx, vehicleId)
  if (!row || !isOrderable(row)) return refuse('vehicle_gone')
  const list = await findListing(ctx, vehicleId)
  if (list === null) return refuse('not_listed')
  const [pictured] = await picturedVehicles(ctx, [row])
  const isConfigurator = row.configUrl !== '' && isBuiltToOrder(row)
  const store = await findJourneyConfig(ctx, { endpoint: desk.settings.configEndpoint, isConfigurator })
  if (!store) throw new Fault('the configuration of online orders could not be had', { status: 503 })
  if (!pictured) throw new Error(`vehicle ${vehicleId} has no public form`)
  const vehicle = orderVehicle(publicVehicle(pictured, desk.prices))
  const contentFor = (way: string) => readJourneyContent(store, { isConfigurator, paymentType: normalisePaymentType(way) })
  const allowedWays = buttonOffer(vehicle.buttons, contentFor('').order_online.button_sets)?.financingOptions ?? []
  const finance = financingOf(desk.finance, desk.markets, vehicle)
  const packsFor = (way: string) => packsIn(contentFor(way).order_online_steps_page.service_packs.packs, vehicle.currency, desk.prices.siteCurrency)
  return done({ row, vehicle, list, options: paymentOptions(vehicle, { annualRate: finance.annualRate, allowedWays }), finance, contentFor, packsFor })
}

async function findListing(ctx: OrderCtx, id: number): Promise<string | null> {
  for (const { key } of await listListings(ctx)) if (await findListedVehicle(ctx, { listing: key, id, rules: ctx.desk.prices })) return key
  return null
}

/** What staff may offer of a car, for the form of a quotation. */
export async function readQuotationOffer(ctx: OrderCtx, vehicleId: number): Promise<Outcome<QuotationOffer, 'forbidden' | OfferRefusal>> {
  if (!may(ctx.staff, 'orders.write') || !visibleOrders(ctx.staff)) return refuse('forbidden')
  const offeredCar = await findOfferedCar(ctx, vehicleId)
  if (!offeredCar.ok) return offeredCar
  const { row, vehicle, options, finance, packsFor } = offeredCar.value
  const retailers = await retailersOf(ctx, offeredCar.value)
  const seller = retailers[0] ? await findSeller(ctx, { vehicle: row, companyUuid: retailers[0].company_uuid }) : null
  const terms = seller?.ok ? await termsOfCheckout(ctx, ctx.desk, { vehicle: row, seller: seller.value }) : null
  if (!terms?.ok) return refuse(terms?.code === 'seller_incomplete' ? 'seller_incomplete' : 'not_sold_online')
  const minorOf = (units: number | null) => (units === null ? null : toMinorUnits(units, vehicle.currency))
  const { annualRate, months, depositPercent } = finance
  return done({
    vehicle_id: row.id,
    vehicle_name: vehicleName(row),
    picture: vehiclePicture(row),
    currency: vehicle.currency,
    vehicle_price: askedPrice(row, ctx.desk.prices),
    amount: terms.value.amount,
    ways: options.map(({ type, amount }) => ({ type, amount: minorOf(amount) })),
    instalments: annualRate === null ? null : { months: months.default, deposit_percent: depositPercent.default, annual_rate: annualRate },
    packs: packsFor('cash').map(({ id, name, price }) => ({ id, name: name || id, price: minorOf(price) })),
    retailers,
    is_unique: !isBuiltToOrder(row),
  })
}

/** Who may sell a car: the retailer at whom it stands, else any that these staff see. */
export async function retailersOf(ctx: OrderCtx, { row, vehicle: { seller } }: Pick<OfferedCar, 'row' | 'vehicle'>): Promise<QuotationOffer['retailers']> {
  const mayUse = (id: number) => seesOrder(ctx.staff, { retailerId: id }) && (row.retailerId === null || row.retailerId === id)
  if (seller) return mayUse(seller.id) ? [{ company_uuid: seller.uuid, name: seller.name }] : []
  const dealers = await findActiveRetailers(ctx, { items: MOST_RETAILERS })
  return dealers
    .filter((dealer) => mayUse(dealer.id) && (row.retailerId !== null || sellsVehicles(dealer)))
    .map(({ ciCode, name }) => ({ company_uuid: ciCode, name }))
}

/** Cars for a search while somebody types it. */
const FEW_CARS = 10

/** The newest few cars that these staff may offer and that have each word of a search. */
export async function findCarsToOffer(ctx: OrderCtx, search: string): Promise<Outcome<CarToOffer[], 'forbidden'>> {
  if (!may(ctx.staff, 'orders.write') || !visibleOrders(ctx.staff)) return refuse('forbidden')
  const retailers = ctx.staff.role === 'retailer' ? (ctx.staff.retailers ?? []) : null
  const cars = await findFewOnSale(ctx, { search, few: FEW_CARS, retailers })
  return done(cars.map(({ id, name, color, vin, stock_number }) => ({ id, name, color, vin, stock_number })))
}
