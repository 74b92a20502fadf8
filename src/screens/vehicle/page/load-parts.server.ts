import { financeIn } from '#domains/finance/index.ts'
import { cardWordsOf, countryOfCar, type PriceRules, stockVehicle, type VehicleAttributes } from '#domains/stock/index.ts'
import { type FormVehicle, formWords, readFormsSettings, valuesAboutVehicle } from '#domains/forms/index.ts'
import { watchWords } from '#domains/orders/index.ts'
import { readMarketsSettings } from '#domains/markets/index.ts'
import { readRetailersSettings } from '#domains/retailers/index.ts'
import { readLeadsSettings } from '#domains/leads/index.ts'
import { findPublicForm, listChoices } from '#domains/forms/index.server.ts'
import { styleIn } from '#kernel/format/price.ts'
import type { ImageView } from '#ui/pictures/picture.tsx'
import type { PartAnswer, ScreenContext } from '../../define-screen.ts'
import { vehicleActionWords, vehicleCalculatorWords, vehicleGalleryWords, vehicleHeldWords, vehicleMapWords, vehiclePriceWords } from '../words.ts'
import type { ShowroomVehicle, VehicleDescription } from './describe-vehicle.ts'
import type { VehicleActionsProps } from './parts/actions/props.ts'
import type { VehicleCalculatorProps } from './parts/calculator/props.ts'
import type { VehicleFormProps } from './parts/form/props.ts'
import type { VehicleGalleryProps } from './parts/gallery/props.ts'
import type { VehicleHeldProps } from './parts/held/props.ts'
import type { VehicleMapProps } from './parts/map/props.ts'
import type { VehiclePricesProps } from './parts/prices/props.ts'
import type { vehicleScreen } from './screen.ts'

type Parts = Record<keyof typeof vehicleScreen.parts, PartAnswer>

/** What the parts of the page are drawn from. */
export type ShownVehicle = {
  vehicleId: number
  /** What forms about the vehicle are told of it. */
  enquired: FormVehicle
  /** The listing in which the vehicle is found; '' for none. */
  list: string
  attributes: VehicleAttributes
  rules: PriceRules
  pictures: readonly ImageView[]
  dealer: ShowroomVehicle['dealer']
  description: VehicleDescription
}

/** Props of the parts of a vehicle's page. */
export async function loadParts(context: ScreenContext, shownVehicle: ShownVehicle): Promise<Parts> {
  const { words, wordsOf } = context
  const gallery: Omit<VehicleGalleryProps, 'id'> = { images: shownVehicle.pictures, words: { ...wordsOf(vehicleGalleryWords), close: words['dialog.close'] } }
  const actions: Omit<VehicleActionsProps, 'id'> = { vehicleId: shownVehicle.vehicleId, list: shownVehicle.list, words: wordsOf(vehicleActionWords) }
  const heldProps: Omit<VehicleHeldProps, 'id'> = {
    vehicleId: shownVehicle.vehicleId,
    isReserved: shownVehicle.attributes.status === 'reserved',
    words: { ...wordsOf(vehicleHeldWords), watch: wordsOf(watchWords) },
  }
  return {
    gallery: { props: gallery },
    actions: { props: actions },
    held: { props: heldProps },
    prices: pricesOf(context, shownVehicle),
    calculator: calculatorOf(context, shownVehicle),
    map: mapOf(context, shownVehicle),
    form: await formOf(context, shownVehicle),
  }
}

/** The prices; they run in the browser only where an exchange rate may come for them (C-291). */
function pricesOf({ settings, stockWords, wordsOf }: ScreenContext, { description }: ShownVehicle): PartAnswer {
  const { prices, priceNote, terms, breakdown, financing } = description
  const { exchange } = settings.stock
  const words = { ...wordsOf(vehiclePriceWords), ...cardWordsOf(stockWords) }
  const props: Omit<VehiclePricesProps, 'id'> = { prices, priceNote, terms, breakdown, financing, exchange, words }
  return exchange ? { props } : { props, island: 'never' }
}

/** The estimate, for conditions that have one and a purchase price that may be told. */
function calculatorOf({ settings, wordsOf }: ScreenContext, { attributes, rules }: ShownVehicle): PartAnswer {
  const finance = financeIn(settings.finance, settings.markets, { country: countryOfCar(attributes), currency: attributes.currency })
  const price = stockVehicle(attributes, rules).prices.list.find(({ type }) => type === 'purchase')?.value_raw ?? null
  if (price === null || finance === null || !settings.stock.miniCalculatorStates.includes(attributes.state)) return null
  const format = styleIn(settings.finance.calculator, attributes.currency, rules.siteCurrency)
  const props: Omit<VehicleCalculatorProps, 'id'> = {
    price,
    currency: attributes.currency,
    annualRate: finance.annualRate,
    depositPercent: finance.depositPercent,
    months: finance.months,
    format,
    words: wordsOf(vehicleCalculatorWords),
  }
  return { props }
}

/** The first form of the showroom configuration that is there, about this vehicle (C-167). */
async function formOf({ ctx, settings, settingsOf, wordsOf }: ScreenContext, { enquired, description }: ShownVehicle): Promise<PartAnswer> {
  const forms = await Promise.all(description.formIds.map((id) => findPublicForm(ctx, id)))
  const form = forms.find((one) => one !== null)
  if (!form) return null
  const choices = await listChoices(ctx, form, {
    ...settingsOf(readRetailersSettings),
    clocks: { timeZone: settings.timeZone, markets: settingsOf(readMarketsSettings) },
  })
  const vehicle = [description.name, description.version].filter(Boolean).join(' ')
  const props: Omit<VehicleFormProps, 'id'> = {
    form,
    apiUrl: settingsOf(readFormsSettings).apiUrl,
    country: settingsOf(readLeadsSettings).country,
    choices,
    words: wordsOf(formWords),
    values: valuesAboutVehicle(form.fields, enquired, choices),
    vehicle,
  }
  return { props }
}

/** The map of a retailer whom visitors are told of and whose place is known. */
function mapOf({ settings, wordsOf }: ScreenContext, { dealer, description: { retailer } }: ShownVehicle): PartAnswer {
  if (!retailer || !dealer?.place) return null
  const point = { id: 'retailer', label: retailer.name, ...dealer.place }
  const props: Omit<VehicleMapProps, 'id'> = { point, service: settings.maps, words: wordsOf(vehicleMapWords) }
  return { props }
}
