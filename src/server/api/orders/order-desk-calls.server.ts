import { z } from '@hono/zod-openapi'
import { wakeDeliveries } from '#domains/deliveries/index.server.ts'
import { orderActionNames, orderKinds, orderStates } from '#domains/orders/index.ts'
import {
  actOnOrder,
  addOrderNote,
  exportOrders,
  findInvoiceForStaff,
  findWholeOrder,
  listOrders,
  orderSorts,
  readOrderAttention,
  readOrderBoard,
} from '#domains/orders/index.server.ts'
import { wakePayments } from '#domains/payments/index.server.ts'
import { data, file } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { listCalls } from '../list-calls.server.ts'
import { listQuery, listRequest } from '../list-query.ts'
import { RecordId } from '../record-id.ts'
import { RecordVersion } from '../record-version.ts'
import { savedFile, savedFileHeaders } from '../saved-file.server.ts'
import { invoiceFile } from './invoice-file.server.ts'
import { orderCtx } from './order-desk.server.ts'
import { OrderAttention, OrderBoard, OrderRecord, WholeOrder } from './order-record-shapes.ts'

const tag = 'Orders'
const params = z.object({ id: RecordId })
const Day = z.iso.date()
const Key = z.uuid().optional().openapi({ description: 'New for each action. Repeating a key does nothing more and gives the first answer.' })
const filters = {
  state: z.enum(orderStates),
  lock_id: z.uuid(),
  kind: z.enum(orderKinds),
  retailer_id: RecordId,
  vehicle_id: RecordId,
  created_at_gteq: Day,
  created_at_lteq: Day,
}
const query = listQuery(orderSorts, filters)

type OrderQuery = z.output<typeof query>

/** Days as moments: from the beginning of the first to the end of the last, in UTC. */
function periodOf({ created_at_gteq: from, created_at_lteq: to, ...rest }: OrderQuery) {
  const period = { from: from === undefined ? undefined : new Date(`${from}T00:00:00Z`), to: to === undefined ? undefined : new Date(`${to}T23:59:59.999Z`) }
  return { request: listRequest(rest), period }
}

/** Orders as staff work them. People of a retailer see those of their own retailers. */
export const orderDeskCalls = [
  ...listCalls({
    path: '/api/orders',
    tag,
    who: 'orders.read',
    many: 'orders, as staff see them',
    query,
    record: OrderRecord,
    findsPeople: [],
    rows: async (ctx, parameters) => {
      const { request, period } = periodOf(parameters)
      return listOrders(await orderCtx(ctx), request, period)
    },
  }),
  defineCall({
    method: 'post',
    path: '/api/orders/export',
    tag,
    who: 'orders.export',
    needsProof: true,
    summary: 'Exports the orders of a search as a file for spreadsheets',
    // A filter that is not known would export everything.
    body: query
      .extend({
        language: z
          .enum(['ar', 'en'])
          .optional()
          .openapi({ description: 'The language of headings and values for people; without it they are keys and codes for programs.' }),
      })
      .strict(),
    answer: file('text/csv', 'orders.csv', 'The orders as CSV in UTF-8.'),
    refusals: { forbidden: 403 },
    run: async (ctx, { body: { language = null, ...body } }) => {
      const { request, period } = periodOf(body)
      return exportOrders(await orderCtx(ctx), request, { ...period, language })
    },
  }),
  defineCall({
    method: 'get',
    path: '/api/orders/board',
    tag,
    who: 'orders.read',
    summary: 'Reads today’s work on orders',
    answer: data(OrderBoard, 'The orders by the next step, each once.'),
    isReadOnly: true,
    refusals: { forbidden: 403 },
    run: async (ctx) => readOrderBoard(await orderCtx(ctx)),
  }),
  defineCall({
    method: 'get',
    path: '/api/orders/attention',
    tag,
    who: 'orders.read',
    summary: 'Lists the orders that need attention first',
    answer: data(OrderAttention, 'Orders to confirm, held money that lapses within two days, and the visits of today.'),
    isReadOnly: true,
    refusals: { forbidden: 403 },
    run: async (ctx) => readOrderAttention(await orderCtx(ctx)),
  }),
  defineCall({
    method: 'get',
    path: '/api/orders/{id}',
    tag,
    who: 'orders.read',
    summary: 'Reads an order with all that belongs to it',
    description: 'Includes the actions that are possible now.',
    params,
    answer: data(WholeOrder, 'The order; ETag is its version.'),
    etag: ({ version }) => version,
    refusals: { forbidden: 403, gone: 404 },
    run: async (ctx, { params: { id } }) => findWholeOrder(await orderCtx(ctx), id),
  }),
  defineCall({
    method: 'get',
    path: '/api/orders/{id}/invoices/{invoice}',
    tag,
    who: 'orders.read',
    summary: 'Downloads an invoice or a credit note of an order as PDF',
    params: params.extend({ invoice: RecordId }),
    answer: savedFile(['application/pdf'], 'The PDF; its bytes never change.'),
    extraHeaders: savedFileHeaders,
    refusals: { forbidden: 403, gone: 404 },
    run: async (ctx, { params: { id, invoice } }) => {
      const orderInvoice = await findInvoiceForStaff(await orderCtx(ctx), { orderId: id, invoiceId: invoice })
      return orderInvoice.ok ? invoiceFile(ctx, orderInvoice.value) : orderInvoice
    },
  }),
  defineCall({
    method: 'post',
    path: '/api/orders/{id}/actions',
    tag,
    // Which right an action needs depends on the order's payment.
    who: 'orders.read',
    // Money that leaves the house: a cancelled order is paid back.
    needsProof: ({ body: { action } }) => action === 'refund' || action === 'cancel',
    summary: 'Carries out one of the actions that an order allows',
    description: 'Fails if the order is no longer at the version of `If-Match`.',
    params,
    body: z.object({
      action: z.enum(orderActionNames),
      reason: z.string().trim().max(1000).default(''),
      key: Key,
      on: Day.optional().openapi({ description: 'For `complete`: the day of the handover, not before the order and not in the future; today by default.' }),
      minor: z.int().positive().optional().openapi({ description: 'For a refund: a part of the money, in minor units.' }),
    }),
    ifMatch: RecordVersion,
    answer: data(WholeOrder, 'Done, requested from the payment provider, or waiting for a second person (`approvals`); ETag is the new version.'),
    etag: ({ version }) => version,
    refusals: { forbidden: 403, needs_person: 409, gone: 404, not_allowed: 409, already_waiting: 409, too_much: 409, stale: 412, invalid: 422 },
    run: async (ctx, { params: { id }, body, version }) => {
      const outcome = await actOnOrder(await orderCtx(ctx), { id, version, ...body })
      if (outcome.ok) {
        await wakePayments(ctx.services, `order ${id} ${outcome.value.version}`)
        await wakeDeliveries(ctx.services, `order ${id} ${outcome.value.version}`)
      }
      return outcome
    },
  }),
  defineCall({
    method: 'post',
    path: '/api/orders/{id}/notes',
    tag,
    who: 'orders.write',
    summary: 'Adds a note to the timeline of an order',
    params,
    body: z.object({ text: z.string().trim().min(1).max(5000), key: Key }),
    answer: data(WholeOrder, 'The order.'),
    refusals: { forbidden: 403, gone: 404 },
    run: async (ctx, { params: { id }, body }) => addOrderNote(await orderCtx(ctx), { id, ...body }),
  }),
]
