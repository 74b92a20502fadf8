import { type Invoice, isIssued } from '#domains/invoices/index.server.ts'
import { enqueueMail, type MailAttachment } from '#domains/mail/index.server.ts'
import { findShowroomVehicle } from '#domains/stock/index.server.ts'
import { days, minutes } from '#kernel/durations.ts'
import { formatMomentAt } from '#kernel/format/date.ts'
import { orderNotification } from '#mails/order-notification/mail.tsx'
import { type OrderOccasion, orderUpdate } from '#mails/order-update/mail.tsx'
import { signLink } from '#platform/signed-link.server.ts'
import { later } from '../later.ts'
import type { OrderCtx } from '../order-desk.server.ts'
import { invoiceAttachment, listOrderInvoices, type OrderInvoice, orderInvoiceOf } from '../records/order-invoices.server.ts'
import { orderLines } from '../facts/order-lines.ts'
import { type OrderSource, orderSource } from '../facts/order-source.server.ts'
import { amountText } from '../amount-text.ts'
import { vehiclePicture } from '../vehicle-name.server.ts'
import { visitCalendarFile } from '../visits/visit-calendar-file.server.ts'
import { issueLater } from './issue-later.server.ts'
import type { OrderRow } from './record-order.server.ts'

/** How long the link to an order's own page is valid. */
const READ_MS = days(365)
/** Whoever moves a visit moves it again, or thinks better of it. */
const VISIT_SETTLES_MS = minutes(5)

/** The subject under which mails about an order are stored. */
export function mailsOfOrder(id: number) {
  return { type: 'order', id: String(id) } as const
}

export function readTokenOf({ clock, desk }: OrderCtx, number: string): string {
  return signLink({ purpose: 'read', subject: number, key: desk.secretKey }, later(clock.now(), READ_MS))
}

/** The deadline for confirming an order by its link. */
export function confirmUntil({ desk }: OrderCtx, { createdAt }: Pick<OrderRow, 'createdAt'>): Date {
  return later(createdAt, desk.settings.confirmationMs)
}

/** What was read already, for several orders at once. */
type LoadedOrder = { source: OrderSource; picture: string }

/**
 * Writes the notifications of an order to the outbox, in the transaction that changes it, once per occasion. An order with a pending payment is announced
 * when the money has arrived. `written` is the invoice or the credit note that was written just before; one without a number is issued after the commit, and who
 * gets it by mail is told then.
 */
export async function notifyOfOrder(
  ctx: OrderCtx,
  row: OrderRow,
  occasion: Exclude<OrderOccasion, 'link'>,
  { reason = '', written = null, loaded }: { reason?: string; written?: Invoice | null; loaded?: LoadedOrder } = {},
): Promise<void> {
  const { db, clock, desk } = ctx
  const isUnconfirmed = row.confirmationByLink && row.paymentId === null && row.confirmedAt === null
  const awaitsLink = occasion === 'placed' && row.confirmationByLink && row.confirmedAt === null
  const kind = documentOf[occasion]
  if (written && !isIssued(written) && written.kind !== kind) await issueLater(ctx, row, { invoice: written.id, told: null })
  if (occasion === 'placed' && row.state === 'pending' && row.paymentId !== null) return
  const invoice = written !== null && written.kind === kind ? orderInvoiceOf(written) : await invoiceFor(ctx, row, kind)
  if (invoice?.number === '') return issueLater(ctx, row, { invoice: invoice.id, told: { occasion, reason } })
  const money = invoice?.total ?? { minor: row.amount, currency: row.currency }
  const subject = mailsOfOrder(row.id)
  const confirmation = { purpose: 'confirm' as const, subject: row.number, key: desk.secretKey }
  const source = loaded?.source ?? (await orderSource(ctx, row))
  const { retailer } = source
  // Anybody can write anything there: only who has shown that the mailbox is theirs, or paid, is told what was typed.
  const isKnown = row.confirmedAt !== null || row.paymentId !== null
  // An invalid address gets no mail.
  await enqueueMail(db, orderUpdate, {
    ...repetitionOf(row, occasion, { reader: '', invoice }),
    subject,
    attachments: await attachmentsOf(ctx, row, { occasion, invoice }),
    to: row.customerEmail,
    // The buyer deals with the retailer, who answers as well.
    fromName: retailer.name,
    replyTo: retailer.email,
    language: row.locale,
    clock,
    props: {
      occasion: awaitsLink ? 'link' : occasion,
      number: row.number,
      vehicle: row.vehicleName,
      picture: loaded?.picture ?? (await pictureOf(ctx, row)),
      customerName: isKnown ? row.customerName : '',
      amount: amountText(money, row.locale),
      facts: orderLines(source, { audience: 'customer', language: row.locale, without: isKnown ? [] : ['customer', 'trade_in'] }),
      reason,
      until: awaitsLink ? formatMomentAt(confirmUntil(ctx, row), source, row.locale) : '',
      readToken: readTokenOf(ctx, row.number),
      confirmToken: awaitsLink ? signLink(confirmation, confirmUntil(ctx, row)) : '',
    },
  })
  // A retailer hears of an order once its mailbox or its money is confirmed.
  if (awaitsLink || (occasion === 'cancelled' && isUnconfirmed)) return
  const toldOccasion = occasion === 'confirmed' && row.confirmationByLink && row.paymentId === null ? 'placed' : occasion
  if (toldOccasion !== 'placed' && toldOccasion !== 'cancelled' && toldOccasion !== 'visit' && toldOccasion !== 'visit_off') return
  await enqueueMail(db, orderNotification, {
    ...repetitionOf(row, toldOccasion, { reader: ':retailer', invoice: null }),
    subject,
    to: retailer.email,
    replyTo: row.customerEmail,
    language: 'ar',
    clock,
    props: {
      occasion: toldOccasion,
      id: row.id,
      number: row.number,
      vehicle: row.vehicleName,
      facts: orderLines(source, { audience: 'staff', language: 'ar' }),
    },
  })
}

/** A picture of the car, as its page has one; '' without. */
async function pictureOf(ctx: OrderCtx, { vehicleId }: OrderRow): Promise<string> {
  const vehicle = await findShowroomVehicle(ctx, vehicleId)
  return vehicle ? vehiclePicture(vehicle.row) : ''
}

/** The key of a notification. A partial refund may be told more than once; of a visit that moves, only where it is after some minutes. */
function repetitionOf(
  { id }: OrderRow,
  occasion: OrderOccasion,
  { reader, invoice }: { reader: '' | ':retailer'; invoice: OrderInvoice | null },
): { key: string; settleMs?: number } {
  if (occasion === 'visit' || occasion === 'visit_off') return { key: `order:${id}:appointment${reader || ':buyer'}`, settleMs: VISIT_SETTLES_MS }
  return { key: `order:${id}:${occasion}${reader}${occasion === 'part_refunded' && invoice ? `:${invoice.number}` : ''}` }
}

/** The attachments of a mail. */
const documentOf: Readonly<Partial<Record<OrderOccasion, OrderInvoice['kind']>>> = {
  placed: 'invoice',
  paid: 'invoice',
  part_refunded: 'credit_note',
  refunded: 'credit_note',
}

/** The newest document of this kind; null when there is none. An order without a payment has none. */
async function invoiceFor({ db }: OrderCtx, { id, paymentId }: OrderRow, kind: OrderInvoice['kind'] | undefined): Promise<OrderInvoice | null> {
  if (!kind || paymentId === null) return null
  return (await listOrderInvoices(db, id)).findLast((invoice) => invoice.kind === kind) ?? null
}

async function attachmentsOf(
  ctx: OrderCtx,
  row: OrderRow,
  { occasion, invoice }: { occasion: OrderOccasion; invoice: OrderInvoice | null },
): Promise<MailAttachment[]> {
  const visit = occasion === 'placed' || occasion === 'visit' ? await visitCalendarFile(ctx, row) : null
  return [
    ...(invoice ? [invoiceAttachment(invoice)] : []),
    ...(visit === null ? [] : [{ name: 'visit.ics', type: 'text/calendar; charset=utf-8; method=PUBLISH', text: visit }]),
  ]
}
