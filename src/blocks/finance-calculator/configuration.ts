import { z } from 'zod'
import { countryCode } from '#domains/markets/index.ts'

const label = z.string().trim().max(80)
const slider = { label, min: z.number().nonnegative(), max: z.number().positive(), default: z.number().nonnegative(), unit: z.string().trim().max(20) }
const startsInside = ({ min, max, default: start }: { min: number; max: number; default: number }) => min < max && min <= start && start <= max

/** What visitors choose, and the yearly rate in percent (B-167 to B-169). A deposit in `%` is a share of the price, any other unit an amount. */
export const InputConfig = z.object({
  down_payment: z.object({ ...slider, interval: z.number().positive() }).refine(startsInside),
  /** In `months`, or in years with any other unit. It moves by one. */
  duration: z.object(slider).refine(startsInside),
  interest_rate: z.number().nonnegative().max(100),
})
export type InputConfig = z.infer<typeof InputConfig>

const row = z.object({ label })
const style = z.enum(['full', 'long', 'medium', 'short'])

/** The rows of the result: those with a label here are shown (B-170). `created_at` has the styles of its date and its time (B-171). */
export const OutputConfig = z.object({
  monthly_payment: row.optional(),
  on_the_road_price: row.optional(),
  total_deposit: row.extend({ cash_deposit: row.optional() }).optional(),
  total_amount_of_credit: row.optional(),
  monthly_payments: row.optional(),
  duration_of_agreement: row.optional(),
  interest_rate: row.optional(),
  created_at: row.extend({ date_style: style.default('long'), time_style: style.default('short') }).optional(),
})
export type OutputConfig = z.infer<typeof OutputConfig>

/** Models to choose from: the code of the nameplate, what it is called, what it costs on the road, and its picture in the library (B-176). */
export const ModelsInfo = z
  .array(z.object({ key: z.string().trim().min(1).max(40), name: label, price: z.number().positive(), image: z.number().int().positive().optional() }))
  .max(60)
export type ModelInfo = z.infer<typeof ModelsInfo>[number]

export const ModelPrices = z.array(z.object({ key: z.string().trim().min(1).max(40), price: z.number().positive() })).max(60)

/**
 * What the calculator says in other countries than that of its product. Product and currency are those of the country's market, and so is the rate that is left out.
 * Models without a price there are not offered there; `price` is what visitors begin with where the block names no models.
 */
export const CountryFigures = z
  .array(
    z.object({
      country: countryCode,
      interest_rate: InputConfig.shape.interest_rate.optional(),
      down_payment: z
        .object({ min: z.number().nonnegative(), max: z.number().positive(), default: z.number().nonnegative(), interval: z.number().positive() })
        .refine(startsInside)
        .optional(),
      price: z.number().positive().optional(),
      models: ModelPrices.default([]),
    }),
  )
  .max(60)
export type CountryFigures = z.infer<typeof CountryFigures>[number]

/** The models that the filter leaves, a list of codes with commas; an empty one leaves all (B-173). */
export function filteredModels(models: readonly ModelInfo[], filter: string): readonly ModelInfo[] {
  const keys = new Set(
    filter
      .split(',')
      .map((key) => key.trim().toLowerCase())
      .filter(Boolean),
  )
  return keys.size === 0 ? models : models.filter(({ key }) => keys.has(key.toLowerCase()))
}
