import type { DetailFieldName } from './vehicle-fields.ts'
import type { VehicleDraft } from './vehicle-draft.ts'

/** What a vehicle holds besides its columns; amounts are in minor units of its currency here as well. */
export type VehicleDetails = Pick<VehicleDraft, DetailFieldName>
