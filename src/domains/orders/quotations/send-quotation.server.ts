import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { enqueueMail } from '#domains/mail/index.server.ts'
import { isPaid } from '#domains/payments/index.ts'
import { listPaymentsOf, lockPaymentsOf } from '#domains/payments/index.server.ts'
import { formatCalendarDay, formatMomentAt } from '#kernel/format/date.ts'
import { done, type Invalid, type Outcome, refuse, type Stale } from '#kernel/outcome.ts'
import { quotationSent } from '#mails/quotation-sent/mail.tsx'
import { findOrderOfLock } from '../completion/store-order.server.ts'
import { contactKeys } from '../lock/contact-keys.server.ts'
import { endHold, findLivingOrder, takeHold } from '../lock/hold-vehicle.server.ts'
import { type MostHeld, refusalOfMost } from '../lock/refusal-of-most.server.ts'
import { amountText } from '../amount-text.ts'
import { later } from '../later.ts'
import { inOrderTransaction, type OrderCtx } from '../order-desk.server.ts'
import { checkout, quotation } from '../schema.server.ts'
import { vehiclePictures } from '../vehicle-name.server.ts'
import { findVisibleQuotation, quotationToken, wholeQuotation } from './find-quotations.server.ts'
import { QuotationInput, type QuotationRecord, type WholeQuotation } from './quotation.ts'
import { findQuotedCheckout, makeQuotedCheckout } from './quoted-checkout.server.ts'
import { mailsOfQuotation, type QuotationRow, versionOfQuotation } from './quotation-rows.server.ts'
import { quotationLines, quotationSource } from './quotation-source.server.ts'
import { type QuotedTerms, quotedTerms } from './quoted-terms.server.ts'
import { recordOf, rewrite, toldOf } from './write-quotation.server.ts'

export type SendRefusal = 'forbidden' | 'gone' | 'not_allowed' | 'vehicle_locked' | 'vehicle_gone' | MostHeld['code'] | Invalid | Stale<QuotationRecord>

/**
 * Sends a draft that is still at `version` to its customer. What the site offers is worked out once more: where it differs from what the draft says, the draft
 * takes it over and is shown as `stale`, so that nobody sends what they have not read. Sending again changes nothing and mails nobody twice.
 */
export async function sendQuotation(ctx: OrderCtx, { id, version }: { id: number; version: string }): Promise<Outcome<WholeQuotation, SendRefusal>> {
  if (!may(ctx.staff, 'orders.write')) return refuse('forbidden')
  const namedQuotation = await findVisibleQuotation(ctx, id)
  if (!namedQuotation) return refuse('gone')
  const isDraft = namedQuotation.sentAt === null && namedQuotation.withdrawnAt === null
  const terms = isDraft ? await quotedTerms(ctx, { input: inputOf(namedQuotation), number: namedQuotation.number }) : null
  if (terms && !terms.ok) return terms
  return unlessNotHeld(ctx, async (inner) => {
    const row = await findVisibleQuotation(inner, id, { isLocked: true })
    if (!row) return refuse('gone')
    if (row.withdrawnAt !== null) return refuse('not_allowed')
    if (row.sentAt !== null) return done(await wholeQuotation(inner, row))
    if (!terms || versionOfQuotation(row) !== version) return refuse({ code: 'stale', current: await recordOf(inner, row) })
    if (!hasSameSums(row, terms.value)) return refuse({ code: 'stale', current: await recordOf(inner, await rewrite(inner, row, terms.value)) })
    return send(inner, row)
  })
}

/** Whether a draft says what the site offers now: what must not change between reading and sending. */
export function hasSameSums(draft: QuotedTerms, now: QuotedTerms): boolean {
  return isDeepStrictEqual(sumsOf(draft), sumsOf(now))
}

function sumsOf({ vehiclePrice, amount, currency, contents, metadata }: QuotedTerms): unknown {
  return [vehiclePrice, amount, currency, contents.packs, contents.listPrice, metadata.paymentOptionsData]
}

async function send(ctx: OrderCtx, draft: QuotationRow): Promise<Outcome<WholeQuotation, SendRefusal>> {
  const now = ctx.clock.now()
  let heldUntil: Date | null = null
  if (draft.holdsCar) {
    const heldUntilOutcome = await hold(ctx, draft, now)
    if (!heldUntilOutcome.ok) return heldUntilOutcome
    heldUntil = heldUntilOutcome.value
  }
  const updatedAt = new Date(Math.max(now.getTime(), draft.updatedAt.getTime() + 1))
  const [sentQuotation] = await ctx.db.update(quotation).set({ sentAt: now, heldUntil, updatedAt }).where(eq(quotation.id, draft.id)).returning()
  const row = sentQuotation as QuotationRow
  await mail(ctx, row)
  await recordAudit(ctx.db, ctx, { action: 'quotation.sent', subject: row.number, after: toldOf(row) })
  return done(await wholeQuotation(ctx, row))
}

/**
 * Holds the car for the customer: as long as an order waits for the link of its mail, and no longer than the quotation counts. It is counted with the other
 * holds of this customer and of the stock. Thrown away with the transaction when it is refused.
 */
async function hold(ctx: OrderCtx, row: QuotationRow, now: Date): Promise<Outcome<Date, 'vehicle_locked' | 'vehicle_gone' | MostHeld['code']>> {
  const { settings, secretKey } = ctx.desk
  const until = new Date(Math.min(later(now, settings.confirmationMs).getTime(), row.validUntil.getTime()))
  if (await findLivingOrder(ctx.db, row.vehicleId)) return refuse('vehicle_gone')
  const own = await makeQuotedCheckout(ctx, row)
  if (!(await takeHold(ctx.db, own, { round: { from: now, until }, now }))) throw new NotHeld('vehicle_locked')
  const contacts = contactKeys({ email: row.customerEmail, phone: row.customerPhone }, secretKey)
  await ctx.db.update(checkout).set({ contacts }).where(eq(checkout.id, own.id))
  const most = await refusalOfMost(ctx.db, { row: { ...own, contacts }, now, settings })
  if (most) throw new NotHeld(most.code)
  return done(until)
}

/** Thrown within the transaction, so that nothing of the sending stays. */
class NotHeld extends Error {
  readonly code: 'vehicle_locked' | MostHeld['code']

  constructor(code: 'vehicle_locked' | MostHeld['code']) {
    super(code)
    this.code = code
  }
}

/** Runs work in a transaction, of which nothing stays when the car cannot be held. */
async function unlessNotHeld<Value>(ctx: OrderCtx, work: (ctx: OrderCtx) => Promise<Outcome<Value, SendRefusal>>): Promise<Outcome<Value, SendRefusal>> {
  try {
    return await inOrderTransaction(ctx, work)
  } catch (error) {
    if (error instanceof NotHeld) return refuse(error.code)
    throw error
  }
}

/** What staff filled in, as it would be sent again. */
export function inputOf(row: QuotationRow): QuotationInput {
  return QuotationInput.parse({
    ...row.choice,
    ...{ vehicle_id: row.vehicleId, company_uuid: row.companyUuid, lead_id: row.leadId, kind: row.kind, note: row.note, holds_car: row.holdsCar },
    ...{ customer_name: row.customerName, customer_email: row.customerEmail, customer_phone: row.customerPhone, locale: row.locale },
  })
}

async function mail(ctx: OrderCtx, row: QuotationRow): Promise<void> {
  const source = await quotationSource(ctx, row)
  const { retailer } = source
  const pictures = await vehiclePictures(ctx, [row.vehicleId])
  await enqueueMail(ctx.db, quotationSent, {
    key: `quotation:${row.id}:sent`,
    subject: mailsOfQuotation(row.id),
    to: row.customerEmail,
    fromName: retailer.name,
    replyTo: retailer.email,
    language: row.locale,
    clock: ctx.clock,
    props: {
      number: row.number,
      vehicle: row.vehicleName,
      picture: pictures.get(row.vehicleId) ?? '',
      customerName: row.customerName,
      until: formatCalendarDay(row.choice.valid_until, row.locale),
      heldUntil: row.heldUntil === null ? '' : formatMomentAt(row.heldUntil, source, row.locale),
      amount: amountText({ minor: row.amount, currency: row.currency }, row.locale),
      note: row.note,
      facts: quotationLines(source, row.locale),
      token: quotationToken(ctx, row),
    },
  })
}

/** Takes a quotation back: its link says so from now on, and the car is let go. Not once it was ordered, or while it is being paid. Repeating it changes nothing. */
export async function withdrawQuotation(
  ctx: OrderCtx,
  { id }: { id: number },
): Promise<Outcome<WholeQuotation, 'forbidden' | 'gone' | 'already_ordered' | 'payment_begun'>> {
  if (!may(ctx.staff, 'orders.write')) return refuse('forbidden')
  return inOrderTransaction(ctx, async (inner): Promise<Outcome<WholeQuotation, 'gone' | 'already_ordered' | 'payment_begun'>> => {
    const quotedCheckout = await findQuotedCheckout(inner.db, id)
    // Payments first, in the same order as everywhere.
    if (quotedCheckout) await lockPaymentsOf(inner, quotedCheckout.id)
    const row = await findVisibleQuotation(inner, id, { isLocked: true })
    if (!row) return refuse('gone')
    if (row.withdrawnAt !== null) return done(await wholeQuotation(inner, row))
    const own = await findQuotedCheckout(inner.db, id)
    const now = inner.clock.now()
    if (own) {
      if (await findOrderOfLock(inner.db, own.id)) return refuse('already_ordered')
      const payments = await listPaymentsOf(inner, own.id)
      if (payments.some((payment) => isPaid(payment) || payment.state === 'created' || payment.state === 'pending')) return refuse('payment_begun')
      await endHold(inner.db, own.id, now)
    }
    const updatedAt = new Date(Math.max(now.getTime(), row.updatedAt.getTime() + 1))
    const [withdrawn] = await inner.db.update(quotation).set({ withdrawnAt: now, heldUntil: null, updatedAt }).where(eq(quotation.id, id)).returning()
    await recordAudit(inner.db, inner, { action: 'quotation.withdrawn', subject: row.number, after: toldOf(row) })
    return done(await wholeQuotation(inner, withdrawn as QuotationRow))
  })
}
