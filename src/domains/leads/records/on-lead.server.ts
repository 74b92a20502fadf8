import { eq } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { done, type Outcome, type Refusal, refuse, type Refused } from '#kernel/outcome.ts'
import type { Staff } from '#kernel/staff.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import type { Lead, LeadEventType } from '../lead.ts'
import { lead, leadEvent } from '../schema.server.ts'
import { type LeadRow, leadsOf, sees } from './lead-rows.server.ts'

export async function addEvent(
  tx: Tx,
  { clock, staff }: Ctx,
  { id, type, detail }: { id: number; type: LeadEventType; detail: Record<string, unknown> },
): Promise<void> {
  await tx.insert(leadEvent).values({ leadId: id, type, detail, actor: staff?.name ?? '', at: clock.now() })
}

type LeadOutcome<Why extends Refusal> = Outcome<LeadRow, Why>

/**
 * Runs a change of a lead that these staff may work, in one transaction that holds its row; each is written into the audit log. A `run` that
 * gives the row itself back has changed nothing.
 */
export async function onLead<Why extends Refusal>(
  ctx: Ctx,
  id: number,
  run: (tx: Tx, row: LeadRow, staff: Staff) => Promise<LeadOutcome<Why>>,
): Promise<Outcome<Lead, Why | 'forbidden' | 'gone'>> {
  const { staff } = ctx
  if (!may(staff, 'leads.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(lead).where(eq(lead.id, id)).for('update')
    if (!row || !sees(staff, row)) return refuse('gone')
    const outcome = await run(tx, row, staff)
    if (!outcome.ok) return outcome as Refused<Why>
    if (outcome.value === row) return done((await leadsOf(tx, [row]))[0] as Lead)
    await recordAudit(tx, ctx, {
      action: 'lead.changed',
      subject: id,
      before: { state: row.state, owner_id: row.ownerId },
      after: { state: outcome.value.state, owner_id: outcome.value.ownerId },
    })
    const [changedLead] = await leadsOf(tx, [outcome.value])
    return done(changedLead as Lead)
  })
}
