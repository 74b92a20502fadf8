import { emptyValue } from '../vehicles/fields/field-kinds.ts'
import type { VehicleAttributes } from '../vehicles/fields/vehicle-attributes.ts'
import { vehicleFieldEntries } from '../vehicles/fields/vehicle-fields.ts'
import type { FinancingOption } from '../vocabulary.ts'

const priceFields = vehicleFieldEntries.flatMap(([name, { kind, priceOf }]) => (priceOf ? [{ name, priceOf, empty: emptyValue(kind) }] : []))

/** The vehicle without prices on request: they are in no API answer (A-209, C-368). */
export function withoutHiddenPrices(vehicle: VehicleAttributes, onRequest: readonly FinancingOption[]): VehicleAttributes {
  if (!vehicle.price_hidden) return vehicle
  const hidden = priceFields.filter(({ priceOf }) => onRequest.includes(priceOf))
  return { ...vehicle, ...Object.fromEntries(hidden.map(({ name, empty }) => [name, empty])) }
}
