import { getTableColumns } from 'drizzle-orm'
import type { VehicleDraft } from '../../vehicles/fields/vehicle-draft.ts'
import { vehicleColumns } from '../../vehicles/fields/vehicle-row.server.ts'
import { vehicle } from '../../schema.server.ts'

const names = Object.entries(getTableColumns(vehicle))

/** A vehicle under the names of its columns. */
export function rowOf(draft: VehicleDraft): Record<string, unknown> {
  const values: Record<string, unknown> = vehicleColumns(draft)
  return Object.fromEntries(names.flatMap(([name, column]) => (name in values ? [[column.name, values[name]]] : [])))
}
