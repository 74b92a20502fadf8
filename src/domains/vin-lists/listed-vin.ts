import { z } from 'zod'
import { isVin, normalVin } from './vin.ts'

/** The list of a VIN that names none. */
export const DEFAULT_VIN_LIST = 'default'

/** The key of a list, such as the code of a recall. */
export const VinListKey = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9_-]*$/, 'not_a_code')
  .max(60)

/** A vehicle on a list, as staff write it: one that a recall affects (B-312, B-324). */
export const ListedVinDraft = z.object({
  list: VinListKey.default(DEFAULT_VIN_LIST),
  vin: z.string().max(60).transform(normalVin).refine(isVin, { error: 'not_a_vin' }),
})
export type ListedVinDraft = z.output<typeof ListedVinDraft>
export type ListedVin = ListedVinDraft & { id: number; version: string }

export const listedVinColumns = ['list', 'vin', 'id', 'version'] as const
