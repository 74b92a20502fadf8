import { sql } from 'drizzle-orm'
import type { Outcome } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { leadEvent } from '../schema.server.ts'
import { findLead, type WholeLead } from './find-leads.server.ts'

/** Reads a lead for its screen. The first time that each person opens it is recorded in its timeline. */
export async function openLead(ctx: Ctx, id: number): Promise<Outcome<WholeLead, 'forbidden' | 'gone'>> {
  const outcome = await findLead(ctx, id)
  if (!outcome.ok || !ctx.staff) return outcome
  const { staff, clock, db } = ctx
  const isOpened = outcome.value.events.some(({ lead_id, type, detail }) => lead_id === id && type === 'opened' && detail.staff === staff.id)
  if (isOpened) return outcome
  const detail = { staff: staff.id }
  // The lead may be deleted in this moment; then there is nothing to write into.
  const [event] = (
    await db.execute<{ id: number }>(sql`
      insert into ${leadEvent} (lead_id, type, detail, actor, at)
      select id, 'opened', ${JSON.stringify(detail)}::jsonb, ${staff.name}, ${clock.now()}::timestamptz from lead where id = ${id} for key share
      returning id`)
  ).rows
  if (!event) return outcome
  const openedEvent = { id: Number(event.id), lead_id: id, type: 'opened' as const, detail, actor: staff.name, at: clock.now().toISOString() }
  return { ...outcome, value: { ...outcome.value, events: [...outcome.value.events, openedEvent] } }
}
