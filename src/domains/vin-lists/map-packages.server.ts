import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { listRows } from '#platform/database/list-rows.server.ts'
import { recordVersion } from '#platform/database/record-version.server.ts'
import { type FoundMap, type MapPackage, MapPackageDraft } from './map-package.ts'
import { mapPackage } from './schema.server.ts'
import { vinRecords } from './vin-records.server.ts'

type Row = typeof mapPackage.$inferSelect

export const mapPackageSorts = ['vin', 'vehicle_name', 'map_region', 'map_version', 'size_gb', 'id'] as const

const columns = {
  vin: mapPackage.vin,
  vehicle_name: mapPackage.vehicleName,
  map_region: mapPackage.mapRegion,
  map_version: mapPackage.mapVersion,
  size_gb: mapPackage.sizeGb,
  id: mapPackage.id,
}
const searched = [mapPackage.vin, mapPackage.vehicleName, mapPackage.mapRegion]

function foundOf({ vehicleName, mapRegion, mapVersion, sizeGb, downloadUrl }: Row): FoundMap {
  return { vehicle_name: vehicleName, map_region: mapRegion, map_version: mapVersion, size_gb: sizeGb, download_url: downloadUrl }
}

function keptOf(row: Row): MapPackage {
  const record = { id: row.id, vin: row.vin, ...foundOf(row) }
  return { ...record, version: recordVersion(record) }
}

function columnsOf({ vin, vehicle_name, map_region, map_version, size_gb, download_url }: MapPackageDraft) {
  return { vin, vehicleName: vehicle_name, mapRegion: map_region, mapVersion: map_version, sizeGb: size_gb, downloadUrl: download_url }
}

/** Maps to download, for staff. */
export const mapPackages = vinRecords<MapPackageDraft>({
  noun: 'map_package',
  schema: MapPackageDraft,
  constraint: 'map_package_vin_unique',
  keyOf: ({ vin }) => vin,
  list: async (db, request) => {
    const { rows, ...count } = await listRows(db, request, { table: mapPackage, id: mapPackage.id, columns, searched })
    return { rows: rows.map(keptOf), ...count }
  },
  find: async (db, id) => firstOf(await db.select().from(mapPackage).where(eq(mapPackage.id, id))),
  findForUpdate: async (tx, id) => firstOf(await tx.select().from(mapPackage).where(eq(mapPackage.id, id)).for('update')),
  findByVins: async (db, vins) => (await rowsOf(db, vins)).map(keptOf),
  insert: async (tx, drafts) => (await tx.insert(mapPackage).values(drafts.map(columnsOf)).returning()).map(keptOf),
  update: async (tx, id, draft) => {
    const [row] = await tx.update(mapPackage).set(columnsOf(draft)).where(eq(mapPackage.id, id)).returning()
    if (!row) throw new Error('the database changed a map update and returned no row')
    return keptOf(row)
  },
  remove: async (tx, id) => {
    await tx.delete(mapPackage).where(eq(mapPackage.id, id))
  },
  lock: async (tx) => {
    await tx.execute(sql`lock table ${mapPackage} in share row exclusive mode`)
  },
})

function firstOf([row]: Row[]): MapPackage | null {
  return row ? keptOf(row) : null
}

async function rowsOf(db: Queryable, vins: readonly string[]): Promise<Row[]> {
  if (vins.length === 0) return []
  return db
    .select()
    .from(mapPackage)
    .where(inArray(mapPackage.vin, [...vins]))
    .orderBy(desc(sql`length(${mapPackage.vin})`))
}

/** The maps for a VIN: those of the vehicle itself, else those of the longest beginning; null when there are none (B-020). */
export async function findMapPackage({ db }: Pick<Ctx, 'db'>, vin: string): Promise<FoundMap | null> {
  const beginnings = Array.from({ length: vin.length }, (_, index) => vin.slice(0, index + 1))
  const [row] = await rowsOf(db, beginnings)
  return row ? foundOf(row) : null
}
