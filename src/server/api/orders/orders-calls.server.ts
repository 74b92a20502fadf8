import { z } from '@hono/zod-openapi'
import { wakeDeliveries } from '#domains/deliveries/index.server.ts'
import { Appointment, CreatedOrder, InquiryInput, OrderInput, OwnOrder, PublicOrder, VisitDay } from '#domains/orders/index.ts'
import {
  bookVisit,
  cancelVisit,
  cancelOwnOrder,
  confirmOrder,
  createdOrder,
  customerOf,
  listVisitDays,
  sendInquiry,
  visitFile,
  findOwnInvoice,
  placeOrder,
  readOrder,
  readOwnOrder,
} from '#domains/orders/index.server.ts'
import { findBuyersLead } from '#domains/leads/index.server.ts'
import { settlePayment, wakePayments } from '#domains/payments/index.server.ts'
import { countryOfRetailer } from '#domains/retailers/index.ts'
import { findSellingRetailer } from '#domains/retailers/index.server.ts'
import { seconds } from '#kernel/durations.ts'
import { isRecord } from '#kernel/json/json-values.ts'
import { done } from '#kernel/outcome.ts'
import { addressLimit } from '../address-limit.server.ts'
import { created, data, file } from '../answers.server.ts'
import { paymentServicesOf } from '../../payments/payment-services.server.ts'
import { type CallCtx, defineCall } from '../define-call.server.ts'
import { RecordId } from '../record-id.ts'
import { savedFile, savedFileHeaders } from '../saved-file.server.ts'
import { invoiceFile } from './invoice-file.server.ts'
import { orderCtx } from './order-desk.server.ts'
import { placeInTurn } from './order-turns.server.ts'
import { mostHeldStatuses, withErrorList } from './refusal.server.ts'
import { knownVisitor } from './visitor.server.ts'

const tag = 'Orders'
const params = z.object({ number: z.string().min(1).max(40) })
const noStore = () => ({ 'cache-control': 'no-store' })
const OrderNumber = PublicOrder.pick({ order_number: true, payment_status: true })
const Token = z.string().max(200).optional()
const placeLimit = addressLimit({ burst: 60, everyMs: seconds(2) })
/** Questions to retailers are mails: few a person. */
const inquiryLimit = addressLimit({ burst: 5, everyMs: seconds(60) })
/** Numbers have 60 random bits; this keeps guessers from making noise. */
const readLimit = addressLimit({ burst: 120, everyMs: seconds(1) })

/** The payload of an order, below `order` or alone (C-075). */
const OrderBody = z.preprocess((body) => (isPayload(body) ? { order: body } : body), z.object({ order: OrderInput }))

function isPayload(body: unknown): boolean {
  return isRecord(body) && !('order' in body)
}

/** Orders as buyers make and read them. */
export const ordersCalls = [
  defineCall({
    method: 'post',
    path: '/buy_online/orders',
    tag,
    who: 'anyone',
    cost: 'write',
    summary: 'Creates the order of a checkout',
    description: 'Repeating a lock id gives the same order.',
    body: OrderBody,
    answer: created(CreatedOrder, 'The order, which was created now or earlier.'),
    extraHeaders: noStore,
    allowance: placeLimit,
    refusals: { lock_expired: 409, vehicle_gone: 409, ...mostHeldStatuses, payment_failed: 402, invalid: 422, busy: 503 },
    run: async (ctx, { body }) => {
      const orders = await orderCtx(ctx)
      const settle = (id: number) => settlePayment(ctx, paymentServicesOf(ctx.services), { name: { id }, source: 'buyer' })
      const outcome = await placeInTurn(async () => placeOrder(orders, { input: await withOwnLead(ctx, body.order), visitor: knownVisitor(ctx) ?? '', settle }))
      if (!outcome.ok) {
        // A car that was gone has money to give back.
        if (outcome.code !== 'busy') await wakePayments(ctx.services, body.order.lock_id)
        return withErrorList(outcome)
      }
      await wakeDeliveries(ctx.services, `order ${outcome.value.id}`)
      return done(createdOrder(outcome.value))
    },
  }),
  defineCall({
    method: 'get',
    path: '/buy_online/orders/{number}',
    tag,
    who: 'anyone',
    cost: 'rows',
    summary: 'Reads an order by its number, without personal data',
    params,
    answer: data(PublicOrder, 'The order.'),
    extraHeaders: noStore,
    allowance: readLimit,
    refusals: { gone: 404 },
    run: async (ctx, { params: { number } }) => withErrorList(await readOrder(await orderCtx(ctx), number)),
  }),
  defineCall({
    method: 'get',
    path: '/buy_online/orders/{number}/own',
    tag,
    who: 'anyone',
    cost: 'rows',
    summary: 'Reads an order for its buyer',
    description: 'Takes the browser that ordered, or the token of a link.',
    params,
    query: z.object({ token: Token }),
    answer: data(OwnOrder, 'The order.'),
    extraHeaders: noStore,
    allowance: readLimit,
    refusals: { gone: 404, forbidden: 403, expired: 403 },
    run: async (ctx, { params: { number }, query: { token } }) =>
      withErrorList(await readOwnOrder(await orderCtx(ctx), number, { visitor: knownVisitor(ctx), token })),
  }),
  defineCall({
    method: 'put',
    path: '/buy_online/orders/{number}/confirm',
    tag,
    who: 'anyone',
    cost: 'write',
    summary: 'Confirms an order',
    description: 'Takes the token of its mail, or the browser that ordered.',
    params,
    body: z.object({ token: Token }),
    answer: data(OrderNumber, 'The order, confirmed now or earlier.'),
    extraHeaders: noStore,
    allowance: readLimit,
    refusals: { gone: 404, vehicle_gone: 409, forbidden: 403, expired: 403, not_allowed: 409 },
    run: async (ctx, { params: { number }, body: { token } }) => {
      const outcome = await confirmOrder(await orderCtx(ctx), number, { visitor: knownVisitor(ctx), token })
      if (!outcome.ok) return withErrorList(outcome)
      await wakeDeliveries(ctx.services, `order ${outcome.value.id} confirmed`)
      return done({ order_number: outcome.value.number, payment_status: outcome.value.state })
    },
  }),
  defineCall({
    method: 'post',
    path: '/buy_online/orders/{number}/cancel',
    tag,
    who: 'anyone',
    cost: 'write',
    summary: 'Cancels an order for its buyer',
    params,
    body: z.object({ token: Token }),
    answer: data(OrderNumber, 'The order, cancelled now or earlier.'),
    extraHeaders: noStore,
    allowance: readLimit,
    refusals: { gone: 404, forbidden: 403, expired: 403, not_allowed: 409 },
    run: async (ctx, { params: { number }, body: { token } }) => {
      const outcome = await cancelOwnOrder(await orderCtx(ctx), number, { visitor: knownVisitor(ctx), token })
      if (!outcome.ok) return withErrorList(outcome)
      await wakeDeliveries(ctx.services, `order ${outcome.value.id} cancelled`)
      await wakePayments(ctx.services, `order ${outcome.value.id} cancelled`)
      return done({ order_number: outcome.value.number, payment_status: outcome.value.state })
    },
  }),
  defineCall({
    method: 'get',
    path: '/buy_online/visits',
    tag,
    who: 'anyone',
    cost: 'rows',
    summary: 'Lists when a retailer can be visited, by its opening hours',
    query: z.object({ company_uuid: z.string().min(1).max(120), is_configured: z.enum(['true', 'false']).default('false') }),
    answer: data(z.array(VisitDay), 'The days with the times at which a visit can begin. Public holidays are named and have no times.'),
    extraHeaders: noStore,
    refusals: { gone: 404 },
    run: async (ctx, { query }) =>
      withErrorList(
        await listVisitDays(await orderCtx(ctx), { companyUuid: query.company_uuid, isConfigurator: query.is_configured === 'true', mayAsk: true }),
      ),
  }),
  defineCall({
    method: 'put',
    path: '/buy_online/orders/{number}/visit',
    tag,
    who: 'anyone',
    cost: 'write',
    summary: 'Books the visit of an order, or moves it',
    params,
    body: Appointment.extend({ token: Token }),
    answer: data(OwnOrder, 'The order.'),
    extraHeaders: noStore,
    allowance: readLimit,
    refusals: { gone: 404, forbidden: 403, expired: 403, not_allowed: 409, invalid: 422 },
    run: async (ctx, { params: { number }, body: { token, ...visit } }) => {
      const outcome = await bookVisit(await orderCtx(ctx), number, { visit, reader: { visitor: knownVisitor(ctx), token } })
      if (outcome.ok) await wakeDeliveries(ctx.services, `order ${number} visit ${visit.date} ${visit.time.value}`)
      return withErrorList(outcome)
    },
  }),
  defineCall({
    method: 'delete',
    path: '/buy_online/orders/{number}/visit',
    tag,
    who: 'anyone',
    cost: 'write',
    summary: 'Cancels the visit of an order',
    params,
    query: z.object({ token: Token }),
    answer: data(OwnOrder, 'The order without a visit.'),
    extraHeaders: noStore,
    allowance: readLimit,
    refusals: { gone: 404, forbidden: 403, expired: 403, not_allowed: 409 },
    run: async (ctx, { params: { number }, query: { token } }) => {
      const outcome = await cancelVisit(await orderCtx(ctx), number, { visitor: knownVisitor(ctx), token })
      if (outcome.ok) await wakeDeliveries(ctx.services, `order ${number} visit given up`)
      return withErrorList(outcome)
    },
  }),
  defineCall({
    method: 'get',
    path: '/buy_online/orders/{number}/visit.ics',
    tag,
    who: 'anyone',
    cost: 'rows',
    summary: 'Reads the visit of an order as a calendar file',
    params,
    query: z.object({ token: Token }),
    answer: file('text/calendar', 'visit.ics', 'The visit.'),
    extraHeaders: noStore,
    allowance: readLimit,
    refusals: { gone: 404, forbidden: 403, expired: 403 },
    run: async (ctx, { params: { number }, query: { token } }) =>
      withErrorList(await visitFile(await orderCtx(ctx), number, { visitor: knownVisitor(ctx), token })),
  }),
  defineCall({
    method: 'get',
    path: '/buy_online/orders/{number}/invoices/{invoice}',
    tag,
    who: 'anyone',
    cost: 'rows',
    summary: 'Downloads an invoice or a credit note of an order as PDF, for its buyer',
    params: params.extend({ invoice: RecordId }),
    query: z.object({ token: Token }),
    answer: savedFile(['application/pdf'], 'The PDF; its bytes never change.'),
    extraHeaders: savedFileHeaders,
    allowance: readLimit,
    refusals: { gone: 404, forbidden: 403, expired: 403 },
    run: async (ctx, { params: { number, invoice }, query: { token } }) => {
      const orderInvoice = await findOwnInvoice(await orderCtx(ctx), { number, invoiceId: invoice }, { visitor: knownVisitor(ctx), token })
      return withErrorList(orderInvoice.ok ? await invoiceFile(ctx, orderInvoice.value) : orderInvoice)
    },
  }),
  defineCall({
    method: 'put',
    path: '/buy_online/orders/send_inquiry_email',
    tag,
    who: 'anyone',
    cost: 'write',
    summary: 'Mails a question about a vehicle to its retailers',
    body: InquiryInput,
    answer: { ...data(z.object({ sent: z.int() }), 'The mails are on their way.'), status: 202 },
    extraHeaders: noStore,
    allowance: inquiryLimit,
    refusals: { invalid: 422 },
    run: async (ctx, { body }) => {
      const outcome = await sendInquiry(ctx, body)
      if (outcome.ok) await wakeDeliveries(ctx.services, `inquiry ${crypto.randomUUID()}`)
      return withErrorList(outcome)
    },
  }),
  defineCall({
    method: 'get',
    path: '/forms_api/orders/{number}',
    tag,
    who: 'forms.read',
    summary: 'Reads an order by its number, for the forms service',
    params,
    answer: data(PublicOrder, 'The order.'),
    refusals: { gone: 404 },
    run: async (ctx, { params: { number } }) => readOrder(await orderCtx(ctx), number),
  }),
]

/** An order names a lead only if the lead is the buyer's. */
async function withOwnLead(ctx: CallCtx, order: z.output<typeof OrderInput>): Promise<z.output<typeof OrderInput>> {
  const { rdx_forms_lead_id: id, ...others } = order
  if (id === undefined) return order
  const { country } = (await ctx.services.site.get(ctx)).settings.leads
  const seller = await findSellingRetailer(ctx.db, order.company_uuid)
  const countries = [seller ? countryOfRetailer(seller) : '', country]
  const lead = await findBuyersLead(ctx, { id, email: order.customer_email, phone: customerOf(order).customerPhone, countries })
  return lead === null ? others : { ...others, rdx_forms_lead_id: String(lead) }
}
