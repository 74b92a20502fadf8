import { reasonOf } from '#kernel/reason-of.ts'
import { type SoldVehicle, vehicleSale } from '#domains/analytics/index.ts'
import { pageHref } from '#domains/content/index.ts'
import { sanitiseMarkup } from '#domains/content/index.server.ts'
import { buttonOffer, type ConfigStore, orderVehicle, readJourneyContent, readOrdersSettings, reservationFeeOf } from '#domains/orders/index.ts'
import { findJourneyConfig } from '#domains/orders/index.server.ts'
import { findActiveRetailers } from '#domains/retailers/index.server.ts'
import {
  cardWordsOf,
  configTypesOf,
  cxpButton,
  findSimilarVehicles,
  isShowroomAddress,
  parseFeatures,
  publicVehicle,
  readPriceRules,
  regionAsked,
  type StockVehicle,
  stockVehicle,
  type VehicleAttributes,
  vehicleIdOf,
  vehicleSchema,
} from '#domains/stock/index.ts'
import {
  enquiredVehicle,
  findCompanyConfigs,
  firstListingOf,
  findShowroomVehicle,
  findVehicleImages,
  listListings,
  listVehicles,
  vehicleAttributes,
  vehicleDraft,
  type VehicleRow,
} from '#domains/stock/index.server.ts'
import { formatPrice, styleIn } from '#kernel/format/price.ts'
import { isolated } from '#kernel/words/isolated.ts'
import { nextChange } from '#kernel/schedule.ts'
import { todayIn } from '#kernel/zoned-time.ts'
import type { ScreenAddress, ScreenAnswer, ScreenContext, ScreenPage } from '../../define-screen.ts'
import { cardsOf, publicAttributes } from '../shared/vehicle-cards.server.ts'
import { picturesOf } from '../shared/vehicle-pictures.server.ts'
import { describeVehicle, type VehicleDescription } from './describe-vehicle.ts'
import { loadParts } from './load-parts.server.ts'
import type { PageOrder, VehicleScreenProps } from './props.ts'

/** The vehicle of a URL. A URL with an outdated slug redirects to the current one; for an unavailable vehicle similar ones are shown. */
export async function load(context: ScreenContext, { path, params, search }: ScreenAddress): Promise<ScreenAnswer<VehicleScreenProps>> {
  const id = vehicleIdOf(params.vehicle ?? '')
  if (id === null) return { kind: 'none' }
  const vehicle = await findShowroomVehicle(context.ctx, id)
  if (!vehicle) return { kind: 'instead', screen: 'vehicle_missing', input: { row: null, alternatives: [] } }
  const { row } = vehicle
  if (vehicle.isGone) return { kind: 'instead', screen: 'vehicle_missing', input: { row, alternatives: (await similarTo(context, row)) ?? [] } }
  const { link } = vehicleAttributes(row)
  if (!isShowroomAddress(path, link.slice(1))) return { kind: 'moved', location: `/ar${link}${search}` }
  return pageOf(context, row, { url: `${context.publicUrl}/ar${link}`, region: regionAsked(search, context.settings.stock) })
}

async function pageOf(context: ScreenContext, row: VehicleRow, { url, region }: { url: string; region: string }): Promise<ScreenPage<VehicleScreenProps>> {
  const { ctx, settings, stockWords, publicUrl } = context
  const rules = readPriceRules(settings.stock)
  const [similar, extras] = await Promise.all([settings.stock.hasSimilar ? similarTo(context, row) : [], loadExtras(context, row)])
  const images = await findVehicleImages(ctx, [row, ...(similar ?? [])])
  const pictures = picturesOf(row, images)
  const attributes = publicAttributes(row, rules)
  const today = todayIn(settings.timeZone, ctx.clock.now())
  const promised = attributes.delivery_date
  const description = describeVehicle({ ...extras, vehicleId: row.id, attributes, rules, region, url, today }, context)
  const { prices, priceNote, terms, breakdown, financing, formIds, ...props } = description
  const parts = await loadParts(context, {
    ...extras,
    vehicleId: row.id,
    enquired: enquiredVehicle(row, settings.stock),
    attributes,
    rules,
    pictures,
    description,
  })
  const vehicle = stockVehicle(attributes, rules, region)
  return {
    kind: 'page',
    title: [description.name, description.version, attributes.production_year].filter(Boolean).join(' '),
    // One path for all vehicles: header and footer do not depend on which it is.
    path: 'showroom',
    isIndexed: true,
    description: summaryOf(description, stockWords.price_on_request),
    imageId: String(vehicleDraft(row).photos[0]?.image_id ?? ''),
    canonicalUrl: url,
    schemas: [vehicleSchema({ attributes, vehicle, url, pictures: pictures.map(({ src }) => new URL(src, publicUrl).href), hasSeller: extras.isOwnerVisible })],
    crumbs: [
      { label: description.words.home, href: pageHref('') },
      ...(description.stockHref.startsWith('/') ? [{ label: description.words.all_cars, href: description.stockHref }] : []),
      { label: description.name, href: null },
    ],
    canShowMap: parts.map !== null,
    sale: vehicleSale(soldVehicle(attributes, vehicle, settings.finance.currencyIso)),
    isIncomplete: similar === null,
    vehicles: [row, ...(similar ?? [])].map(({ id }) => id),
    // The day after a promised delivery the page is drawn anew, without it.
    until: promised >= today ? nextChange(ctx.clock.now(), [{ from: promised, to: promised }], settings.timeZone) : null,
    parts,
    props: {
      ...props,
      vehicleId: row.id,
      cxp: cxpButton(settings.stock.cxp, row.id),
      order: orderOf(context, { attributes, config: extras.orderConfig, list: extras.list, label: description.words.order }),
      configured: props.configured.map((html) => sanitiseMarkup(html)),
      similar: { heading: description.words.similar, cards: cardsOf(similar ?? [], images, context), words: cardWordsOf(stockWords) },
    },
  }
}

/** The vehicle for analytics; a price on request is omitted. */
function soldVehicle(attributes: VehicleAttributes, { specification, prices }: StockVehicle, currency: string): SoldVehicle {
  const [first] = prices.list.filter(({ hiddenFromVisitors }) => hiddenFromVisitors !== true)
  return {
    id: attributes.id,
    name: specification.model,
    brand: specification.brand,
    version: specification.version,
    state: attributes.state,
    price: first && !first.isOnRequest ? first.value_raw : null,
    currency: attributes.currency || currency,
  }
}

/** What else the page tells: the configurations of its ways to pay, the retailer's own record, and the listing that has the vehicle. */
async function loadExtras({ ctx, settings, settingsOf }: ScreenContext, row: VehicleRow) {
  const [configs, dealers, list, orderConfig] = await Promise.all([
    findCompanyConfigs(ctx, { types: configTypesOf(row.financingOptions as Parameters<typeof configTypesOf>[0]) }),
    row.dealerCode ? findActiveRetailers(ctx, { items: 1, dealerCodes: [row.dealerCode] }) : [],
    firstListingOf(ctx, row.id, settings.stock),
    findJourneyConfig(ctx, { endpoint: settingsOf(readOrdersSettings).configEndpoint, isConfigurator: false }),
  ])
  const [dealer] = dealers
  return {
    list,
    orderConfig: orderConfig ?? {},
    configs: configs.map(({ content }) => content),
    isOwnerVisible: parseFeatures(settings.stock.additionalFeatures).has('owner_visible'),
    dealer: dealer ? { hours: dealer.opening_hours, place: placeOf(dealer) } : null,
  }
}

type VehicleSource = { attributes: VehicleAttributes; config: ConfigStore; list: string; label: string }

/** The order online that the buttons of the vehicle offer (A-010, C-396); null for one that nobody can order, or that is in no listing. */
function orderOf({ settings }: Pick<ScreenContext, 'settings'>, { attributes, config, list, label }: VehicleSource): PageOrder | null {
  const rules = readPriceRules(settings.stock)
  const { button_sets: sets } = readJourneyContent(config, { isConfigurator: false, paymentType: 'cash' }).order_online
  const offer = buttonOffer(attributes.buttons, sets)
  if (!offer || list === '' || !orderVehicle(publicVehicle(attributes, rules)).isOrderable) return null
  const fee = reservationFeeOf(attributes, offer.reservationFee, settings.markets)
  if (offer.reservationFee && fee === null) return null
  return {
    href: `/ar/showroom-order-online/vehicle/${attributes.id}?list=${encodeURIComponent(list)}`,
    label: offer.label || label,
    fee: fee ? formatPrice(fee, styleIn(rules.formats.purchase, attributes.currency, rules.siteCurrency)) : '',
  }
}

function placeOf({ latitude, longitude }: { latitude: number | null; longitude: number | null }) {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

/** Vehicles like this one; null where they could not be found, and the page opens without them (C-333). */
async function similarTo({ ctx, stock }: ScreenContext, row: VehicleRow): Promise<VehicleRow[] | null> {
  try {
    const listings = await listListings(ctx)
    const ids = await findSimilarVehicles(
      stock,
      vehicleAttributes(row),
      listings.map(({ key }) => key),
    )
    return await listVehicles(ctx, ids)
  } catch (error) {
    ctx.log.error('similar vehicles could not be found', { reason: reasonOf(error) })
    return null
  }
}

function summaryOf({ name, version, highlights, prices }: VehicleDescription, onRequest: string): string {
  const [price] = prices
  const facts = [...highlights.map(({ value }) => value), price?.isOnRequest ? onRequest : price?.value]
  return [[name, version].filter(Boolean).join(' '), ...facts].flatMap((part) => (part ? [isolated(part)] : [])).join('، ')
}
