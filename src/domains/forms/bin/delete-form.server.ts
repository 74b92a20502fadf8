import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { may } from '#domains/accounts/index.ts'
import { oldestInBin } from '#domains/content/index.ts'
import { done, type Outcome, refuse, type Stale } from '#kernel/outcome.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { isStillReferred } from '#platform/database/constraint.server.ts'
import { writeBack } from '#platform/database/write-back.server.ts'
import { eachAlone } from '#platform/jobs/each-alone.server.ts'
import type { Form } from '../form.ts'
import { binnedForm, form, formVersion } from '../schema.server.ts'
import { draftOf, formOf, lockForm, saveStamp } from '../storage/form-rows.server.ts'

/**
 * Deletes a form, if it is still at `revision` where one is named: it goes into the bin with its draft and its receivers, and what was planned for it is
 * cancelled. Its versions stay, since its leads are displayed by them. One that lies in the bin already is not there to be deleted.
 */
export async function deleteForm(
  ctx: Ctx,
  { id, revision }: { id: number; revision: number | null },
): Promise<Outcome<null, 'forbidden' | 'gone' | Stale<Form>>> {
  const { staff } = ctx
  if (!may(staff, 'forms.delete')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const locked = await lockForm(tx, ctx, id)
    if (!locked.ok) return refuse('gone')
    const row = locked.value
    if (revision !== null && row.revision !== revision) return refuse({ code: 'stale', current: formOf(row) })
    const columns = sql`(select to_jsonb(${form}) - 'plan' - 'plan_at' from ${form} where id = ${id})`
    await tx.insert(binnedForm).values({ formId: id, binnedAt: ctx.clock.now(), binnedBy: staff.name, columns })
    await tx.delete(form).where(eq(form.id, id))
    await recordAudit(tx, ctx, { action: 'form.deleted', subject: id, before: draftOf(formOf(row)) })
    await announceChange(tx, 'forms')
    return done(null)
  })
}

/**
 * Restores a deleted form with its draft, its versions and its receivers. One that visitors saw is restored hidden, with a draft that shows it, so that somebody
 * decides to publish it again, as it is with pages. It brings back who gets its leads, so whoever may delete forms may restore them.
 */
export async function restoreForm(ctx: Ctx, id: number): Promise<Outcome<Form, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'forms.delete')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const [binned] = await tx
      .select({ id: binnedForm.formId })
      .from(binnedForm)
      .where(and(eq(binnedForm.formId, id), gte(binnedForm.binnedAt, oldestInBin(ctx))))
      .for('update')
    if (!binned) return refuse('gone')
    await writeBack(tx, form, sql`select columns from ${binnedForm} where form_id = ${id}`)
    await tx.delete(binnedForm).where(eq(binnedForm.formId, id))
    const [row] = await tx.select().from(form).where(eq(form.id, id))
    if (!row) throw new Error('a restored form was not there')
    const [restoredRow] = await tx
      .update(form)
      .set({
        isActive: false,
        draft: row.draft ?? (row.isActive ? draftOf({ ...row, active: true }) : null),
        // A tab that still has the form open must see that it has changed.
        revision: row.revision + 1,
        ...saveStamp(ctx),
      })
      .where(eq(form.id, id))
      .returning()
    if (!restoredRow) throw new Error('the database changed a form and returned no row')
    await recordAudit(tx, ctx, { action: 'form.undeleted', subject: id, after: draftOf(formOf(restoredRow)) })
    await announceChange(tx, 'forms')
    return done(formOf(restoredRow))
  })
}

/** Removes for good what has been in the bin too long to be restored, but not while it has leads. Answers how many forms that were. */
export async function emptyBinOfForms(ctx: Ctx): Promise<number> {
  const rows = await ctx.db
    .select({ id: binnedForm.formId })
    .from(binnedForm)
    .where(lt(binnedForm.binnedAt, oldestInBin(ctx)))
    .orderBy(asc(binnedForm.binnedAt))
  let removedCount = 0
  const alone = { log: ctx.log, message: 'a form could not be removed from the bin', about: ({ id }: { id: number }) => ({ form: id }) }
  await eachAlone(rows, alone, async ({ id }) => {
    if (await removeForGood(ctx, id)) removedCount += 1
  })
  return removedCount
}

/** False where it has leads, which are displayed by its versions and kept as long as it says. */
async function removeForGood(ctx: Ctx, id: number): Promise<boolean> {
  try {
    return await ctx.db.transaction(async (tx) => {
      const [binned] = await tx.delete(binnedForm).where(eq(binnedForm.formId, id)).returning()
      if (!binned) return false
      await tx.delete(formVersion).where(eq(formVersion.formId, id))
      await recordAudit(tx, ctx, { action: 'form.removed', subject: id, before: { name: binned.columns.name } })
      return true
    })
  } catch (error) {
    if (isStillReferred(error, 'lead_form_version_fk')) return false
    throw error
  }
}
