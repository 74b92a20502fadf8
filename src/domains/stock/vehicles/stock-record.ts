import { z } from 'zod'
import { isStorable } from '#kernel/storable.ts'
import { VehicleDraft } from './fields/vehicle-draft.ts'

const { version, ...shape } = VehicleDraft.shape

/**
 * A vehicle as staff write it: a {@link VehicleDraft} whose derivative as sold, `version` in the specification, is called `derivative`.
 * Every record that staff save has a `version` of its own, the one of If-Match.
 */
export const StockDraft = z.object({ ...shape, derivative: version }).refine(isStorable, { error: 'holds characters that cannot be stored' })
export type StockDraft = z.output<typeof StockDraft>

/** A vehicle as staff see it, published or not. `link` is its page, below the language; `cover` the address of its first picture or ''; in lists `waits` says that a feed brought it hidden and nobody has published it, and `missing` what such a one lacks. */
export type StockRecord = StockDraft & {
  id: number
  version: string
  link: string
  cover: string
  created_at: string
  updated_at: string
  waits?: boolean
  missing?: string[]
}

/** The same as use-cases and feeds write it. */
export function vehicleDraftOf({ derivative, ...draft }: StockDraft): VehicleDraft {
  return { ...draft, version: derivative }
}
