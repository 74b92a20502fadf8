import type { BlockContext } from '#block-engine/data-loader.ts'
import { modelFamilies } from '#block-engine/model-years.ts'
import { specAttributes, type StockVehicle, stockVehicle, type VehicleAttributes, valueWord, vehicleFacts, withoutHiddenPrices } from '#domains/stock/index.ts'
import { findDerivatives, vehicleAttributes } from '#domains/stock/index.server.ts'
import type { DerivativeView, SummaryData } from './summary.tsx'

type Numbered<Name extends string> = Record<`${Name}_1` | `${Name}_2` | `${Name}_3`, string>
export type SummaryValues = { car_key: string | null; engine_key: string } & Numbered<'spec_key' | 'spec_label'>
export type DerivativeValues = { name: string; engine_key: string; price: string } & Numbered<'spec'>
type Stock = BlockContext<'stock'>['stock']
type Context = { ctx: BlockContext<'stock'>['ctx']; stock: Pick<Stock, 'priceRules' | 'words' | 'familyNames' | 'models'> }
type Known = { attributes: VehicleAttributes; vehicle: StockVehicle }

const places = [1, 2, 3] as const
const names = [...specAttributes.filter((name) => name !== 'avl'), 'drivetrain'] as const
const nothing: DerivativeValues = { name: '', engine_key: '', price: '', spec_1: '', spec_2: '', spec_3: '' }

/**
 * The derivatives that editors have written, completed from the stock; where they wrote none, those in stock, `most` at most (B-255).
 * An engine that a derivative does not name itself is that of the block.
 */
export async function loadSummary(
  values: SummaryValues,
  context: Context,
  { groups, most }: { groups: readonly (DerivativeValues & { id: string })[]; most: number },
): Promise<SummaryData> {
  const find = async (engine: string, count: number): Promise<Known[]> => {
    if (!values.car_key) return []
    const rows = await findDerivatives(context.ctx, context.stock, { model: values.car_key, engine, most: count })
    return rows.map((row) => known(row, context))
  }
  const family = context.stock.familyNames[values.car_key ?? ''] ?? modelFamilies.find(({ key }) => key === values.car_key)?.label ?? ''
  if (groups.length === 0) {
    const found = await find(values.engine_key, most)
    const models = new Set(found.map(({ vehicle }) => vehicle.specification.model))
    const [model = family] = models.size === 1 ? models : [family]
    const derivatives = found.map((one) => {
      const { model: ofIt, version } = one.vehicle.specification
      const name = models.size > 1 ? [ofIt, version].filter(Boolean).join(' · ') : ''
      return derivativeView({ id: String(one.attributes.id), ...nothing, name, engine_key: values.engine_key }, one, values, context)
    })
    const unknown =
      values.car_key && values.engine_key ? [derivativeView({ id: 'engine', ...nothing, engine_key: values.engine_key }, null, values, context)] : []
    return { model, derivatives: derivatives.length > 0 ? derivatives : unknown }
  }
  const derivatives = await Promise.all(
    groups.map(async (group) => {
      const engine = group.engine_key || values.engine_key
      // A derivative without an engine is entirely the editor's.
      const [one = null] = engine ? await find(engine, 1) : []
      return derivativeView({ ...group, engine_key: engine }, one, values, context)
    }),
  )
  return { model: family, derivatives }
}

function known(row: Parameters<typeof vehicleAttributes>[0], { stock: { priceRules } }: Context): Known {
  const attributes = withoutHiddenPrices(vehicleAttributes(row), priceRules.priceOnRequestOptions)
  return { attributes, vehicle: stockVehicle(attributes, priceRules) }
}

function derivativeView(written: DerivativeValues & { id: string }, found: Known | null, values: SummaryValues, { stock: { words } }: Context): DerivativeView {
  const facts = found ? vehicleFacts({ attributes: found.attributes, specification: found.vehicle.specification }, names, { words }) : []
  const specs = places.flatMap((place) => {
    const fact = facts.find(({ name }) => name === values[`spec_key_${place}`].trim())
    const value = written[`spec_${place}`] || fact?.value || ''
    return value ? [{ label: values[`spec_label_${place}`] || fact?.label || '', value }] : []
  })
  const asked = found?.vehicle.prices.list.find(({ type }) => type === 'purchase')
  const engine = facts.find(({ name }) => name === 'engines')?.value ?? written.engine_key
  return {
    id: written.id,
    name: written.name || found?.vehicle.specification.version || written.engine_key,
    engine,
    price: written.price || (asked?.isOnRequest ? words.price_on_request : ''),
    priceFrom: written.price ? '' : (asked?.value ?? ''),
    state: found?.attributes.state ?? 'new',
    specs,
    traits: found ? traitsOf(found, words) : written.engine_key ? { engine_type: { [written.engine_key]: engine } } : {},
  }
}

/** What the filters of the page choose by, with the words to show. Vehicles carry no body of their own: it is the model within its family. */
function traitsOf({ attributes, vehicle }: Known, words: Stock['words']): DerivativeView['traits'] {
  return {
    engine_type: Object.fromEntries(attributes.engine_type.map((fuel) => [fuel, valueWord('fuel', fuel, words)])),
    drivetrain: attributes.drivetrain ? { [attributes.drivetrain]: valueWord('drivetrain', attributes.drivetrain, words) } : {},
    body: { [attributes.nameplate_name]: vehicle.specification.model },
  }
}
