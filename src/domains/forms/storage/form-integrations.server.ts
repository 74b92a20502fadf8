import { and, eq, notInArray } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { FormIntegration } from '../form.ts'
import type { FormIntegrationDraft } from '../form-schema.ts'
import { form, formSecret } from '../schema.server.ts'

/** A receiver as staff see it: its secret is written and never read. */
export type ListedIntegration = FormIntegration & { has_secret: boolean }

/** The receivers of a form's leads (C-213). */
export async function listIntegrations(ctx: Ctx, formId: number): Promise<Outcome<ListedIntegration[], 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'forms.read')) return refuse('forbidden')
  const [row] = await ctx.db.select({ integrations: form.integrations }).from(form).where(eq(form.id, formId))
  return row ? done(await listed(ctx.db, formId, row.integrations)) : refuse('gone')
}

/** Replaces the receivers of a form (C-214). A secret that is not named stays; one of a receiver that goes is forgotten. */
export async function saveIntegrations(
  ctx: Ctx,
  formId: number,
  drafts: readonly FormIntegrationDraft[],
): Promise<Outcome<ListedIntegration[], 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'forms.connect')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(form).where(eq(form.id, formId)).for('update')
    if (!row) return refuse('gone')
    const integrations = drafts.map(({ secret: _, ...integration }) => integration)
    await tx
      .update(form)
      .set({ integrations, revision: row.revision + 1, updatedAt: ctx.clock.now() })
      .where(eq(form.id, formId))
    await forgetOtherSecrets(tx, formId, integrations)
    for (const { id: integrationId, secret } of drafts) {
      if (secret === undefined) continue
      const stored = { formId, integrationId, secret }
      await tx
        .insert(formSecret)
        .values(stored)
        .onConflictDoUpdate({ target: [formSecret.formId, formSecret.integrationId], set: { secret } })
    }
    await recordAudit(tx, ctx, { action: 'form.connected', subject: formId, before: { integrations: row.integrations }, after: { integrations } })
    return done(await listed(tx, formId, integrations))
  })
}

/** The secret that signs what a receiver gets; '' without one. */
export async function findIntegrationSecrets(db: Queryable, formId: number): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select().from(formSecret).where(eq(formSecret.formId, formId))
  return new Map(rows.map(({ integrationId, secret }) => [integrationId, secret]))
}

async function forgetOtherSecrets(tx: Queryable, formId: number, kept: readonly FormIntegration[]): Promise<void> {
  const others =
    kept.length === 0
      ? undefined
      : notInArray(
          formSecret.integrationId,
          kept.map(({ id }) => id),
        )
  await tx.delete(formSecret).where(and(eq(formSecret.formId, formId), others))
}

async function listed(db: Queryable, formId: number, integrations: readonly FormIntegration[]): Promise<ListedIntegration[]> {
  const secrets = await findIntegrationSecrets(db, formId)
  return integrations.map((integration) => ({ ...integration, has_secret: secrets.has(integration.id) }))
}
