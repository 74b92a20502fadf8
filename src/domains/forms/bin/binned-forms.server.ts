import { asc, desc, eq, getTableColumns, gte, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { keptUntil, oldestInBin } from '#domains/content/index.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { BinnedForm, Form } from '../form.ts'
import { binnedForm, form } from '../schema.server.ts'
import { findStoredForm } from '../storage/find-form.server.ts'
import { formOf, type FormRow } from '../storage/form-rows.server.ts'

/** The deleted forms that can be restored, the latest first. */
export async function listBinnedForms(ctx: Ctx): Promise<Outcome<BinnedForm[], 'forbidden'>> {
  if (!may(ctx.staff, 'forms.read')) return refuse('forbidden')
  const rows = await ctx.db
    .select()
    .from(binnedForm)
    .where(gte(binnedForm.binnedAt, oldestInBin(ctx)))
    .orderBy(desc(binnedForm.binnedAt), asc(binnedForm.formId))
  return done(
    rows.map(({ binnedAt, binnedBy, ...row }) => ({
      ...formOf(rowOf(row)),
      binned_at: binnedAt.toISOString(),
      binned_by: binnedBy,
      kept_until: keptUntil(binnedAt).toISOString(),
    })),
  )
}

/** The form that leads came by, in use or deleted: a deleted one lies in the bin as long as it has leads. For use-cases: permissions are not checked. */
export async function findFormOfLeads(db: Queryable, id: number): Promise<Form | null> {
  const storedForm = await findStoredForm(db, id)
  if (storedForm) return storedForm
  const [binned] = await db.select().from(binnedForm).where(eq(binnedForm.formId, id))
  return binned ? formOf(rowOf(binned)) : null
}

/** The deleted forms whose texts, published or not, have the address of a picture or a document; one that is restored must find them. */
export async function findBinnedFormsWithMedia(db: Queryable, address: string): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: binnedForm.formId, name: sql<string>`${binnedForm.columns} ->> 'name'` })
    .from(binnedForm)
    .where(sql`${binnedForm.columns}::text ~ ${`${address}(\\D|$)`}`)
    .orderBy(asc(binnedForm.formId))
}

/** What was kept of a form as a row of their table; what was added to that table since has its default. */
function rowOf({ columns }: Pick<typeof binnedForm.$inferSelect, 'columns'>): FormRow {
  const row = Object.entries(getTableColumns(form)).map(([key, column]) => {
    const value = columns[column.name] ?? column.default ?? null
    return [key, value === null ? null : column.mapFromDriverValue(value)]
  })
  return Object.fromEntries(row) as FormRow
}
