import { may } from '#domains/accounts/index.ts'
import { type DeliveryRecord, findDeliveriesOf, requeueFailed } from '#domains/deliveries/index.server.ts'
import { findFormOfLeads } from '#domains/forms/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { deliveriesOf, webhookKey } from '../submission/enqueue-outbox.server.ts'
import { addEvent } from './on-lead.server.ts'
import { findVisible, type LeadRow, visibleLeads } from './lead-rows.server.ts'

/** The state of a lead's delivery to a receiver of its form (C-224). */
export type LeadIntegration = { id: string; name: string; status: 'queued' | 'sending' | 'sent' | 'failed'; attempts: number; error: string }

/** A lead below its form, as in the path of a call; under another form it does not exist. */
export type LeadAddress = { formId: number; id: number }

export async function listLeadIntegrations(ctx: Ctx, address: LeadAddress): Promise<Outcome<LeadIntegration[], 'forbidden' | 'gone'>> {
  if (!visibleLeads(ctx.staff)) return refuse('forbidden')
  const row = await rowAt(ctx, address)
  return row ? done((await webhooksOf(ctx.db, row)).map(({ integration }) => integration)) : refuse('gone')
}

/** Sends failed webhooks of a lead again, those of some receivers or all (C-225, C-226). Call `wakeDeliveries` afterwards. */
export async function fixLeadIntegrations(
  ctx: Ctx,
  address: LeadAddress,
  integrationIds: readonly string[] | undefined,
): Promise<Outcome<{ id: string; name: string; status: 'queued' }[], 'forbidden' | 'gone' | 'nothing_failed'>> {
  if (!may(ctx.staff, 'leads.write')) return refuse('forbidden')
  const row = await rowAt(ctx, address)
  if (!row) return refuse('gone')
  return ctx.db.transaction(async (tx) => {
    const failedWebhooks = (await webhooksOf(tx, row)).filter(
      ({ integration: { id, status } }) => status === 'failed' && (!integrationIds?.length || integrationIds.includes(id)),
    )
    if (failedWebhooks.length === 0) return refuse('nothing_failed')
    const requeued = await requeueFailed(tx, ctx, { ...deliveriesOf(row.id), ids: failedWebhooks.map(({ deliveryId }) => deliveryId) })
    const facts = failedWebhooks
      .filter(({ deliveryId }) => requeued.includes(deliveryId))
      .map(({ integration: { id, name } }) => ({ id, name, status: 'queued' as const }))
    await addEvent(tx, ctx, { id: row.id, type: 'requeued', detail: { integrations: facts.map(({ name }) => name) } })
    return done(facts)
  })
}

async function rowAt({ db, staff }: Ctx, { formId, id }: LeadAddress): Promise<LeadRow | null> {
  const row = await findVisible(db, staff, id)
  return row?.formId === formId ? row : null
}

async function webhooksOf(db: Queryable, row: LeadRow): Promise<{ deliveryId: number; integration: LeadIntegration }[]> {
  const deliveries = await findDeliveriesOf(db, deliveriesQuery(row.id))
  const names = new Map((await findFormOfLeads(db, row.formId))?.integrations.map(({ id, name }) => [id, name]))
  const prefix = webhookKey(row.id, '')
  return deliveries.flatMap(({ id: deliveryId, key, state, attempts, error }: DeliveryRecord) => {
    if (!key.startsWith(prefix)) return []
    const id = key.slice(prefix.length)
    return [{ deliveryId, integration: { id, name: names.get(id) ?? id, status: state, attempts, error } }]
  })
}

function deliveriesQuery(id: number) {
  return { type: 'lead', ids: [String(id)] }
}
