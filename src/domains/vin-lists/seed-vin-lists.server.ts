import type { Ctx } from '#platform/ctx.server.ts'
import { ListedVinDraft } from './listed-vin.ts'
import { MapPackageDraft } from './map-package.ts'
import { listedVin, mapPackage } from './schema.server.ts'

/** The lists that a new site starts with; existing records stay as they are. Throws when a record is invalid. */
export async function seedVinLists({ db }: Ctx, { listedVehicles, maps }: { listedVehicles: readonly unknown[]; maps: readonly unknown[] }): Promise<void> {
  const vins = listedVehicles.map((seed) => ListedVinDraft.parse(seed))
  const packages = maps.map((seed) => MapPackageDraft.parse(seed))
  await db.transaction(async (tx) => {
    if (vins.length > 0) await tx.insert(listedVin).values(vins).onConflictDoNothing()
    const rows = packages.map(({ vehicle_name, map_region, map_version, size_gb, download_url, vin }) => ({
      ...{ vin, vehicleName: vehicle_name, mapRegion: map_region },
      ...{ mapVersion: map_version, sizeGb: size_gb, downloadUrl: download_url },
    }))
    if (rows.length > 0) await tx.insert(mapPackage).values(rows).onConflictDoNothing()
  })
}
