import { and, asc, eq, lt, type SQL } from 'drizzle-orm'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { findRetentions } from '#domains/forms/index.server.ts'
import { days } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { eachAlone } from '#platform/jobs/each-alone.server.ts'
import { removeLead } from '../records/change-lead.server.ts'
import { lead } from '../schema.server.ts'

const BATCH = 200

/** Deletes leads that are older than their form keeps them, in transactions of some hundred, and those that tried a form after a day. */
export async function removeExpiredLeads(ctx: Ctx): Promise<void> {
  const before = (time: number) => lt(lead.createdAt, new Date(ctx.clock.now().getTime() - time))
  await removeTestLeads(ctx, before(days(1)))
  const alone = {
    log: ctx.log,
    message: 'leads that a form keeps no longer could not be deleted',
    about: ({ formId }: { formId: number }) => ({ form: formId }),
  }
  await eachAlone(await findRetentions(ctx.db), alone, async ({ formId, retentionDays }) => {
    const isExpired = and(eq(lead.formId, formId), before(days(retentionDays)))
    for (let removedCount = BATCH; removedCount === BATCH; ) {
      removedCount = await ctx.db.transaction(async (tx) => {
        const rows = await tx.select({ id: lead.id }).from(lead).where(isExpired).orderBy(asc(lead.id)).limit(BATCH)
        for (const { id } of rows) await removeLead(tx, id)
        if (rows.length > 0) await recordAudit(tx, ctx, { action: 'lead.expired', subject: formId, after: { leads: rows.length } })
        return rows.length
      })
    }
  })
}

/** Deletes test leads without an audit entry, since they concern nobody. */
async function removeTestLeads({ db }: Pick<Ctx, 'db'>, where: SQL): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: lead.id })
      .from(lead)
      .where(and(eq(lead.state, 'test'), where))
    for (const { id } of rows) await removeLead(tx, id)
  })
}
