import { asc } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import { navEntry, offerCarModel } from '../schema.server.ts'

export type NavEntryRow = typeof navEntry.$inferSelect
export type OfferCarModelRow = typeof offerCarModel.$inferSelect

/** Every navigation entry, parents before children, siblings in their order. */
export async function listNavEntries({ db }: Ctx): Promise<NavEntryRow[]> {
  return db.select().from(navEntry).orderBy(asc(navEntry.parentId), asc(navEntry.position), asc(navEntry.id))
}

/** The models that offers may name. */
export async function listOfferCarModels({ db }: Ctx): Promise<OfferCarModelRow[]> {
  return db.select().from(offerCarModel).orderBy(asc(offerCarModel.id))
}
