import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { findServiceDefaults } from '../service-settings/service-defaults.server.ts'
import { may } from '#domains/accounts/index.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { Form, FormVersion, ListedFormVersion, PublicForm } from '../form.ts'
import { binnedForm, form, formVersion } from '../schema.server.ts'
import { drawable, formOf, publicFormOf } from './form-rows.server.ts'

/** Every form, for staff, by name (C-206). */
export async function listForms(ctx: Ctx): Promise<Outcome<Form[], 'forbidden'>> {
  if (!may(ctx.staff, 'forms.read')) return refuse('forbidden')
  const rows = await ctx.db.select().from(form).orderBy(asc(form.name), asc(form.id))
  return done(rows.map(formOf))
}

/** The names of all forms, of deleted ones as well: their leads stay. For use-cases: permissions are not checked. */
export async function listFormNames(db: Queryable): Promise<ReadonlyMap<number, string>> {
  const binned = db.select({ id: binnedForm.formId, name: sql<string>`${binnedForm.columns} ->> 'name'`.as('name') }).from(binnedForm)
  const rows = await db.select({ id: form.id, name: form.name }).from(form).unionAll(binned)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** A form with all that staff see of it. */
export async function findForm(ctx: Ctx, id: number): Promise<Outcome<Form, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'forms.read')) return refuse('forbidden')
  const storedForm = await findStoredForm(ctx.db, id)
  return storedForm ? done(storedForm) : refuse('gone')
}

/** A whole form, active or not. For the process itself: permissions are not checked. */
export async function findStoredForm(db: Queryable, id: number): Promise<Form | null> {
  const [row] = await db.select().from(form).where(eq(form.id, id))
  return row ? formOf(row) : null
}

/** As {@link findStoredForm}, with the value of a subquery, in one statement. */
export async function findStoredFormBeside<Value>(db: Queryable, id: number, value: SQL<Value>): Promise<{ form: Form; beside: Value } | null> {
  const [row] = await db
    .select({ form, beside: value.as('beside') })
    .from(form)
    .where(eq(form.id, id))
  return row ? { form: formOf(row.form), beside: row.beside as Value } : null
}

/** The public part of a form; null when it is inactive or unknown. */
export async function findPublicForm({ db }: Pick<Ctx, 'db'>, id: number): Promise<PublicForm | null> {
  const [row] = await db
    .select()
    .from(form)
    .where(and(eq(form.id, id), eq(form.isActive, true)))
  return row ? publicFormOf(row) : null
}

/** Whether an active form asks for a phone number that is to be verified. */
export async function asksForVerifiedPhone(db: Queryable, id: number): Promise<boolean> {
  const publicForm = await findPublicForm({ db: db as Ctx['db'] }, id)
  return publicForm?.fields.some(({ type, verify }) => type === 'phone' && verify === true) ?? false
}

/** A form as it was in one of its versions. */
export async function findFormVersion(db: Queryable, formId: number, version: number): Promise<FormVersion | null> {
  const [row] = await db
    .select({ content: formVersion.content })
    .from(formVersion)
    .where(and(eq(formVersion.formId, formId), eq(formVersion.version, version)))
  return row?.content ?? null
}

/** Every version of a form, oldest first. */
export async function listFormVersions(db: Queryable, formId: number): Promise<FormVersion[]> {
  const rows = await db.select({ content: formVersion.content }).from(formVersion).where(eq(formVersion.formId, formId)).orderBy(asc(formVersion.version))
  return rows.map(({ content }) => content)
}

/** The retention times of leads, for the forms that have one, deleted ones as well. */
export async function findRetentions(db: Queryable): Promise<{ formId: number; retentionDays: number }[]> {
  const ownOf = (settings: SQL) => sql<number | null>`(${settings} ->> 'retention_days')::int`.as('own')
  const binned = db.select({ formId: binnedForm.formId, own: ownOf(sql`${binnedForm.columns} -> 'settings'`) }).from(binnedForm)
  const rows = await db
    .select({ formId: form.id, own: ownOf(sql`${form.settings}`) })
    .from(form)
    .unionAll(binned)
    .orderBy(sql`1`)
  const { retentionDays: usual } = await findServiceDefaults(db)
  return rows.flatMap(({ formId, own }) => {
    const retentionDays = own ?? usual
    return retentionDays === null ? [] : [{ formId, retentionDays }]
  })
}

/** The history of a form for staff, newest first. */
export async function listFormHistory(ctx: Ctx, formId: number): Promise<Outcome<ListedFormVersion[], 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'forms.read')) return refuse('forbidden')
  const { version, author, createdAt } = formVersion
  const rows = await ctx.db
    .select({ version, author, createdAt })
    .from(formVersion)
    .innerJoin(form, eq(form.id, formVersion.formId))
    .where(eq(formVersion.formId, formId))
    .orderBy(desc(version))
  if (rows.length === 0) return refuse('gone')
  return done(rows.map(({ createdAt: at, ...row }) => ({ ...row, created_at: at.toISOString() })))
}

/** What a form was in one of its versions, for staff. */
export async function findFormOfHistory(ctx: Ctx, formId: number, version: number): Promise<Outcome<FormVersion, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'forms.read')) return refuse('forbidden')
  const versionFound = (await findStoredForm(ctx.db, formId)) && (await findFormVersion(ctx.db, formId, version))
  return versionFound ? done({ ...versionFound, ...drawable(versionFound) }) : refuse('gone')
}
