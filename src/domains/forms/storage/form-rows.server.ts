import { drawableMarkup } from '#domains/content/index.server.ts'
import type { Form, FormContent, FormSettings, FormText, FormVersion, PublicForm } from '../form.ts'
import type { FormDraft } from '../form-schema.ts'
import { and, eq, gte } from 'drizzle-orm'
import { oldestInBin } from '#domains/content/index.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import { binnedForm, form } from '../schema.server.ts'

export type FormRow = typeof form.$inferSelect

/** All that editors wrote of a form, its receivers included. */
export type WholeDraft = FormDraft & { integrations: NonNullable<FormDraft['integrations']> }

/** Why a form cannot be written: there is none, or it was deleted and can still be restored. */
export type NoForm = 'gone' | 'in_bin'

/** A form, which nobody else changes before the transaction is over. */
export async function lockForm(tx: Tx, ctx: Ctx, id: number): Promise<Outcome<FormRow, NoForm>> {
  const [row] = await tx.select().from(form).where(eq(form.id, id)).for('update')
  if (row) return done(row)
  const [binned] = await tx
    .select({ id: binnedForm.formId })
    .from(binnedForm)
    .where(and(eq(binnedForm.formId, id), gte(binnedForm.binnedAt, oldestInBin(ctx))))
  return refuse(binned ? 'in_bin' : 'gone')
}

/** The columns of what editors wrote. */
export function formColumns({ name, type, locale, active, fields, settings, integrations }: WholeDraft) {
  return { name, type, locale, isActive: active, fields, settings, integrations }
}

/** Who saves a form, and when. */
export function saveStamp({ clock, staff }: Ctx): Pick<FormRow, 'updatedAt' | 'updatedBy'> {
  return { updatedAt: clock.now(), updatedBy: staff?.name ?? '' }
}

export function formOf(row: FormRow): Form {
  const { id, name, type, locale, isActive: active, version, revision, integrations } = row
  const draft = row.draft && { ...row.draft, ...drawable(row.draft) }
  const save = { created_at: row.createdAt.toISOString(), updated_at: row.updatedAt.toISOString(), updated_by: row.updatedBy }
  const plannedForm = row.plan && row.planAt && { run_at: row.planAt.toISOString(), author: row.plan.author, error: row.plan.error }
  return { id, name, type, locale, active, version, revision, ...drawable(row), integrations, draft, planned: plannedForm, ...save }
}

/** The editors' content from its row; the order of keys is fixed, so that two can be compared as JSON. */
export function draftOf({ name, type, locale, active, fields, settings, integrations }: FormContent): WholeDraft {
  // What is stored has passed the schema, whose types are not readonly.
  return { name, type, locale, active, fields, settings, integrations } as WholeDraft
}

export function publicFormOf(row: FormRow): PublicForm {
  const { id, version } = row
  const { name, type, locale, fields, settings } = versionContent({ ...row, ...drawable(row) })
  return { id, name, type, locale, version, fields, settings: submitLabelOf(settings) }
}

/** Markup as it may be drawn, whenever it was stored. */
export function drawable<Settings extends Pick<FormSettings, 'thank_you'>>({ fields, settings }: { fields: FormContent['fields']; settings: Settings }) {
  const clean = ({ ar, en }: FormText): FormText => ({ ar: drawableMarkup(ar), ...(en === undefined ? {} : { en: drawableMarkup(en) }) })
  return {
    fields: fields.map((field) => (field.html ? { ...field, html: clean(field.html) } : field)),
    settings: { ...settings, thank_you: { ...settings.thank_you, text: clean(settings.thank_you.text) } },
  }
}

/** The part of a form that visitors see. A change of it makes a new version. */
export function versionContent({ name, type, locale, fields, settings }: FormRow | Form | FormDraft): FormVersion {
  return { name, type, locale, fields, settings: { ...submitLabelOf(settings), thank_you: settings.thank_you } } as FormVersion
}

function submitLabelOf({ submit_label }: FormVersion['settings'] | FormDraft['settings']) {
  return submit_label ? { submit_label } : {}
}
