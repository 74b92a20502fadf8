import { asc, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import { vehicle } from '../schema.server.ts'

/** A picture of a paint may stand at hundreds of vehicles; these are enough to say where. */
const MOST = 20

/** Vehicles that show a picture of the library, published or not; some of them where there are many. */
export async function findVehiclesWithImage(db: Queryable, imageId: number): Promise<{ id: number; name: string }[]> {
  const holder = JSON.stringify({ photos: [{ image_id: imageId }] })
  const rows = await db
    .select({ id: vehicle.id, brand: vehicle.brand, model: vehicle.model, vin: vehicle.vin })
    .from(vehicle)
    .where(sql`${vehicle.details} @> ${holder}::jsonb`)
    .orderBy(asc(vehicle.id))
    .limit(MOST)
  return rows.map(({ id, brand, model, vin }) => ({ id, name: [brand, model, vin].filter(Boolean).join(' ') }))
}

/** Every picture of the library that a vehicle shows, each once. */
export async function listVehicleImages(db: Queryable): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct (photo->>'image_id')::int as id
    from ${vehicle}, jsonb_path_query(${vehicle.details}, '$.photos[*] ? (@.image_id.type() == "number")') as photo`)
  return rows.map(({ id }) => id)
}
