import { eq } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { removeDeliveriesOf } from '#domains/deliveries/index.server.ts'
import { findFormVersion, findFormOfLeads, listChoices } from '#domains/forms/index.server.ts'
import { removeMailsOf } from '#domains/mail/index.server.ts'
import { checkMoves, mayMove } from '#kernel/moves.ts'
import { done, type Invalid, type Outcome, refuse, type Stale } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import { discardFiles } from '../files/store-files.server.ts'
import { type Lead, leadMoves, type LeadState } from '../lead.ts'
import { lead, leadFile } from '../schema.server.ts'
import { deliveriesOf, deskOf, enqueueOutbox, mailboxesOf, receiversOf } from '../submission/enqueue-outbox.server.ts'
import type { LeadIntake } from '../submission/submit-lead.server.ts'
import { mayBeOwner } from './lead-owners.server.ts'
import { type LeadRow, leadsOf, versionOf } from './lead-rows.server.ts'
import { namedVehicles } from './named-vehicles.server.ts'
import { dueAt } from './response-clock.ts'
import { addEvent, onLead } from './on-lead.server.ts'

// A lead begins held back, in the list, or as a test.
checkMoves(leadMoves, ['suspected', 'new', 'test'])

export type LeadChange = { state?: LeadState | undefined; owner_id?: number | null | undefined }

/**
 * Moves a lead on or gives it an owner, if it is still at `version`; null asks for none. The first move of a new one stops the response
 * clock. `hasChanged` is false when it was so already: then nothing is written.
 */
export async function changeLead(
  ctx: Ctx,
  { id, version, change }: { id: number; version: string | null; change: LeadChange },
): Promise<Outcome<{ lead: Lead; hasChanged: boolean }, 'forbidden' | 'gone' | Stale<Lead> | Invalid>> {
  let hasChanged = false
  const outcome = await onLead<Stale<Lead> | Invalid>(ctx, id, async (tx, row, staff) => {
    const [current] = await leadsOf(tx, [row])
    if (current && version !== null && versionOf(row) !== version) return refuse({ code: 'stale', current })
    const { state = row.state, owner_id: ownerId = row.ownerId } = change
    const isMove = state !== row.state
    // Only a release tells the team, so `suspected` is left by that or not at all.
    const isAllowed = mayMove(leadMoves, row.state, state) && !(row.state === 'suspected' && state === 'new')
    if (isMove && !isAllowed) return refuse({ code: 'invalid', fields: { state: ['no_such_move'] } })
    const isGiven = ownerId !== row.ownerId
    if (isGiven && ownerId !== null && !(await mayBeOwner(tx, staff, { ownerId, retailerId: row.retailerId }))) {
      return refuse({ code: 'invalid', fields: { owner_id: ['no_such_owner'] } })
    }
    if (!isMove && !isGiven) return done(row)
    hasChanged = true
    const now = ctx.clock.now()
    const answeredAt = row.answeredAt ?? (isMove && row.state === 'new' ? now : null)
    const [leadRow] = await tx.update(lead).set({ state, ownerId, answeredAt, updatedAt: now }).where(eq(lead.id, id)).returning()
    if (isMove) await addEvent(tx, ctx, { id, type: 'state', detail: { from: row.state, to: state } })
    if (isGiven) await addEvent(tx, ctx, { id, type: 'owner', detail: { from: row.ownerId, to: ownerId } })
    return done(leadRow as LeadRow)
  })
  return outcome.ok ? done({ lead: outcome.value, hasChanged }) : outcome
}

/** Writes a note into the timeline of a lead. */
export async function addNote(ctx: Ctx, id: number, text: string): Promise<Outcome<Lead, 'forbidden' | 'gone'>> {
  return onLead<never>(ctx, id, async (tx, row) => {
    await addEvent(tx, ctx, { id, type: 'note', detail: { text } })
    return done({ ...row })
  })
}

/** Releases a suspected lead: its notifications are sent now. */
export async function releaseLead(ctx: Ctx, intake: LeadIntake, id: number): Promise<Outcome<Lead, 'forbidden' | 'gone' | 'not_suspected'>> {
  const outcome = await onLead<'not_suspected'>(ctx, id, async (tx, row) => {
    if (row.state !== 'suspected') return refuse('not_suspected')
    const [form, content] = [await findFormOfLeads(tx, row.formId), await findFormVersion(tx, row.formId, row.formVersion)]
    if (!form || !content) throw new Error(`lead ${id} has no form`)
    // The clock starts now, since nobody could answer before.
    const now = ctx.clock.now()
    const desk = await deskOf(tx, intake, row.retailerId)
    const [leadRow] = await tx
      .update(lead)
      .set({ state: 'new', dueAt: dueAt({ from: now, targetMinutes: intake.responseMinutes, place: desk.place }), updatedAt: now })
      .where(eq(lead.id, id))
      .returning()
    await addEvent(tx, ctx, { id, type: 'released', detail: {} })
    const { fields } = content
    const { emails } = await receiversOf(tx, { fields, attributes: row.attributes })
    const mailboxes = await mailboxesOf(tx, { emails, desk, notifications: form.settings.notifications })
    const choices = await listChoices(ctx, content)
    const { publicUrl } = intake
    const vehicles = await namedVehicles(ctx, fields, [row.attributes])
    await enqueueOutbox(tx, ctx.clock, {
      row,
      form,
      content,
      choices,
      vehicles,
      mailboxes,
      retailer: desk.contact,
      publicUrl,
      clocks: { timeZone: desk.place.timeZone, siteTimeZone: intake.clocks.timeZone },
      wasSuspected: true,
    })
    return done(leadRow as LeadRow)
  })
  if (outcome.ok) await intake.wake(`lead ${id}`)
  return outcome
}

/** Deletes a lead with its files and its deliveries (C-223). */
export async function deleteLead(ctx: Ctx, id: number): Promise<Outcome<null, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'leads.delete')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    if (!(await removeLead(tx, id))) return refuse('gone')
    await recordAudit(tx, ctx, { action: 'lead.deleted', subject: id })
    return done(null)
  })
}

/** Removes a lead and everything that names the person behind it; false when there is none. The storage is cleared by the next sweep. */
export async function removeLead(tx: Tx, id: number): Promise<boolean> {
  const files = await tx.select({ key: leadFile.storageKey }).from(leadFile).where(eq(leadFile.leadId, id))
  await discardFiles(
    tx,
    files.map(({ key }) => key),
  )
  await removeMailsOf(tx, deliveriesOf(id))
  await removeDeliveriesOf(tx, deliveriesOf(id))
  const removedRows = await tx.delete(lead).where(eq(lead.id, id)).returning({ id: lead.id })
  return removedRows.length > 0
}
