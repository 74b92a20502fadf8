import { asc, eq, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { formSetting } from '../schema.server.ts'
import type { ServiceSetting } from './service-setting.ts'

/** The settings of the forms service, a list apart from those of the site (A-324, C-229). */
export async function listServiceSettings(ctx: Ctx): Promise<Outcome<ServiceSetting[], 'forbidden'>> {
  if (!may(ctx.staff, 'forms.read')) return refuse('forbidden')
  return done(await ctx.db.select().from(formSetting).orderBy(asc(formSetting.key)))
}

/** Writes a setting by its key, new or known (C-230, C-232). */
export async function upsertServiceSetting(
  ctx: Ctx,
  { key, value }: { key: string; value: string },
): Promise<Outcome<{ setting: ServiceSetting; isNew: boolean }, 'forbidden'>> {
  if (!may(ctx.staff, 'forms.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const isNew = sql<boolean>`(xmax = 0)`
    const [row] = await tx
      .insert(formSetting)
      .values({ key, value })
      .onConflictDoUpdate({ target: formSetting.key, set: { value } })
      .returning({ id: formSetting.id, key: formSetting.key, value: formSetting.value, isNew })
    if (!row) throw new Error('the database took a setting and returned no row')
    await recordAudit(tx, ctx, { action: row.isNew ? 'form_setting.created' : 'form_setting.changed', subject: key, after: { value } })
    const { isNew: wasAdded, ...setting } = row
    return done({ setting, isNew: wasAdded })
  })
}

export async function deleteServiceSetting(ctx: Ctx, id: number): Promise<Outcome<null, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'forms.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.delete(formSetting).where(eq(formSetting.id, id)).returning()
    if (!row) return refuse('gone')
    await recordAudit(tx, ctx, { action: 'form_setting.deleted', subject: row.key, before: { value: row.value } })
    return done(null)
  })
}
