import { and, desc, eq, gte } from 'drizzle-orm'
import { findDeliveriesOf } from '#domains/deliveries/index.server.ts'
import { findFormOfLeads } from '#domains/forms/index.server.ts'
import { days } from '#kernel/durations.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { lead } from '../schema.server.ts'
import { webhookKey } from '../submission/enqueue-outbox.server.ts'
import { visibleLeads } from './lead-rows.server.ts'

/** A receiver whose delivery of a lead has failed for good. */
export type FailedIntegration = { lead_id: number; id: string; name: string; attempts: number; error: string; created_at: string }

/** The maximum number; older ones are found on the lead's screen. */
const LOOK_BACK_DAYS = 90
const MOST_LEADS = 2000

/** The failed deliveries of a form's leads to its receivers, newest first; they are sent again lead by lead. */
export async function listFailedIntegrations(ctx: Ctx, formId: number): Promise<Outcome<FailedIntegration[], 'forbidden' | 'gone'>> {
  const visible = visibleLeads(ctx.staff)
  if (!visible) return refuse('forbidden')
  const form = await findFormOfLeads(ctx.db, formId)
  if (!form) return refuse('gone')
  const since = new Date(ctx.clock.now().getTime() - days(LOOK_BACK_DAYS))
  const leads = await ctx.db
    .select({ id: lead.id, createdAt: lead.createdAt })
    .from(lead)
    .where(and(eq(lead.formId, formId), visible.where, gte(lead.createdAt, since)))
    .orderBy(desc(lead.id))
    .limit(MOST_LEADS)
  const names = new Map(form.integrations.map(({ id, name }) => [id, name]))
  const deliveries = await findDeliveriesOf(ctx.db, { type: 'lead', ids: leads.map(({ id }) => String(id)) })
  return done(
    leads.flatMap(({ id, createdAt }) => {
      const prefix = webhookKey(id, '')
      return deliveries
        .filter(({ key, state }) => state === 'failed' && key.startsWith(prefix))
        .map(({ key, attempts, error }) => {
          const integration = key.slice(prefix.length)
          return { lead_id: id, id: integration, name: names.get(integration) ?? integration, attempts, error, created_at: createdAt.toISOString() }
        })
    }),
  )
}
