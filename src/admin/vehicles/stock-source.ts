import type { BulkChange, StockRecord } from '#domains/stock/index.ts'
import { formSource } from '../data-provider/form-source.ts'
import { ask, type DataOf } from '../data-provider/ask.ts'
import type { VehicleForm } from './vehicle-form-values.ts'

export const vehiclesSource = formSource<StockRecord, VehicleForm>('/api/stock/vehicles', () => import('./vehicle-form-values.ts'))

export type ChangeResult = DataOf<'POST /api/stock/vehicles/changes'>['results'][number]
export type PlannedResult = DataOf<'POST /api/stock/vehicles/change_preview'>[number]
export type LastChange = NonNullable<DataOf<'GET /api/stock/vehicles/changes/last'>>
type VehicleRef = Pick<StockRecord, 'id' | 'version'>

/** As many as a call takes. */
const MOST_AT_ONCE = 500
/** As many as a page of a list has. */
const MOST_LISTED = 200

/** What a change would make of each vehicle. */
export async function previewChange(change: BulkChange, ids: readonly number[]): Promise<PlannedResult[]> {
  const parts = partsOf(ids).map(async (some) => (await ask('POST /api/stock/vehicles/change_preview', { body: { change, ids: some } })).data)
  return (await Promise.all(parts)).flat()
}

/** Changes vehicles; returns an outcome for each. The same `key` again goes on where a broken connection ended it. */
export async function changeVehicles(key: string, change: BulkChange, vehicles: readonly VehicleRef[]): Promise<ChangeResult[]> {
  const results: ChangeResult[] = []
  for (const some of partsOf(vehicles.map(({ id, version }) => ({ id, version }))))
    results.push(...(await ask('POST /api/stock/vehicles/changes', { body: { key, change, vehicles: some } })).data.results)
  return results
}

/** Stores a car with some values changed, which may depend on those that it has now; refused where somebody else changes it at the same time. */
export async function saveIntoVehicle(id: number, valuesOf: (car: VehicleForm) => Readonly<Record<string, unknown>>): Promise<undefined> {
  const { data } = await vehiclesSource.getOne('vehicles', { id })
  const car = data as VehicleForm
  await vehiclesSource.update('vehicles', { id, data: { ...car, ...valuesOf(car) }, previousData: data })
}

/** Every hidden car that lacks nothing any more, as it is now. */
export async function listReadyCars(): Promise<StockRecord[]> {
  const readyCars: StockRecord[] = []
  for (let page = 1; ; page++) {
    const query = { ready: true, sort: 'id', order: 'asc', per_page: MOST_LISTED, page }
    const { data: rows } = await ask('GET /api/stock/vehicles', { query })
    readyCars.push(...rows)
    if (rows.length < MOST_LISTED) return readyCars
  }
}

/** Takes a change back; returns an outcome for each vehicle. */
export async function undoChange(id: number): Promise<ChangeResult[]> {
  return (await ask('POST /api/stock/vehicles/changes/{id}/undo', { params: { id } })).data
}

function partsOf<One>(all: readonly One[]): One[][] {
  return Array.from({ length: Math.ceil(all.length / MOST_AT_ONCE) }, (_, part) => all.slice(part * MOST_AT_ONCE, (part + 1) * MOST_AT_ONCE))
}
