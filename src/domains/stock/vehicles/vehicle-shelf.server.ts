import type { Ctx } from '#platform/ctx.server.ts'
import { listVehicles } from './find-vehicles.server.ts'
import type { VehicleAttributes } from './fields/vehicle-attributes.ts'
import { vehicleAttributes } from './fields/vehicle-row.server.ts'

/** About 5 kB each. */
const MOST = 5000

/** Vehicles that lists showed of late, so that a search is answered without the database. What is read while they change is not kept. */
export class VehicleShelf {
  readonly #known = new Map<number, VehicleAttributes>()
  #epoch = 0

  /** Published vehicles in the order of the ids, as `listVehicles` gives them. */
  async get(ctx: Ctx, ids: readonly number[]): Promise<VehicleAttributes[]> {
    const epoch = this.#epoch
    const found = new Map(ids.flatMap((id) => [[id, this.#known.get(id)] as const]))
    const missing = ids.filter((id) => found.get(id) === undefined)
    for (const row of await listVehicles(ctx, missing)) {
      const vehicle = vehicleAttributes(row)
      found.set(row.id, vehicle)
      if (epoch === this.#epoch) this.#keep(vehicle)
    }
    return [...found.values()].filter((vehicle) => vehicle !== undefined)
  }

  /** To be called when vehicles changed. */
  forget(): void {
    this.#epoch += 1
    this.#known.clear()
  }

  #keep(vehicle: VehicleAttributes): void {
    const [oldest] = this.#known.size < MOST ? [] : this.#known.keys()
    if (oldest !== undefined) this.#known.delete(oldest)
    this.#known.set(vehicle.id, vehicle)
  }
}
