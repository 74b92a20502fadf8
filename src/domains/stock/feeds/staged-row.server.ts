import { getTableColumns } from 'drizzle-orm'
import type { VehicleDraft } from '../vehicles/fields/vehicle-draft.ts'
import { vehicleColumns } from '../vehicles/fields/vehicle-row.server.ts'
import { vehicle } from '../schema.server.ts'
import type { FileRow } from './feed-record.ts'
import type { RowError } from './feed-run.ts'
import type { recordMapper } from './mapping/map-record.ts'

/** A row of a file on its way into the table between file and stock: its vehicle, or what is wrong with it. */
export type StagedRow = { number: number; line: number; externalId: string; vehicle: VehicleDraft | null; problems: Omit<RowError, 'line'>[] }

export function stagedRow(row: FileRow, number: number, map: ReturnType<typeof recordMapper>): StagedRow {
  const base = { number, line: row.line, vehicle: null }
  if ('flaw' in row) return { ...base, externalId: '', problems: [{ field: '', reason: row.flaw, value: '' }] }
  const mapped = map(row.record)
  if (mapped.ok) return { ...base, externalId: mapped.externalId, vehicle: mapped.vehicle, problems: [] }
  return { ...base, externalId: mapped.externalId.slice(0, 120), problems: mapped.problems }
}

/** A check of rows in their order: a car whose VIN stands further up under another id is an error. */
export function vinOnce(): (row: StagedRow) => StagedRow {
  const owners = new Map<string, string>()
  return (row) => {
    const vin = row.vehicle?.vin.trim().toUpperCase() ?? ''
    const owner = owners.get(vin) ?? row.externalId
    if (vin !== '') owners.set(vin, owner)
    if (owner === row.externalId) return row
    return { ...row, vehicle: null, problems: [{ field: 'vin', reason: 'twice', value: vin }] }
  }
}

const names = Object.entries(getTableColumns(vehicle))

/** A vehicle under the names of its columns. */
export function rowOf(draft: VehicleDraft): Record<string, unknown> {
  const values: Record<string, unknown> = vehicleColumns(draft)
  return Object.fromEntries(names.flatMap(([name, column]) => (name in values ? [[column.name, values[name]]] : [])))
}
