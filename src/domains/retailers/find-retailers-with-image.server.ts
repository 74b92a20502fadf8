import { asc, eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import { retailer } from './schema.server.ts'

/** The retailers that show a picture. */
export async function findRetailersWithImage(db: Queryable, imageId: number): Promise<{ id: number; name: string }[]> {
  return db.select({ id: retailer.id, name: retailer.name }).from(retailer).where(eq(retailer.imageId, imageId)).orderBy(asc(retailer.name))
}

/** Every picture of the library that a retailer shows. */
export async function listRetailerImages(db: Queryable): Promise<number[]> {
  const rows = await db.selectDistinct({ id: retailer.imageId }).from(retailer).where(isNotNull(retailer.imageId))
  return rows.flatMap(({ id }) => id ?? [])
}
