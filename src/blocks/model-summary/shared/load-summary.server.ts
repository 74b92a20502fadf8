import type { PriceElsewhere } from '#domains/markets/index.ts'
import type { BlockContext } from '#block-engine/data-loader.ts'
import { modelFamilies } from '#block-engine/model-years.ts'
import { specAttributes, type StockVehicle, stockVehicle, type VehicleAttributes, valueWord, vehicleFacts, withoutHiddenPrices } from '#domains/stock/index.ts'
import { findDerivatives, vehicleAttributes } from '#domains/stock/index.server.ts'
import type { DerivativeView, PriceThere, SummaryData } from './summary.tsx'

type Numbered<Name extends string> = Record<`${Name}_1` | `${Name}_2` | `${Name}_3`, string>
export type SummaryValues = { car_key: string | null; engine_key: string } & Numbered<'spec_key' | 'spec_label'>
export type DerivativeValues = { name: string; engine_key: string; price: string; prices_elsewhere: readonly PriceElsewhere[] } & Numbered<'spec'>
type Stock = BlockContext<'stock'>['stock']
type Context = { ctx: BlockContext<'stock'>['ctx']; stock: Pick<Stock, 'priceRules' | 'words' | 'familyNames' | 'models'> }
type KnownVehicle = { attributes: VehicleAttributes; vehicle: StockVehicle }

const places = [1, 2, 3] as const
const names = [...specAttributes.filter((name) => name !== 'avl'), 'drivetrain'] as const
const nothing: DerivativeValues = { name: '', engine_key: '', price: '', prices_elsewhere: [], spec_1: '', spec_2: '', spec_3: '' }

/**
 * The derivatives that editors have written, completed from the stock; where they wrote none, those in stock, `most` at most (B-255).
 * An engine that a derivative does not name itself is that of the block.
 */
export async function loadSummary(
  values: SummaryValues,
  context: Context,
  { groups, most }: { groups: readonly (DerivativeValues & { id: string })[]; most: number },
): Promise<SummaryData> {
  const find = async (engine: string, count: number): Promise<KnownVehicle[]> => {
    if (!values.car_key) return []
    const rows = await findDerivatives(context.ctx, context.stock, { model: values.car_key, engine, most: count })
    return rows.map((row) => knownVehicle(row, context))
  }
  const pricesIn = await readPricesIn(values, context)
  const viewOf = (derivative: DerivativeValues & { id: string }, one: KnownVehicle | null) => ({
    ...derivativeView(derivative, one, values, context),
    priceIn: derivative.price || !one ? {} : pricesIn(one),
  })
  const family = context.stock.familyNames[values.car_key ?? ''] ?? modelFamilies.find(({ key }) => key === values.car_key)?.label ?? ''
  if (groups.length === 0) {
    const cars = await find(values.engine_key, most)
    const models = new Set(cars.map(({ vehicle }) => vehicle.specification.model))
    const [model = family] = models.size === 1 ? models : [family]
    const derivatives = cars.map((one) => {
      const { model: ofIt, version } = one.vehicle.specification
      const name = models.size > 1 ? [ofIt, version].filter(Boolean).join(' · ') : ''
      return viewOf({ id: String(one.attributes.id), ...nothing, name, engine_key: values.engine_key }, one)
    })
    const unknown = values.car_key && values.engine_key ? [viewOf({ id: 'engine', ...nothing, engine_key: values.engine_key }, null)] : []
    return { model, derivatives: derivatives.length > 0 ? derivatives : unknown }
  }
  const derivatives = await Promise.all(
    groups.map(async (group) => {
      const engine = group.engine_key || values.engine_key
      // A derivative without an engine is entirely the editor's.
      const [one = null] = engine ? await find(engine, 1) : []
      return viewOf({ ...group, engine_key: engine }, one)
    }),
  )
  return { model: family, derivatives }
}

/** What a derivative costs in each country of a site with several, by the cars that are sold there. */
async function readPricesIn({ car_key: model }: SummaryValues, context: Context): Promise<(one: KnownVehicle) => Record<string, PriceThere>> {
  const { list } = context.stock.priceRules.markets
  if (!model || list.length < 2) return () => ({})
  const pricesByMarket = await Promise.all(
    list.map(async ({ country, name }) => {
      const rows = await findDerivatives(context.ctx, context.stock, { model, engine: '', country, most: Number.POSITIVE_INFINITY })
      return { country, name, cars: rows.map((row) => knownVehicle(row, context)) }
    }),
  )
  const nothingThere = { price: '', priceFrom: '', state: 'new' } as const
  return (one) =>
    Object.fromEntries(
      pricesByMarket.map(({ country, name, cars }) => {
        const car = cars.find((other) => isSameDerivative(other, one))
        return [country, { country: name, ...(car ? { ...priceOf(car, context), state: car.attributes.state } : nothingThere) }]
      }),
    )
}

function isSameDerivative(one: KnownVehicle, { attributes: other }: KnownVehicle): boolean {
  const { attributes } = one
  const isSameModel = attributes.nameplate_brand_name === other.nameplate_brand_name && attributes.nameplate_name === other.nameplate_name
  return isSameModel && attributes.version.toLowerCase() === other.version.toLowerCase()
}

function priceOf({ vehicle }: KnownVehicle, { stock: { words } }: Context): { price: string; priceFrom: string } {
  const price = vehicle.prices.list.find(({ type }) => type === 'purchase')
  return { price: price?.isOnRequest ? words.price_on_request : '', priceFrom: price?.value ?? '' }
}

function knownVehicle(row: Parameters<typeof vehicleAttributes>[0], { stock: { priceRules } }: Context): KnownVehicle {
  const attributes = withoutHiddenPrices(vehicleAttributes(row), priceRules.priceOnRequestOptions)
  return { attributes, vehicle: stockVehicle(attributes, priceRules) }
}

function derivativeView(
  derivative: DerivativeValues & { id: string },
  car: KnownVehicle | null,
  values: SummaryValues,
  context: Context,
): Omit<DerivativeView, 'priceIn'> {
  const { words } = context.stock
  const facts = car ? vehicleFacts({ attributes: car.attributes, specification: car.vehicle.specification }, names, { words }) : []
  const specs = places.flatMap((place) => {
    const fact = facts.find(({ name }) => name === values[`spec_key_${place}`].trim())
    const value = derivative[`spec_${place}`] || fact?.value || ''
    return value ? [{ label: values[`spec_label_${place}`] || fact?.label || '', value }] : []
  })
  const carPrice = car && priceOf(car, context)
  const engine = facts.find(({ name }) => name === 'engines')?.value ?? derivative.engine_key
  return {
    id: derivative.id,
    name: derivative.name || car?.vehicle.specification.version || derivative.engine_key,
    engine,
    price: derivative.price || (carPrice?.price ?? ''),
    typedElsewhere: derivative.price ? derivative.prices_elsewhere : null,
    priceFrom: derivative.price ? '' : (carPrice?.priceFrom ?? ''),
    state: car?.attributes.state ?? 'new',
    specs,
    traits: car ? traitsOf(car, words) : derivative.engine_key ? { engine_type: { [derivative.engine_key]: engine } } : {},
  }
}

/** What the filters of the page choose by, with the words to show. Vehicles carry no body of their own: it is the model within its family. */
function traitsOf({ attributes, vehicle }: KnownVehicle, words: Stock['words']): DerivativeView['traits'] {
  return {
    engine_type: Object.fromEntries(attributes.engine_type.map((fuel) => [fuel, valueWord('fuel', fuel, words)])),
    drivetrain: attributes.drivetrain ? { [attributes.drivetrain]: valueWord('drivetrain', attributes.drivetrain, words) } : {},
    body: { [attributes.nameplate_name]: vehicle.specification.model },
  }
}
