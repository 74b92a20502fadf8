import { builtInMarkets, builtInRates } from '#domains/markets/index.ts'
import { VehicleDraft, type VehicleInput } from '#domains/stock/index.server.ts'
import { countryOfCar } from '#domains/stock/index.ts'
import { interiors, type Model, models, optional, paints, type Shape, standard, trims } from './generated-models.ts'
import { seededRandom } from './seeded-random.ts'

type PaintColour = (typeof paints)[number][2]

/** Pictures of a body in its paint from three sides, where there are such, else those on dark and on light ground; then details of any car. */
function pictureKeys(shape: Shape, coat: PaintColour, pictures: ReadonlyMap<string, number>): string[] {
  const exact = ['front', 'side', 'rear'].map((view) => `listing-${shape}-${view}-${coat}`)
  const grounds = coat === 'white' || coat === 'champagne' ? ['light', 'dark'] : ['dark', 'light']
  const bodies = exact.some((key) => pictures.has(key)) ? exact : grounds.map((ground) => `${shape}-${ground}`)
  return [...bodies, 'interior-dash', 'interior-seat', 'wheel']
}

/** The day that the vehicles are as they are on, where none is named. */
const SAMPLE_DAY = new Date('2026-05-01T00:00:00Z')
const CURRENCY = 'AED'
/** List prices include the tax of the Emirates. */
const HOME_TAX = 1.05
const YEARLY_KM = 17_000
/** The monthly fee of a lease, as a share of the price: less than an instalment, since the car is returned at the end. */
const LEASE_SHARE = 0.0125

/** A retailer as the generated vehicles name it; see `ownerFields`. */
export type GeneratedOwner = Pick<VehicleInput, 'retailer_id' | 'dealer_code' | 'owner_name' | 'owner_city' | 'owner_phone' | 'owner_email' | 'owner_address'>

const fictional: readonly GeneratedOwner[] = [
  { dealer_code: 'AE-DXB-01', owner_name: 'معرض دبي', owner_city: 'دبي' },
  { dealer_code: 'AE-AUH-01', owner_name: 'معرض أبوظبي', owner_city: 'أبوظبي' },
  { dealer_code: 'AE-SHJ-01', owner_name: 'معرض الشارقة', owner_city: 'الشارقة' },
  { dealer_code: 'AE-AAN-01', owner_name: 'معرض العين', owner_city: 'العين' },
]

type Wanted = {
  count: number
  /** The first number; the vehicle of a number is always the same, however many are made. */
  from?: number
  owners?: readonly GeneratedOwner[]
  /** Ids of pictures by key; a vehicle without a match has no pictures. */
  pictures?: ReadonlyMap<string, number>
  /** The day of the import: years, deliveries and warranties are counted from it. */
  today?: Date
  /** Listings that name their vehicles; each vehicle names about half of them. */
  lists?: readonly string[]
}

/** Plausible vehicles of a Gulf importer, without chance: prices in the currency and with the tax of the retailer's country, mileage by age, paints and trims in the ways they come. */
export function* generateVehicles({ count, from = 1, owners = fictional, pictures = new Map(), lists = [], today = SAMPLE_DAY }: Wanted): Generator<{
  draft: VehicleDraft
  created_at: Date
}> {
  for (let number = from; number < from + count; number += 1) yield vehicleOf(number, { owners, pictures, lists, today })
}

function vehicleOf(
  number: number,
  { owners, pictures, lists, today }: Required<Pick<Wanted, 'owners' | 'pictures' | 'lists' | 'today'>>,
): { draft: VehicleDraft; created_at: Date } {
  const random = seededRandom(number)
  const model = random.pick(models)
  const engine = random.pick(model.engines)
  const state = random.weighted({ new: 5, used: 3, approved: 4 })
  const age = state === 'new' ? random.whole(0, 1) : random.whole(1, 7)
  const year = today.getUTCFullYear() - age
  const trim = random.pick(trims)
  const [color, paint, coat] = random.pick(paints)
  const mileage = state === 'new' ? random.whole(5, 60) : Math.max(500, Math.round(age * YEARLY_KM * (0.5 + random.share())))
  const extras = optional.filter(() => random.share() < 0.35)
  const listPrice = model.price * engine.factor * (1 + trims.indexOf(trim) * 0.045) + extras.reduce((sum, [, price]) => sum + price, 0)
  const worth = state === 'new' ? 1 : 0.9 * 0.87 ** age * (state === 'approved' ? 1.06 : 1)
  const gross = Math.round((listPrice * worth) / 500) * 500
  // A new vehicle has its list price, so that it never costs less than its model's announced price.
  const sale = random.share() < 0.2 && state !== 'new' ? Math.round((gross * (0.92 + random.share() * 0.05)) / 500) * 500 : null
  const shown = pictureKeys(model.shape, coat, pictures).flatMap((key) => pictures.get(key) ?? [])
  const day = 24 * 3_600_000
  const draft = {
    feed: 'demo',
    external_id: `V${String(number).padStart(7, '0')}`,
    publication_lists: lists.filter(() => random.share() < 0.5),
    state,
    status:
      state === 'new'
        ? random.weighted({ stock: 70, available_soon: 10, in_production: 6, on_demand: 4, reserved: 5, sold: 2, demo: 3 })
        : random.weighted({ stock: 85, available_soon: 4, reserved: 6, sold: 3, delivery: 2 }),
    item_id: String(100_000 + number),
    vin: vinOf(model, year, number),
    order_number: `SO${String(number).padStart(8, '0')}`,
    nameplate_brand_name: model.brand,
    nameplate_name: model.name,
    nameplate_external_code: model.code,
    nameplate_model_group: model.group,
    model_display_name: model.arabic,
    version: `${engine.version} ${trim}`,
    engine_type: engine.fuel,
    body_type: model.shape.startsWith('suv') ? 'suv' : model.shape,
    transmission: 'automatic',
    drivetrain: model.name === 'XF' || model.name === 'F-Type' ? 'rwd' : 'awd',
    production_year: year,
    model_year: random.share() < 0.4 ? year + 1 : year,
    power: engine.power,
    power_unit: 'PS',
    mileage,
    mileage_unit: 'km',
    engine_capacity_normalized: engine.litres,
    engine_capacity_unit: engine.litres === null ? '' : 'l',
    number_of_seats: random.pick(model.seats),
    color,
    color_name: paint,
    interior_color: random.pick(interiors),
    delivery_date: state === 'new' ? isoDay(new Date(today.getTime() + (14 + random.whole(0, 120)) * day)) : '',
    features_standard: standard.filter(() => random.share() < 0.8).map((name) => ({ name })),
    features_optional: extras.map(([name, price]) => ({ name, price })),
    currency: CURRENCY,
    price_hidden: random.share() < 0.03,
    financing_options:
      state === 'used' ? ['cash' as const] : random.share() < 0.3 ? ['cash' as const, 'lease' as const, 'rent' as const] : ['cash' as const, 'lease' as const],
    gross_price: gross,
    net_price: Math.round((gross / HOME_TAX) * 100) / 100,
    msrp_price: gross,
    sale_price: sale,
    monthly_price: state === 'used' ? null : Math.round(((sale ?? gross) * LEASE_SHARE) / 10) * 10,
    subscribe_price: state === 'used' ? null : Math.round(((sale ?? gross) * 0.021) / 50) * 50,
    base_price: Math.round(model.price),
    photos: shown.map((image_id, index) => ({ image_id, sequence: index + 1 })),
    ...(state === 'new' ? {} : historyOf(year, { random, today, state })),
    ...random.pick(owners),
  } satisfies VehicleInput
  // Spread over two years before that day, to the millisecond.
  const created_at = new Date(today.getTime() - Math.floor(random.share() * 730 * day))
  return { draft: inOwnMoney(VehicleDraft.parse(draft)), created_at }
}

/** What a list price in dirhams is in another country: in its currency, with its tax, as round as people write it there. Null for a country nobody knows. */
export function listPriceIn(country: string, amount: number): number | null {
  const money = moneyOf(country)
  return money && roundedIn(money, amount, money.step)
}

/** The currency of a country, what it is worth, its tax and the step of its list prices. */
function moneyOf(country: string) {
  const market = builtInMarkets.find((known) => known.country === country)
  const worth = builtInRates.find(({ currency }) => currency === market?.currency)?.rate
  if (!market || worth === undefined) return null
  return { currency: market.currency, worth, tax: 1 + market.vat_percent / 100, step: worth > 5 ? 50 : 500 }
}

function roundedIn({ tax, worth }: { tax: number; worth: number }, amount: number, nearest: number): number {
  return Math.round(((amount / HOME_TAX) * tax) / worth / nearest) * nearest
}

/** A car in the currency of the country where it stands, with that country's tax, its prices as round as people write them there. */
function inOwnMoney(draft: VehicleDraft): VehicleDraft {
  const money = moneyOf(countryOfCar(draft))
  if (!money || money.currency === CURRENCY) return draft
  const { step, tax } = money
  const local = <Amount extends number | null>(amount: Amount, nearest: number) => (amount === null ? null : roundedIn(money, amount, nearest)) as Amount
  const gross = local(draft.gross_price, step)
  return {
    ...draft,
    currency: money.currency,
    gross_price: gross,
    msrp_price: gross,
    net_price: gross === null ? null : Math.round((gross / tax) * 100) / 100,
    sale_price: local(draft.sale_price, step),
    base_price: local(draft.base_price, step),
    monthly_price: local(draft.monthly_price, step / 50),
    subscribe_price: local(draft.subscribe_price, step / 10),
    features_optional: draft.features_optional.map(({ name, price }) => ({ name, price: local(price, step / 50) })),
  }
}

/** The data of a used vehicle. */
function historyOf(year: number, { random, today, state }: { random: ReturnType<typeof seededRandom>; today: Date; state: string }) {
  const ofMaker = new Date(Date.UTC(year + 5, random.whole(0, 11), random.whole(1, 28)))
  // An approved vehicle is sold with two years of warranty, whatever is left of its maker's.
  const ofRetailer = new Date(Date.UTC(today.getUTCFullYear() + 2, today.getUTCMonth(), today.getUTCDate()))
  return {
    date_registered: isoDay(new Date(Date.UTC(year, random.whole(0, 11), random.whole(1, 28)))),
    date_warranty_expiry: isoDay(state === 'approved' && ofRetailer > ofMaker ? ofRetailer : ofMaker),
    previous_use: random.weighted({ 'استخدام خاص': 8, 'سيارة شركة': 2 }),
    maintenance_log: 'سجل صيانة كامل لدى الوكيل',
    repair_record: random.share() < 0.8 ? 'لا حوادث مسجلة' : 'إصلاح طلاء بسيط',
  }
}

/** Seventeen signs in the form of a VIN, with a serial number; no such vehicle exists. */
function vinOf(model: Model, year: number, number: number): string {
  const maker = model.brand === 'Jaguar' ? 'SAJ' : 'SAL'
  const yearLetter = 'ABCDEFGHJKLMNPRSTVWXY'[(year - 2010) % 21]
  return `${maker}ZZ${model.code.toUpperCase().slice(0, 4)}${yearLetter}${String(number).padStart(7, '0').slice(-7)}`
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}
