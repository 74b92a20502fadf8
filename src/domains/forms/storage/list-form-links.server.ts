import { asc, eq } from 'drizzle-orm'
import { markupFacts, type OtherLink } from '#domains/content/index.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { form } from '../schema.server.ts'

/** Links of active forms: where they lead once they are sent, and those of their texts and consents, each with the field that holds it. */
export async function listFormLinks(db: Queryable): Promise<OtherLink[]> {
  const rows = await db
    .select({ id: form.id, name: form.name, fields: form.fields, settings: form.settings })
    .from(form)
    .where(eq(form.isActive, true))
    .orderBy(asc(form.id))
  return rows.flatMap(({ id, name, fields, settings }) => {
    const place = { subject: 'form' as const, subject_id: id, title: name }
    const after = settings.thank_you.redirect_url
    const inTexts = fields.flatMap((field) =>
      Object.values(field.html ?? {}).flatMap((html) => markupFacts(html).hrefs.map((url) => ({ ...place, field: field.name, target: { url } }))),
    )
    return [...(after ? [{ ...place, field: 'redirect_url', target: { url: after } }] : []), ...inTexts]
  })
}
