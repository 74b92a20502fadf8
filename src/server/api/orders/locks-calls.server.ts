import { z } from '@hono/zod-openapi'
import { wakeDeliveries } from '#domains/deliveries/index.server.ts'
import { Checkout, HeldVehicle, InitInput } from '#domains/orders/index.ts'
import {
  continueCheckout,
  listHeldVehicles,
  mailContinueLink,
  readCheckout,
  refusalOfHeld,
  releaseLock,
  renewLock,
  saveDraft,
  startCheckout,
  watchVehicle,
} from '#domains/orders/index.server.ts'
import { seconds } from '#kernel/durations.ts'
import { done } from '#kernel/outcome.ts'
import { LARGEST_ID } from '#kernel/values/row-id.ts'
import { addressLimit, networkOfSender } from '../address-limit.server.ts'
import { created, data, nothing } from '../answers.server.ts'
import { type CallCtx, defineCall } from '../define-call.server.ts'
import { orderCtx, orderDesk } from './order-desk.server.ts'
import { beginInTurn } from './order-turns.server.ts'
import { mostHeldStatuses, withErrorList } from './refusal.server.ts'
import { knownVisitor, visitorOf } from './visitor.server.ts'

const tag = 'Orders'
const params = z.object({ id: z.uuid() })
const noStore = () => ({ 'cache-control': 'no-store' })
/** A person begins a few orders a minute; more look for cars to block. */
const startLimit = addressLimit({ burst: 20, everyMs: seconds(6) })
const mailLimit = addressLimit({ burst: 5, everyMs: seconds(30) })
const writeLimit = addressLimit({ burst: 120, everyMs: seconds(1) })

/** Nobody without the cookie has a checkout. */
const nobody = 'nobody'
const namedOf = (ctx: CallCtx, id: string) => ({ id, visitor: knownVisitor(ctx) ?? nobody })

/** A car that is held while somebody orders it. A stranger's checkout is answered as one that does not exist. */
export const locksCalls = [
  defineCall({
    method: 'post',
    path: '/buy_online/orders/init',
    tag,
    who: 'anyone',
    cost: 'write',
    summary: 'Starts an order',
    description: 'Holds the vehicle for the visitor and says what is to be paid.',
    body: InitInput,
    answer: created(Checkout, 'The checkout. Repeating the request gives the visitor the same checkout.'),
    extraHeaders: noStore,
    allowance: startLimit,
    refusals: { gone: 404, vehicle_gone: 409, vehicle_locked: 409, hold_over: 409, ...mostHeldStatuses, seller_incomplete: 422, invalid: 422, busy: 503 },
    run: async (ctx, { body }) => {
      const request = { ...body, visitor: visitorOf(ctx), network: networkOfSender(ctx) }
      // In a rush nearly everybody is refused, and at once.
      const refusal = await refusalOfHeld(ctx, request)
      return withErrorList(refusal ?? (await beginInTurn(async () => startCheckout(ctx, await orderDesk(ctx.services), request))))
    },
  }),
  defineCall({
    method: 'get',
    path: '/buy_online/locks/{id}',
    tag,
    who: 'anyone',
    cost: 'rows',
    summary: 'Reads the checkout of the visitor',
    params,
    answer: data(Checkout, 'The checkout.'),
    extraHeaders: noStore,
    refusals: { gone: 404 },
    run: async (ctx, { params: { id } }) => withErrorList(await readCheckout(ctx, namedOf(ctx, id))),
  }),
  defineCall({
    method: 'post',
    path: '/buy_online/locks/{id}/renew',
    tag,
    who: 'anyone',
    cost: 'write',
    summary: 'Extends the hold of a vehicle',
    description: 'Also after it has ended, unless somebody else holds the vehicle.',
    params,
    body: z.object({}),
    answer: data(Checkout, 'The vehicle is held.'),
    extraHeaders: noStore,
    allowance: writeLimit,
    refusals: { gone: 404, lock_expired: 409 },
    run: async (ctx, { params: { id } }) => withErrorList(await renewLock(ctx, await orderDesk(ctx.services), namedOf(ctx, id))),
  }),
  defineCall({
    method: 'delete',
    path: '/buy_online/locks/{id}',
    tag,
    who: 'anyone',
    cost: 'write',
    summary: 'Releases a held vehicle',
    params,
    answer: nothing('The vehicle is available to others.'),
    refusals: { gone: 404 },
    run: async (ctx, { params: { id } }) => withErrorList(await releaseLock(ctx, namedOf(ctx, id))),
  }),
  defineCall({
    method: 'put',
    path: '/buy_online/locks/{id}/draft',
    tag,
    who: 'anyone',
    cost: 'write',
    summary: 'Stores what the visitor has filled in',
    params,
    body: z.object({ draft: z.record(z.string(), z.unknown()) }),
    answer: data(Checkout, 'Stored.'),
    extraHeaders: noStore,
    allowance: writeLimit,
    refusals: { gone: 404, too_long: 422 },
    run: async (ctx, { params: { id }, body: { draft } }) => withErrorList(await saveDraft(await orderCtx(ctx), namedOf(ctx, id), draft)),
  }),
  defineCall({
    method: 'get',
    path: '/buy_online/locks',
    tag,
    who: 'anyone',
    cost: 'rows',
    summary: 'Lists the vehicles that somebody is ordering now',
    answer: data(z.array(HeldVehicle), 'The ids of the vehicles, and until when they are held.'),
    // Many pages ask; none needs to know to the second.
    extraHeaders: () => ({ 'cache-control': 'public, max-age=10' }),
    refusals: {},
    run: async (ctx) => done(await listHeldVehicles(ctx)),
  }),
  defineCall({
    method: 'post',
    path: '/buy_online/locks/notify',
    tag,
    who: 'anyone',
    cost: 'write',
    summary: 'Requests a mail when a held vehicle is available again',
    body: z.object({
      vehicle_id: z.coerce.number().int().positive().max(LARGEST_ID),
      email: z.email().max(254),
      locale: z.enum(['ar', 'en']).default('ar'),
    }),
    answer: nothing('Stored. Repeating the request changes nothing.'),
    allowance: mailLimit,
    refusals: { gone: 404 },
    run: async (ctx, { body }) => withErrorList(await watchVehicle(ctx, body)),
  }),
  defineCall({
    method: 'post',
    path: '/buy_online/locks/{id}/link',
    tag,
    who: 'anyone',
    cost: 'write',
    summary: 'Mails a link to continue the order on another device',
    params,
    body: z.object({ email: z.email().max(254) }),
    answer: nothing('The mail is on its way.'),
    allowance: mailLimit,
    refusals: { gone: 404 },
    run: async (ctx, { params: { id }, body: { email } }) => {
      const outcome = await mailContinueLink(await orderCtx(ctx), { ...namedOf(ctx, id), email })
      await wakeDeliveries(ctx.services, `checkout ${id}`)
      return withErrorList(outcome)
    },
  }),
  defineCall({
    method: 'post',
    path: '/buy_online/locks/continue',
    tag,
    who: 'anyone',
    cost: 'write',
    summary: 'Continues a checkout with the token of its link',
    body: z.object({ token: z.string().max(300) }),
    answer: data(Checkout, 'The checkout with what was filled in.'),
    extraHeaders: noStore,
    allowance: startLimit,
    refusals: { gone: 404, forbidden: 403, expired: 403 },
    run: async (ctx, { body: { token } }) => withErrorList(await continueCheckout(await orderCtx(ctx), { token, visitor: visitorOf(ctx) })),
  }),
]
