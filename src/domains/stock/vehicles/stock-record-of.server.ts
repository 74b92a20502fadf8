import { showroomLink } from './showroom-link.ts'
import type { StockRecord } from './stock-record.ts'
import { photoRecords, photoVariants } from './photos/vehicle-photos.ts'
import { vehicleDraft, type VehicleRow } from './fields/vehicle-row.server.ts'

/** A stored vehicle as staff see it. */
export function stockRecordOf(row: VehicleRow): StockRecord {
  const { version: derivative, ...draft } = vehicleDraft(row)
  return {
    ...draft,
    derivative,
    id: row.id,
    version: String(row.version),
    link: showroomLink({ ...draft, id: row.id }),
    cover: photoVariants(photoRecords(draft.photos)).medium[0] ?? '',
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}
