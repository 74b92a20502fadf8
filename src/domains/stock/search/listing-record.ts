import { z } from 'zod'
import { isStorable } from '#kernel/storable.ts'
import { financingOptions, fuelTypes, stockMarkets, vehicleStates, vehicleStatuses } from '../vocabulary.ts'
import { type FilterKey, filterKeys, isRangeKey, type StockFilters } from './stock-filters.ts'

const MOST_VALUES = 100
const values = z.array(z.string().trim().min(1).max(200)).max(MOST_VALUES)
const end = z.number().min(-1e12).max(1e12).nullish()
const range = z
  .object({ from: end, to: end })
  .refine(({ from, to }) => (from ?? Number.NEGATIVE_INFINITY) <= (to ?? Number.POSITIVE_INFINITY), { error: 'range_reversed', path: ['to'] })

/** Filters whose values the product knows; those of the others come with the vehicles. */
const checks: Partial<Record<FilterKey, z.ZodType>> = {
  states: z.array(z.enum(vehicleStates)).max(MOST_VALUES),
  statuses: z.array(z.enum(vehicleStatuses)).max(MOST_VALUES),
  engine_types: z.array(z.enum(fuelTypes)).max(MOST_VALUES),
  financing_options: z.array(z.enum(financingOptions)).max(MOST_VALUES),
  number_of_seats: z.array(z.string().regex(/^\d{1,3}$/)).max(1),
}
const shape = Object.fromEntries(filterKeys.map((key) => [key, (checks[key] ?? (isRangeKey(key) ? range : values)).nullish()]))
const Filters = z.object(shape).transform((filters) => tidied(filters as GivenFilters))

/** A listing as staff write it. `key` is what blocks ask for (`ci_key_list`); ranges of prices are in units of `currency`. */
export const ListingDraft = z
  .object({
    key: z
      .string()
      .trim()
      .regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u, 'not_a_code')
      .max(120),
    name: z.string().trim().min(1).max(200),
    market: z.enum(['', ...stockMarkets]).default(''),
    language: z
      .string()
      .trim()
      .regex(/^[a-z]{2}$/)
      .default('ar'),
    currency: z
      .string()
      .trim()
      .regex(/^[A-Z]{3}$/),
    membership: z.enum(['named', 'filtered']).default('filtered'),
    filters: Filters.default({}),
  })
  .refine(isStorable, { error: 'holds characters that cannot be stored' })
export type ListingDraft = z.output<typeof ListingDraft>

/** A listing as staff see it, with how many vehicles visitors find in it. */
export type ListingRecord = ListingDraft & { id: number; count: number; version: string }

type GivenFilters = Readonly<Record<FilterKey, readonly string[] | { from?: number | null; to?: number | null } | null | undefined>>

/** The filters without empty ones. */
function tidied(filters: GivenFilters): StockFilters {
  const entries = filterKeys.map((key) => {
    const filter = filters[key]
    if (filter === null || filter === undefined) return [key, []]
    if ('length' in filter) return [key, [...new Set(filter)]]
    return [key, Object.fromEntries(Object.entries(filter).filter(([, limit]) => limit !== null && limit !== undefined))]
  })
  return Object.fromEntries(entries.filter(([, filter]) => Object.keys(filter as object).length > 0)) as StockFilters // the schema of each key says so
}
