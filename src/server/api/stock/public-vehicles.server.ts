import { type PublicVehicle, publicVehicle, readPriceRules, type VehicleAttributes } from '#domains/stock/index.ts'
import { vehicleAttributes, type VehicleRow } from '#domains/stock/index.server.ts'
import { contextOf, type Services } from '../../services.server.ts'

/** Vehicles as everybody may read them: without amounts that are on request. */
export async function publicVehicles(services: Services, rows: readonly VehicleRow[]): Promise<PublicVehicle[]> {
  return answered(services, rows.map(vehicleAttributes))
}

/** The same of vehicles that a search found, in its order. */
export async function foundVehicles(services: Services, ids: readonly number[]): Promise<PublicVehicle[]> {
  return answered(services, await services.vehicles.get(contextOf(services), ids))
}

async function answered(services: Services, vehicles: readonly VehicleAttributes[]): Promise<PublicVehicle[]> {
  const { settings } = await services.site.get(contextOf(services))
  const rules = readPriceRules(settings.stock)
  return vehicles.map((vehicle) => publicVehicle(vehicle, rules))
}
