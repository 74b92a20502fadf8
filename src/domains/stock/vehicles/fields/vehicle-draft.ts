import { z } from 'zod'
import { isStorable } from '#kernel/storable.ts'
import { vehicleShape } from './vehicle-fields.ts'

/** A vehicle as staff and feeds write it: every field of the table, checked. */
export const VehicleDraft = z.object(vehicleShape).refine(isStorable, { error: 'holds characters that cannot be stored' })
export type VehicleDraft = z.output<typeof VehicleDraft>
export type VehicleInput = z.input<typeof VehicleDraft>
