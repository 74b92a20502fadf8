import { vehicleSale } from '#domains/analytics/index.ts'
import {
  type ButtonOffer,
  buttonOffer,
  cashPrice,
  type ConfigStore,
  financingOf,
  initJourney,
  isConfiguratorJourney,
  type OrderLocation,
  type OrderVehicle,
  orderVehicle,
  readJourneyContent,
  reservationFeeOf,
  watchWords,
} from '#domains/orders/index.ts'
import { findActiveRetailers } from '#domains/retailers/index.server.ts'
import { type PublicRetailer, retailerTimeZone, sellsVehicles } from '#domains/retailers/index.ts'
import { priceTerms, publicVehicle, readPriceRules, vehicleIdOf } from '#domains/stock/index.ts'
import {
  findConfiguredVehicle,
  findListedVehicle,
  findShowroomVehicle,
  findTradeInOptions,
  firstListingOf,
  picturedVehicles,
  type VehicleRow,
} from '#domains/stock/index.server.ts'
import { styleIn } from '#kernel/format/price.ts'
import { todayIn } from '#kernel/zoned-time.ts'
import type { ScreenAddress, ScreenAnswer, ScreenContext, ScreenPage } from '../../define-screen.ts'
import { journeyConfig, journeyPlace } from '../shared/journey-page.server.ts'
import { orderVehicleWords } from '../words.ts'
import type { ChoosingProps, NothingToChoose, OrderVehicleProps } from './props.ts'

const MOST_RETAILERS = 200

/** The vehicle of an address, by its id and listing or by its configuration; without either the visitor's own, which the browser knows. */
export async function load(context: ScreenContext, { params, search }: ScreenAddress): Promise<ScreenAnswer<OrderVehicleProps>> {
  const query = new URLSearchParams(search)
  const configUrl = query.get('config_url') ?? ''
  const segment = params.vehicleId ?? ''
  const vehicleId = segment === '' ? null : vehicleIdOf(segment)
  if (segment !== '' && vehicleId === null) return { kind: 'none' }
  const list = vehicleId === null ? '' : query.get('list') || (await firstListingOf(context.ctx, vehicleId, context.settings.stock))
  const start = { configUrl: vehicleId === null ? configUrl : '', vehicleId, list, vehicleRequired: vehicleId !== null }
  const journey = await initJourney<OrderVehicle>({ config: null }, start, {
    setLanguage: () => undefined,
    loadConfig: (isConfigurator) => journeyConfig(context, isConfigurator),
    fetchVehicle: async ({ id, list: listing }) => showVehicle(context, await findListedVehicle(context.ctx, { listing, id, rules: context.settings.stock })),
    failed: (what, reason) => context.ctx.log.error(`the ${what} of an online order could not be had`, { reason }),
  })
  const vehicle = journey?.isConfigurator ? await showVehicle(context, await findConfiguredVehicle(context.ctx, configUrl)) : (journey?.vehicle ?? null)
  if (!vehicle) return withoutVehicle(context, vehicleId)
  return pageOf(context, { vehicle, list, configUrl: start.configUrl, config: journey?.config ?? {} })
}

type OrderedVehicle = { vehicle: OrderVehicle; list: string; configUrl: string; config: ConfigStore }

async function pageOf(context: ScreenContext, { vehicle, ...rest }: OrderedVehicle): Promise<ScreenPage<OrderVehicleProps>> {
  const { settings, wordsOf, ctx } = context
  const words = wordsOf(orderVehicleWords)
  const isConfigurator = isConfiguratorJourney(rest)
  const { button_sets: sets } = readJourneyContent(rest.config, { isConfigurator, paymentType: 'cash' }).order_online
  // What a configurator made has no buttons of its own.
  const configured =
    buttonOffer(vehicle.buttons, sets) ??
    (isConfigurator ? buttonOffer([anyButton(sets.find(({ setup_type }) => setup_type === 'extended')?.id ?? '')], sets) : null)
  const offer = configured && offerIn(context, vehicle, configured)
  const back = { href: vehicle.href, label: journeyPlace(context).words.back_to_car }
  if (!vehicle.isOrderable) {
    const watch = { vehicleId: vehicle.id, words: wordsOf(watchWords) }
    return page(context, { car: vehicle, nothing: { heading: words.taken_heading, text: words.taken_text, button: back, watch } })
  }
  if (!offer) return page(context, { car: vehicle, nothing: { heading: words.not_online_heading, text: words.not_online_text, button: back } })
  const choosing: ChoosingProps = {
    ...rest,
    vehicle,
    offer,
    retailers: vehicle.seller ? [vehicle.seller] : await sellers(context),
    finance: financingOf(settings.finance, settings.markets, vehicle),
    priceStyle: styleIn(settings.stock.formats.purchase, vehicle.currency, settings.stock.siteCurrency),
    terms: priceTerms({ owner_country: vehicle.country, dealer_code: '', currency: vehicle.currency }, readPriceRules(settings.stock), context.stockWords),
    tradeInChoices: await findTradeInOptions(ctx, { endpoint: settings.stock.tradeInEndpoint, language: 'ar' }),
    today: todayIn(retailerTimeZone({ country: vehicle.country, dealer_code: '', phone: '' }, settings), ctx.clock.now()),
  }
  return { ...page(context, { car: vehicle, choosing }), sale: vehicleSale({ ...vehicle, price: cashPrice(vehicle), isConfigured: isConfigurator }) }
}

/** The offer with the fee of the car's country; null where a fee is configured that nobody can charge there. */
function offerIn({ settings }: Pick<ScreenContext, 'settings'>, { currency, country }: OrderVehicle, offer: ButtonOffer): ButtonOffer | null {
  const reservationFee = reservationFeeOf({ owner_country: country, dealer_code: '', currency }, offer.reservationFee, settings.markets)
  return offer.reservationFee && reservationFee === null ? null : { ...offer, reservationFee }
}

/** A vehicle that is gone says so; without one the visitor is led to the stock. */
async function withoutVehicle(context: ScreenContext, id: number | null): Promise<ScreenAnswer<OrderVehicleProps>> {
  const { words, stockHref } = journeyPlace(context)
  const stock = { href: stockHref, label: words.to_stock }
  if (id === null) return page(context, { nothing: { heading: words.choose_heading, text: words.choose_text, button: stock } })
  if (!(await findShowroomVehicle(context.ctx, id))) return { kind: 'none' }
  const texts = context.wordsOf(orderVehicleWords)
  return { ...page(context, { nothing: { heading: texts.taken_heading, text: texts.taken_text, button: stock } }), status: 410 }
}

function page(
  context: ScreenContext,
  { car, choosing = null, nothing = null }: { car?: OrderVehicle; choosing?: ChoosingProps | null; nothing?: NothingToChoose | null },
): ScreenPage<OrderVehicleProps> {
  const words = context.wordsOf(orderVehicleWords)
  return { kind: 'page', title: words.title, path: 'showroom-order-online/vehicle', props: { place: journeyPlace(context, car), words, choosing, nothing } }
}

async function showVehicle({ ctx, settings }: Pick<ScreenContext, 'ctx' | 'settings'>, row: VehicleRow | null): Promise<OrderVehicle | null> {
  const [vehicle] = row ? await picturedVehicles(ctx, [row]) : []
  return vehicle ? orderVehicle(publicVehicle(vehicle, readPriceRules(settings.stock))) : null
}

/** Retailers that sell. */
async function sellers({ ctx }: Pick<ScreenContext, 'ctx'>): Promise<OrderLocation[]> {
  const dealers = await findActiveRetailers(ctx, { items: MOST_RETAILERS })
  return dealers.filter(sellsVehicles).map(locationOf)
}

function locationOf({ ciCode, id, name, city, address, phone }: PublicRetailer): OrderLocation {
  return { uuid: ciCode, id, name, city, address, phone }
}

function anyButton(id: string) {
  return { button_type: 'primary', label: '', button_set_setup_id: id }
}
