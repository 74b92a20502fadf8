import { asc, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import { form } from '../schema.server.ts'

// Texts of fields and of the page after sending, published or not, may hold pictures and links to documents.
const texts = sql`(${form.fields}::text || ${form.settings}::text || coalesce(${form.draft}::text, ''))`

/** The forms whose texts have the address of a picture or a document; one that only begins like it is another. */
export async function findFormsWithMedia(db: Queryable, address: string): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: form.id, name: form.name })
    .from(form)
    .where(sql`${texts} ~ ${`${address}(\\D|$)`}`)
    .orderBy(asc(form.name))
}

/** Every picture of the library that the texts of a form show. */
export async function listFormImages(db: Queryable): Promise<number[]> {
  const imageColumn = sql<string>`(regexp_matches(${texts}, '/media/api/v2/images/([1-9][0-9]{0,8})', 'g'))[1]`.as('image')
  const rows = await db.select({ image: imageColumn }).from(form)
  return rows.map(({ image }) => Number(image))
}
