import { emptyValueOf } from '#fields/values/field-schema.ts'
import type { VehicleAttributes } from '../vehicles/fields/vehicle-attributes.ts'
import { vehicleFieldEntries } from '../vehicles/fields/vehicle-fields.ts'
import type { FinancingOption } from '../vocabulary.ts'

const priceFields = vehicleFieldEntries.flatMap(([name, field]) => (field.priceOf ? [{ name, priceOf: field.priceOf, empty: emptyValueOf(field) }] : []))

/** The vehicle without prices on request: they are in no API answer (A-209, C-368). */
export function withoutHiddenPrices(vehicle: VehicleAttributes, onRequest: readonly FinancingOption[]): VehicleAttributes {
  if (!vehicle.price_hidden) return vehicle
  const hidden = priceFields.filter(({ priceOf }) => onRequest.includes(priceOf))
  return { ...vehicle, ...Object.fromEntries(hidden.map(({ name, empty }) => [name, empty])) }
}
