import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { findImages } from '#domains/media/index.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { vehicle } from '../schema.server.ts'
import type { VehicleDetails } from '../vehicles/fields/vehicle-details.ts'
import { photoRecords, photoVariants } from '../vehicles/photos/vehicle-photos.ts'
import { showroomLink } from '../vehicles/showroom-link.ts'
import { shownStatuses } from './is-shown.ts'

/** The page of a vehicle as search engines learn of it: below the language, with its photos as paths or whole addresses. */
export type ShownVehicle = { link: string; pictures: string[]; updatedAt: Date }

/** Vehicles with ids above `after` up to `upTo`. */
type IdRange = { after: number; upTo: number }

const isOnShow = and(eq(vehicle.isPublished, true), inArray(vehicle.status, [...shownStatuses]))

/** The address below the language of one vehicle that has a page of its own; null for a site without any. */
export async function findShownVehicle(ctx: Pick<Ctx, 'db'>): Promise<string | null> {
  const [first] = await ctx.db.select({ id: vehicle.id }).from(vehicle).where(isOnShow).orderBy(asc(vehicle.id)).limit(1)
  const [shownVehicle] = first ? await listShownVehicles(ctx, { after: first.id - 1, upTo: first.id }) : []
  return shownVehicle?.link ?? null
}

/** The vehicles with a page of their own, by id. All are read at once, so the range has to be small. */
export async function listShownVehicles({ db }: Pick<Ctx, 'db'>, { after, upTo }: IdRange): Promise<ShownVehicle[]> {
  const rows = await db
    .select({
      id: vehicle.id,
      state: vehicle.state,
      nameplate_brand_name: vehicle.brand,
      nameplate_name: vehicle.model,
      production_year: vehicle.productionYear,
      engine_type: vehicle.engineType,
      transmission: vehicle.transmission,
      color_name: vehicle.colorName,
      drivetrain: sql<string>`coalesce(told.drivetrain, '')`,
      photos: sql<VehicleDetails['photos']>`coalesce(told.photos, '[]')`,
      updatedAt: vehicle.updatedAt,
    })
    .from(vehicle)
    // As one record, since each operator on the JSON would unpack it again.
    .crossJoinLateral(sql`jsonb_to_record(${vehicle.details}) as told(drivetrain text, photos jsonb)`)
    .where(and(isOnShow, gt(vehicle.id, after), lte(vehicle.id, upTo)))
    .orderBy(asc(vehicle.id))
  const images = await findImages(
    db,
    rows.flatMap(({ photos }) => photos.flatMap(({ image_id }) => image_id ?? [])),
  )
  return rows.map(({ photos, updatedAt, ...row }) => {
    const linked = { ...row, engine_type: row.engine_type as Parameters<typeof showroomLink>[0]['engine_type'] }
    return { link: showroomLink(linked), pictures: photoVariants(photoRecords(photos, images)).normal, updatedAt }
  })
}
