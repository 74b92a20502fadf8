import { and, asc, eq, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { cutText } from '#kernel/values/cut-text.ts'
import { done, type FieldFlaws, type Invalid, type Outcome, refuse, type Stale } from '#kernel/outcome.ts'
import { storableText } from '#kernel/values/storable-text.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import type { Form, FormPlan } from '../form.ts'
import { form } from '../schema.server.ts'
import { formOf, type FormRow, lockForm, type NoForm } from './form-rows.server.ts'
import { draftBeside, publishedForm, readyDraft } from './save-form.server.ts'
import { isSame } from '#kernel/json/is-same.ts'

type PlanRefusal = 'forbidden' | NoForm | 'no_draft' | Stale<Form> | Invalid | { code: 'past'; fields: FieldFlaws }

/** A planned publication by its form and its time. */
export type PlanOfForm = { id: number; runAt: Date }

/** `enqueue` adds the job of a plan in the transaction that stores it. */
type Planning = PlanOfForm & { revision: number | null; enqueue: (tx: Tx, plan: PlanOfForm) => Promise<void> }

/** Plans when visitors get the draft of a form, as it is now. A plan that there was is replaced. What is written into the draft later is not part of it. */
export async function planForm(ctx: Ctx, { id, revision, runAt, enqueue }: Planning): Promise<Outcome<Form, PlanRefusal>> {
  if (!may(ctx.staff, 'forms.write')) return refuse('forbidden')
  if (runAt.getTime() <= ctx.clock.now().getTime()) return refuse({ code: 'past', fields: { run_at: ['past'] } })
  return ctx.db.transaction(async (tx) => {
    const locked = await lockForm(tx, ctx, id)
    if (!locked.ok) return locked
    const row = locked.value
    if (revision !== null && row.revision !== revision) return refuse({ code: 'stale', current: formOf(row) })
    if (!row.draft) return refuse('no_draft')
    const connects = may(ctx.staff, 'forms.connect')
    const ready = await readyDraft(tx, row, row.draft, { connects })
    if (!ready.ok) return ready
    const plan: FormPlan = { content: row.draft, author: ctx.staff?.name ?? '', connects, error: '' }
    const planned = await setPlan(tx, ctx, row, { planAt: runAt, plan })
    await enqueue(tx, { id, runAt })
    return done(planned)
  })
}

/** Takes a planned publication back; visitors keep what they get, and the draft stays. */
export async function cancelFormPlan(ctx: Ctx, id: number): Promise<Outcome<Form, 'forbidden' | NoForm>> {
  if (!may(ctx.staff, 'forms.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const locked = await lockForm(tx, ctx, id)
    if (!locked.ok) return locked
    const row = locked.value
    return done(row.plan ? await setPlan(tx, ctx, row, { planAt: null, plan: null }) : formOf(row))
  })
}

/** Plans that wait for their time. */
export async function findWaitingPlans({ db }: Pick<Ctx, 'db'>): Promise<PlanOfForm[]> {
  const rows = await db.select({ id: form.id, runAt: form.planAt }).from(form).where(isWaiting).orderBy(asc(form.planAt), asc(form.id))
  return rows.flatMap(({ id, runAt }) => (runAt ? [{ id, runAt }] : []))
}

/**
 * Gives visitors what was planned; a plan that was taken back, replaced or carried out is passed over. One that does not fit any more stays with the reason. Throws
 * before its time, which is to be tried again.
 */
export async function publishPlannedForm(ctx: Ctx, { id, runAt }: PlanOfForm): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(form)
      .where(and(eq(form.id, id), eq(form.planAt, runAt), isWaiting))
      .for('update')
    if (!row?.plan) return
    if (runAt.getTime() > ctx.clock.now().getTime()) throw new Error('a planned form is not due by the clock of this process')
    await publishPlan(tx, ctx, row, row.plan)
  })
}

/** Notes that a plan could not be carried out, for those who look at the form. */
export async function failFormPlan({ db }: Pick<Ctx, 'db'>, { id, runAt }: PlanOfForm, error: string): Promise<void> {
  await db
    .update(form)
    .set({ plan: sql`jsonb_set(${form.plan}, '{error}', ${JSON.stringify(cutText(storableText(error), 500))}::jsonb)` })
    .where(and(eq(form.id, id), eq(form.planAt, runAt), isWaiting))
}

const isWaiting = sql`${form.plan} ->> 'error' = ''`

async function publishPlan(tx: Tx, ctx: Ctx, row: FormRow, plan: FormPlan): Promise<void> {
  const ready = await readyDraft(tx, row, plan.content, plan)
  if (!ready.ok) {
    const error = Object.values(ready.fields).flat()[0] ?? 'invalid'
    await tx
      .update(form)
      .set({ plan: { ...plan, error } })
      .where(eq(form.id, row.id))
    ctx.log.warn('a planned form could not be published', { form: row.id, reason: error })
    return
  }
  const acting: Ctx = { ...ctx, staff: { id: 'system:schedule', name: plan.author, role: 'editor' } }
  // What was written since then stays a draft.
  const left = row.draft && (isSame(row.draft, plan.content) ? draftBeside(row.draft, ready.value) : row.draft)
  await publishedForm(tx, acting, { row, draft: ready.value, remainingDraft: left, endsPlan: true })
}

async function setPlan(tx: Tx, ctx: Ctx, row: FormRow, changes: Pick<FormRow, 'planAt' | 'plan'>): Promise<Form> {
  const [saved] = await tx.update(form).set(changes).where(eq(form.id, row.id)).returning()
  if (!saved) throw new Error('the database changed a form and returned no row')
  const factsOf = ({ planAt }: Pick<FormRow, 'planAt'>) => (planAt ? { run_at: planAt.toISOString() } : undefined)
  const [before, after] = [factsOf(row), factsOf(saved)]
  await recordAudit(tx, ctx, {
    action: changes.plan ? 'form.planned' : 'form.plan_cancelled',
    subject: row.id,
    ...(before ? { before } : {}),
    ...(after ? { after } : {}),
  })
  return formOf(saved)
}
