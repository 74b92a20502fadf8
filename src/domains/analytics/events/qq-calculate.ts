import { z } from 'zod'

/** A visitor calculates with a finance calculator. Amounts are in major units. */
export const QqCalculate = z.strictObject({
  event: z.literal('qqCalculate'),
  /** Which one: the block's symbol, or `vehicle` for the one on a vehicle's page. */
  calculator: z.string().min(1),
  price: z.number().nonnegative().optional(),
  deposit: z.number().nonnegative().optional(),
  months: z.number().int().positive().optional(),
  monthly_payment: z.number().nonnegative().optional(),
})
export type QqCalculate = z.infer<typeof QqCalculate>
