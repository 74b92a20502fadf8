import { and, eq, sql } from 'drizzle-orm'
import { enqueueMail } from '#domains/mail/index.server.ts'
import { findRetailerContact } from '#domains/retailers/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { leadAnswer } from '#mails/lead-answer/mail.tsx'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import type { Lead } from '../lead.ts'
import type { LeadRow } from '../records/lead-rows.server.ts'
import { addEvent, onLead } from '../records/on-lead.server.ts'
import { lead, leadEvent } from '../schema.server.ts'
import { deliveriesOf } from '../submission/enqueue-outbox.server.ts'
import { isAnswered, type LeadAnswer } from './answer.ts'

type Refusals = 'not_open' | 'no_address'

/**
 * Answers a lead and writes it into its history. A mail goes to the outbox in the same transaction; of WhatsApp and calls only what staff did is kept. The
 * first answer moves a new lead on and stops its clock. An answer whose key is known already does nothing.
 */
export async function answerLead(ctx: Ctx, id: number, answer: LeadAnswer): Promise<Outcome<Lead, 'forbidden' | 'gone' | Refusals>> {
  return onLead<Refusals>(ctx, id, async (tx, row) => {
    // Nobody was told of one that is held back, and one that tries a form has nobody who waits.
    if (row.state === 'suspected' || row.state === 'test') return refuse('not_open')
    if (await isKnown(tx, id, answer.key)) return done(row)
    if (answer.channel === 'mail' && !(await mailAnswer(tx, ctx, { row, answer }))) return refuse('no_address')
    if (answer.channel === 'whatsapp' && row.phone === '') return refuse('no_address')
    await addEvent(tx, ctx, { id, type: 'answered', detail: answer })
    return done(await movedOn(tx, ctx, { row, answer }))
  })
}

async function isKnown(tx: Tx, id: number, key: string): Promise<boolean> {
  const isSame = and(eq(leadEvent.leadId, id), eq(leadEvent.type, 'answered'), sql`${leadEvent.detail} ->> 'key' = ${key}`)
  return (await tx.$count(leadEvent, isSame)) > 0
}

type Mailed = { row: LeadRow; answer: Extract<LeadAnswer, { channel: 'mail' }> }

/** False where the lead has no address that mails go to. The customer answers the retailer. */
async function mailAnswer(tx: Tx, { clock }: Ctx, { row, answer: { key, subject, text } }: Mailed): Promise<boolean> {
  const retailer = row.retailerId === null ? null : await findRetailerContact(tx, row.retailerId)
  const outcome = await enqueueMail(tx, leadAnswer, {
    key: `lead:${row.id}:answer:${key}`,
    subject: deliveriesOf(row.id),
    to: row.email,
    ...(retailer ? { fromName: retailer.name, replyTo: retailer.email } : {}),
    language: row.locale,
    props: { subject, text, number: String(row.id) },
    clock,
  })
  return outcome.ok
}

async function movedOn(tx: Tx, ctx: Ctx, { row, answer }: { row: LeadRow; answer: LeadAnswer }): Promise<LeadRow> {
  if (row.state !== 'new' || !isAnswered(answer)) return { ...row }
  const now = ctx.clock.now()
  const values = { state: 'contacted', answeredAt: row.answeredAt ?? now, updatedAt: now } as const
  const [leadRow] = await tx.update(lead).set(values).where(eq(lead.id, row.id)).returning()
  await addEvent(tx, ctx, { id: row.id, type: 'state', detail: { from: row.state, to: values.state } })
  return leadRow as LeadRow
}
