import type { StockRecord, VehicleStatus } from '#domains/stock/index.ts'
import { formSource } from '../data-provider/form-source.ts'
import { ask } from '../data-provider/ask.ts'
import type { Source } from '../data-provider/source.ts'
import { fromForm, toForm, type VehicleForm } from './vehicle-form-values.ts'

const VEHICLES = '/api/stock/vehicles'

export const vehiclesSource: Source = formSource<StockRecord, VehicleForm>(VEHICLES, { toForm, fromForm })

export type ChangeOutcome = 'changed' | 'unchanged' | 'stale' | 'status_move' | 'gone'
export type ChangeResult = { id: number; outcome: ChangeOutcome; vin: string; name: string; status: VehicleStatus | null }
type Named = Pick<StockRecord, 'id' | 'version'>

const namesOf = (vehicles: readonly Named[]) => vehicles.map(({ id, version }) => ({ id, version }))

/** Moves vehicles to a status; returns an outcome for each. */
export async function changeStatuses(vehicles: readonly Named[], status: VehicleStatus): Promise<ChangeResult[]> {
  return (await ask('POST /api/stock/vehicles/status', { body: { status, vehicles: namesOf(vehicles) } })).data
}

/** Publishes vehicles or withdraws them. */
export async function changePublication(vehicles: readonly Named[], isPublished: boolean): Promise<ChangeResult[]> {
  return (await ask('POST /api/stock/vehicles/publication', { body: { is_published: isPublished, vehicles: namesOf(vehicles) } })).data
}
