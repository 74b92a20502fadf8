import type { ContextOf } from '#block-engine/data-loader.ts'
import type { selectVehicleToUpdate } from './block.ts'

/** What the address asks for: a form without a script leads there. */
export type AskedVehicle = { vehicle: string; modelYear: string }

export async function load(_values: unknown, { query }: Pick<ContextOf<typeof selectVehicleToUpdate>, 'query'>): Promise<AskedVehicle> {
  return { vehicle: String(query.vehicle ?? ''), modelYear: String(query.model_year ?? '') }
}
