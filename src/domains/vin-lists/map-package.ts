import { z } from 'zod'
import { isStorable } from '#kernel/storable.ts'
import { isVinPrefix, normalVin } from './vin.ts'

const PATH_OF_THIS_SITE = /^\/(?!\/)[^\s\\]*$/
const line = z.string().trim().min(1).max(120)

/**
 * The maps of a vehicle, or of all whose VIN begins so, as staff write them (B-020). `size_gb` is what there is to download, `download_url` an https
 * address or a path of this site.
 */
export const MapPackageDraft = z
  .object({
    vin: z.string().max(60).transform(normalVin).refine(isVinPrefix, { error: 'not_a_vin' }),
    vehicle_name: line,
    map_region: line,
    map_version: line,
    size_gb: z.number().positive().max(1000),
    download_url: z.union([z.url({ protocol: /^https$/ }), z.string().regex(PATH_OF_THIS_SITE)], { error: 'not_an_address' }).pipe(z.string().max(2000)),
  })
  .refine(isStorable, { error: 'holds characters that cannot be stored' })
export type MapPackageDraft = z.output<typeof MapPackageDraft>
export type MapPackage = MapPackageDraft & { id: number; version: string }

/** The public data of the maps for a VIN. */
export type FoundMap = Omit<MapPackageDraft, 'vin'>

export const mapPackageColumns = ['vin', 'vehicle_name', 'map_region', 'map_version', 'size_gb', 'download_url', 'id', 'version'] as const
