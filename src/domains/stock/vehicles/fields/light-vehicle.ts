import { type LightVehicle, lightVehicleShape, type VehicleAttributes } from './vehicle-attributes.ts'

const publicNames = new Set(Object.keys(lightVehicleShape))

/** The vehicle with what its card shows. */
export function lightVehicle(vehicle: VehicleAttributes): LightVehicle {
  return Object.fromEntries(Object.entries(vehicle).filter(([field]) => publicNames.has(field))) as LightVehicle // the fields of its shape and no other
}
