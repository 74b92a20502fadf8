import { type VehicleAttributes, withoutHiddenPrices } from '#domains/stock/index.ts'
import { vehicleAttributes, type VehicleRow } from '#domains/stock/index.server.ts'
import { contextOf, type Services } from '../../services.server.ts'

/** Vehicles as everybody may read them: without amounts that are on request. */
export async function publicVehicles(services: Services, rows: readonly VehicleRow[]): Promise<VehicleAttributes[]> {
  return withoutSecrets(services, rows.map(vehicleAttributes))
}

/** The same of vehicles that a search found, in its order. */
export async function foundVehicles(services: Services, ids: readonly number[]): Promise<VehicleAttributes[]> {
  return withoutSecrets(services, await services.vehicles.get(contextOf(services), ids))
}

async function withoutSecrets(services: Services, vehicles: readonly VehicleAttributes[]): Promise<VehicleAttributes[]> {
  const { settings } = await services.site.get(contextOf(services))
  return vehicles.map((vehicle) => withoutHiddenPrices(vehicle, settings.stock.priceOnRequestOptions))
}
