import { z } from 'zod'
import { LARGEST_ID } from '#kernel/values/row-id.ts'
import { vehicleStatuses } from '../../vocabulary.ts'

/**
 * Which price a change is of: `paid` is what visitors pay (the sale price where there is one), `list` the price before a sale, `sale` the sale price, whose
 * percentage is reckoned from the price before the sale.
 */
export const changedPrices = ['paid', 'list', 'sale'] as const

/** What a new price may be rounded to, in units of the car's currency. */
export const priceSteps = [1, 5, 10, 50, 100, 500, 1000] as const

/** Percent of a change, both ends counted in; to a hundredth. */
export const LEAST_PERCENT = -90
export const MOST_PERCENT = 200

/** The change of many cars at once. An amount is in units of `currency`, and is no price of cars in another one. */
export const BulkChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('status'), status: z.enum(vehicleStatuses) }),
  z.object({ kind: z.literal('publication'), is_published: z.boolean() }),
  z.object({
    kind: z.literal('percent'),
    price: z.enum(changedPrices),
    percent: z
      .number()
      .min(LEAST_PERCENT)
      .max(MOST_PERCENT)
      .refine((percent) => percent !== 0 && Number.isInteger(Number((percent * 100).toPrecision(12))), { error: 'a hundredth is the smallest part' }),
    step: z.union(priceSteps.map((step) => z.literal(step))),
  }),
  z.object({
    kind: z.literal('amount'),
    price: z.enum(changedPrices),
    amount: z.number().positive().max(1e12),
    currency: z.string().regex(/^[A-Z]{3}$/),
  }),
  z.object({ kind: z.literal('retailer'), retailer_id: z.int().positive().max(LARGEST_ID) }),
  z.object({ kind: z.literal('listing'), listing: z.string().min(1).max(120), belongs: z.boolean() }),
])
export type BulkChange = z.output<typeof BulkChange>
export type BulkChangeKind = BulkChange['kind']

/**
 * The outcome for one car of a bulk change. `unchanged` had the value already, `stale` has changed since it was looked at, `status_move` is not an allowed
 * transition, `no_price` has none that could be changed, `other_currency` is not priced in that of the amount, `no_sale` would ask no less than before the
 * sale, `too_low` would cost nothing.
 */
export const changeOutcomes = ['changed', 'unchanged', 'stale', 'status_move', 'gone', 'no_price', 'other_currency', 'no_sale', 'too_low'] as const
export type ChangeOutcome = (typeof changeOutcomes)[number]
