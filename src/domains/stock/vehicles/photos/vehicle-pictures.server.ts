import { reasonOf } from '#kernel/reason-of.ts'
import { findImages } from '#domains/media/index.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { vehicleAttributes, vehicleDraft, type VehicleRow } from '../fields/vehicle-row.server.ts'
import type { VehicleAttributes } from '../fields/vehicle-attributes.ts'

/** Pictures of the library by id; null where it could not be read, and pictures then stand in one size each. */
export type LibraryImages = Awaited<ReturnType<typeof findImages>> | null

/** The pictures of the library that these vehicles name. */
export async function findVehicleImages(ctx: Ctx, rows: readonly VehicleRow[]): Promise<LibraryImages> {
  const ids = rows.flatMap((row) => vehicleDraft(row).photos.flatMap(({ image_id }) => image_id ?? []))
  try {
    return await findImages(ctx.db, [...new Set(ids)])
  } catch (error) {
    ctx.log.error('pictures of vehicles could not be looked up', { reason: reasonOf(error) })
    return null
  }
}

/** Stored vehicles as the calls of the product give them, their pictures with the addresses that may be kept for ever. */
export async function picturedVehicles(ctx: Ctx, rows: readonly VehicleRow[]): Promise<VehicleAttributes[]> {
  const images = await findVehicleImages(ctx, rows)
  return rows.map((row) => vehicleAttributes(row, images ?? undefined))
}
