import { eq } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { FormIntegration } from '../form.ts'
import { form } from '../schema.server.ts'
import { lockForm, type NoForm, saveStamp } from './form-rows.server.ts'

/** The receivers of a form's leads (C-213). */
export async function listIntegrations(ctx: Ctx, formId: number): Promise<Outcome<FormIntegration[], 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'forms.read')) return refuse('forbidden')
  const [row] = await ctx.db.select({ integrations: form.integrations }).from(form).where(eq(form.id, formId))
  return row ? done([...row.integrations]) : refuse('gone')
}

/** Replaces the receivers of a form (C-214). */
export async function saveIntegrations(ctx: Ctx, formId: number, integrations: FormIntegration[]): Promise<Outcome<FormIntegration[], 'forbidden' | NoForm>> {
  if (!may(ctx.staff, 'forms.connect')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const locked = await lockForm(tx, ctx, formId)
    if (!locked.ok) return locked
    const row = locked.value
    await tx
      .update(form)
      .set({ integrations, revision: row.revision + 1, ...saveStamp(ctx) })
      .where(eq(form.id, formId))
    await recordAudit(tx, ctx, { action: 'form.connected', subject: formId, before: { integrations: row.integrations }, after: { integrations } })
    return done(integrations)
  })
}
