import { z } from '@hono/zod-openapi'
import { wakeDeliveries } from '#domains/deliveries/index.server.ts'
import { findLead } from '#domains/leads/index.server.ts'
import {
  CarToOffer,
  Checkout,
  PublicQuotation,
  QuotationInput,
  QuotationOffer,
  QuotationRecord,
  quotationStages,
  WholeQuotation,
} from '#domains/orders/index.ts'
import {
  acceptQuotation,
  changeQuotation,
  findCarsToOffer,
  findQuotation,
  listQuotations,
  makeQuotation,
  openQuotation,
  quotationSorts,
  readQuotationOffer,
  sendQuotation,
  takeDeskOrder,
  withdrawQuotation,
} from '#domains/orders/index.server.ts'
import { seconds } from '#kernel/durations.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { addressLimit, networkOfSender } from '../address-limit.server.ts'
import { created, data } from '../answers.server.ts'
import { type CallCtx, defineCall } from '../define-call.server.ts'
import { listCalls } from '../list-calls.server.ts'
import { listQuery, listRequest } from '../list-query.ts'
import { RecordId } from '../record-id.ts'
import { RecordVersion } from '../record-version.ts'
import { orderCtx } from './order-desk.server.ts'
import { beginInTurn } from './order-turns.server.ts'
import { mostHeldStatuses, withErrorList } from './refusal.server.ts'
import { knownVisitor, visitorOf } from './visitor.server.ts'

const tag = 'Orders'
const params = z.object({ id: RecordId })
const noStore = () => ({ 'cache-control': 'no-store' })
const query = listQuery(quotationSorts, { stage: z.enum(quotationStages), retailer_id: RecordId, vehicle_id: RecordId, lead_id: RecordId })
/** A price other than the listed one is money that leaves the house. */
const hasAgreedPrice = ({ body: { agreed_price: agreed } }: { body: QuotationInput }) => agreed !== null

/** Numbers have 60 random bits, and a link is signed; this keeps guessers from making noise. */
const openLimit = addressLimit({ burst: 60, everyMs: seconds(1) })
const acceptLimit = addressLimit({ burst: 20, everyMs: seconds(6) })
const numbered = z.object({ number: z.string().min(1).max(40) })
/** The token stands in a body: logs and histories keep addresses. */
const Token = z.object({ token: z.string().max(200).optional() })

/** Quotations: what staff offer in writing, and how its customer accepts it. */
export const quotationsCalls = [
  ...listCalls({
    path: '/api/quotations',
    tag,
    who: 'orders.read',
    many: 'quotations, as staff see them',
    query,
    record: QuotationRecord,
    findsPeople: [],
    rows: async (ctx, { stage, ...parameters }) => listQuotations(await orderCtx(ctx), listRequest(parameters), { stage }),
  }),
  defineCall({
    method: 'get',
    path: '/api/quotations/cars',
    tag,
    who: 'orders.write',
    summary: 'Finds cars for a quotation, for a search that is being typed',
    query: z.object({ search: z.string().max(200) }),
    answer: data(z.array(CarToOffer), 'The list, newest first.'),
    refusals: { forbidden: 403 },
    run: async (ctx, { query: { search } }) => findCarsToOffer(await orderCtx(ctx), search),
  }),
  defineCall({
    method: 'get',
    path: '/api/quotations/offers/{id}',
    tag,
    who: 'orders.write',
    summary: 'Reads what can be offered for a vehicle',
    params,
    answer: data(QuotationOffer, 'What the site offers to visitors.'),
    refusals: { forbidden: 403, vehicle_gone: 409, not_listed: 409, not_sold_online: 409, seller_incomplete: 409 },
    run: async (ctx, { params: { id } }) => readQuotationOffer(await orderCtx(ctx), id),
  }),
  defineCall({
    method: 'get',
    path: '/api/quotations/{id}',
    tag,
    who: 'orders.read',
    summary: 'Reads a quotation',
    params,
    answer: data(WholeQuotation, 'The quotation; ETag is its version.'),
    etag: ({ version }) => version,
    refusals: { forbidden: 403, gone: 404 },
    run: async (ctx, { params: { id } }) => findQuotation(await orderCtx(ctx), id),
  }),
  defineCall({
    method: 'post',
    path: '/api/quotations',
    tag,
    who: 'orders.write',
    needsProof: hasAgreedPrice,
    summary: 'Creates a draft of a quotation',
    body: QuotationInput.extend({ key: z.uuid().openapi({ description: 'New for each quotation. Repeating a key gives the same quotation.' }) }).strict(),
    answer: created(WholeQuotation, 'The draft, which was created now or earlier; ETag is its version.'),
    etag: ({ version }) => version,
    refusals: { forbidden: 403, invalid: 422 },
    run: async (ctx, { body: { key, ...input } }) => {
      const leadCheck = await ownLead(ctx, input.lead_id)
      return leadCheck.ok ? makeQuotation(await orderCtx(ctx), { key, input }) : leadCheck
    },
  }),
  defineCall({
    method: 'put',
    path: '/api/quotations/{id}',
    tag,
    who: 'orders.write',
    needsProof: hasAgreedPrice,
    summary: 'Changes a draft of a quotation',
    params,
    body: QuotationInput,
    ifMatch: RecordVersion,
    answer: data(WholeQuotation, 'The draft; ETag is its new version.'),
    etag: ({ version }) => version,
    refusals: { forbidden: 403, gone: 404, not_allowed: 409, stale: 412, invalid: 422 },
    run: async (ctx, { params: { id }, body: input, version }) => {
      const leadCheck = await ownLead(ctx, input.lead_id)
      return leadCheck.ok ? changeQuotation(await orderCtx(ctx), { id, version, input }) : leadCheck
    },
  }),
  defineCall({
    method: 'post',
    path: '/api/quotations/{id}/send',
    tag,
    who: 'orders.write',
    summary: 'Sends a draft to its customer',
    description: 'Fails if the draft is no longer at the version of `If-Match`, or differs from what the site offers.',
    params,
    body: z.object({}),
    ifMatch: RecordVersion,
    answer: data(WholeQuotation, 'The quotation, sent now or earlier.'),
    etag: ({ version }) => version,
    refusals: { forbidden: 403, gone: 404, not_allowed: 409, vehicle_gone: 409, vehicle_locked: 409, ...mostHeldStatuses, stale: 412, invalid: 422 },
    run: async (ctx, { params: { id }, version }) => {
      const outcome = await sendQuotation(await orderCtx(ctx), { id, version })
      if (outcome.ok) await wakeDeliveries(ctx.services, `quotation ${id}`)
      return outcome
    },
  }),
  defineCall({
    method: 'post',
    path: '/api/quotations/{id}/order',
    tag,
    who: 'orders.write',
    summary: 'Places the order of a customer at the desk, who pays at the retailer',
    description: 'Fails if the quotation is no longer at the version of `If-Match`.',
    params,
    body: z.object({}),
    ifMatch: RecordVersion,
    answer: data(WholeQuotation, 'The quotation, ordered now or earlier; `order` names the order.'),
    etag: ({ version }) => version,
    refusals: { forbidden: 403, gone: 404, not_allowed: 409, payment_begun: 409, vehicle_gone: 409, vehicle_locked: 409, stale: 412, invalid: 422 },
    run: async (ctx, { params: { id }, version }) => {
      const outcome = await takeDeskOrder(await orderCtx(ctx), { id, version })
      if (outcome.ok) await wakeDeliveries(ctx.services, `order of quotation ${id}`)
      return outcome
    },
  }),
  defineCall({
    method: 'post',
    path: '/api/quotations/{id}/withdraw',
    tag,
    who: 'orders.write',
    summary: 'Withdraws a quotation that nobody has accepted',
    params,
    body: z.object({}),
    answer: data(WholeQuotation, 'The quotation, withdrawn now or earlier.'),
    etag: ({ version }) => version,
    refusals: { forbidden: 403, gone: 404, already_ordered: 409, payment_begun: 409 },
    run: async (ctx, { params: { id } }) => withdrawQuotation(await orderCtx(ctx), { id }),
  }),
  defineCall({
    method: 'post',
    path: '/buy_online/quotations/{number}/open',
    tag,
    who: 'anyone',
    cost: 'rows',
    summary: 'Opens a quotation for whoever has its link',
    description: 'The team sees that it was opened.',
    params: numbered,
    body: Token,
    answer: data(PublicQuotation, 'The quotation. One that is over has only its state.'),
    extraHeaders: noStore,
    allowance: openLimit,
    refusals: { gone: 404 },
    run: async (ctx, { params: { number }, body: { token } }) =>
      withErrorList(await openQuotation(await orderCtx(ctx), number, { visitor: knownVisitor(ctx), token })),
  }),
  defineCall({
    method: 'post',
    path: '/buy_online/quotations/{number}/accept',
    tag,
    who: 'anyone',
    cost: 'write',
    summary: 'Starts the acceptance of a quotation',
    description: 'Gives the checkout at which the quotation is paid for.',
    params: numbered,
    body: Token,
    answer: data(Checkout, 'The checkout. Every browser with the link gets this one.'),
    extraHeaders: noStore,
    allowance: acceptLimit,
    refusals: {
      ...{ gone: 404, expired: 409, withdrawn: 409, vehicle_gone: 409, vehicle_locked: 409, hold_over: 409 },
      ...{ ...mostHeldStatuses, seller_incomplete: 422, busy: 503 },
    },
    run: async (ctx, { params: { number }, body: { token } }) => {
      const reader = { visitor: knownVisitor(ctx), token }
      const orders = await orderCtx(ctx)
      return withErrorList(await beginInTurn(() => acceptQuotation(orders, number, { reader, visitor: () => visitorOf(ctx), network: networkOfSender(ctx) })))
    },
  }),
]

/** A quotation names a lead only if these staff see it. */
async function ownLead(ctx: CallCtx, id: number | null): Promise<Outcome<null, { code: 'invalid'; fields: Record<string, readonly string[]> }>> {
  const lead = id === null ? null : await findLead(ctx, id)
  return lead === null || lead.ok ? done(null) : refuse({ code: 'invalid', fields: { lead_id: ['gone'] } })
}
