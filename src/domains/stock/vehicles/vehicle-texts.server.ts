import type { Ctx } from '#platform/ctx.server.ts'
import { type PriceRules, readPriceRules } from '../prices/price-rules.ts'
import { withoutHiddenPrices } from '../prices/without-hidden-prices.ts'
import { lightVehicle } from './fields/light-vehicle.ts'
import type { VehicleAttributes } from './fields/vehicle-attributes.ts'
import { listVehicles } from './find-vehicles.server.ts'
import { publicVehicle } from './public-vehicle.ts'
import { picturedVehicles } from './photos/vehicle-pictures.server.ts'

/** How much of a vehicle an answer holds: all of it, or what its card shows. */
export type VehicleForm = 'whole' | 'light'

type PriceSettings = Parameters<typeof readPriceRules>[0]

/** About 7 kB of a whole vehicle, 2 kB of a light one. */
const MOST = { whole: 2000, light: 6000 }

const writers: Record<VehicleForm, (vehicle: VehicleAttributes, rules: PriceRules) => object> = {
  whole: publicVehicle,
  light: (vehicle, rules) => lightVehicle(withoutHiddenPrices(vehicle, rules.priceOnRequestOptions)),
}

/**
 * Vehicles that lists showed of late, each as the JSON of an answer, so that a list is put together from bytes without the database. What is read
 * while they change is not kept.
 */
export class VehicleTexts {
  readonly #texts = { whole: new Map<number, Buffer>(), light: new Map<number, Buffer>() }
  /** The settings that the texts were written by: other ones write other prices. */
  #settings: PriceSettings | undefined
  #epoch = 0

  /** Published vehicles in the order of the ids, without amounts that are on request. */
  async get(ctx: Ctx, ids: readonly number[], { form, settings }: { form: VehicleForm; settings: PriceSettings }): Promise<Buffer[]> {
    if (settings !== this.#settings) this.forget(null)
    this.#settings = settings
    const texts = this.#texts[form]
    const textsById = new Map(ids.flatMap((id) => [[id, texts.get(id)] as const]))
    const missing = ids.filter((id) => textsById.get(id) === undefined)
    if (missing.length > 0) {
      const epoch = this.#epoch
      const rules = readPriceRules(settings)
      for (const vehicle of await picturedVehicles(ctx, await listVehicles(ctx, missing))) {
        const text = Buffer.from(JSON.stringify(writers[form](vehicle, rules)))
        textsById.set(vehicle.id, text)
        if (epoch === this.#epoch) this.#keep(form, vehicle.id, text)
      }
    }
    return [...textsById.values()].filter((text) => text !== undefined)
  }

  /** To be called when vehicles changed; null is all of them. */
  forget(ids: readonly number[] | null): void {
    this.#epoch += 1
    for (const texts of Object.values(this.#texts)) {
      if (ids === null) texts.clear()
      else for (const id of ids) texts.delete(id)
    }
  }

  #keep(form: VehicleForm, id: number, text: Buffer): void {
    const texts = this.#texts[form]
    const [oldest] = texts.size < MOST[form] ? [] : texts.keys()
    if (oldest !== undefined) texts.delete(oldest)
    texts.set(id, text)
  }
}
