import { z } from 'zod'
import { isStorable } from '#kernel/storable.ts'

/** The longest texts of a location, in characters, and the last position. */
export const locationLimits = { name: 200, value: 200, market: 60, city: 100, email: 254, position: 1_000_000 } as const

const line = (max: number) => z.string().trim().max(max).default('')

/** A location as staff save it (C-070). Errors of its own rules are codes; their texts are with the screens. */
export const LocationDraft = z
  .object({
    name: z.string().trim().min(1).max(locationLimits.name),
    value: z.string().trim().min(1).max(locationLimits.value),
    market: line(locationLimits.market),
    city: line(locationLimits.city),
    email: z.email('not_an_email').max(locationLimits.email).or(z.literal('')).default(''),
    /** The retailer who gets the leads for this location; null for none. */
    retailer_id: z.int().positive().nullable().default(null),
    active: z.boolean().default(true),
    position: z.int().min(0).max(locationLimits.position).default(0),
  })
  .refine(isStorable, { error: 'holds characters that cannot be stored' })
export type LocationDraft = z.output<typeof LocationDraft>

/** A place that visitors choose in a location field (C-069). */
export type Location = LocationDraft & { id: number }

/** The public part of a location. */
export type PublicLocation = Omit<Location, 'email' | 'retailer_id' | 'active'>
