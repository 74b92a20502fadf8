import { z } from '@hono/zod-openapi'
import { browserSetups, type GatewayUnit, gatewayUnits } from '#domains/payments/index.server.ts'
import type { GatewayName } from '#domains/payments/index.ts'
import { done } from '#kernel/outcome.ts'
import { created, data } from '../answers.server.ts'
import { type Call, type CallCtx, defineCall, type ShapedCall } from '../define-call.server.ts'
import { beginPayment, beginRefusals } from './begin-payment.server.ts'

const tag = 'Payments'
const noStore = () => ({ 'cache-control': 'no-store' })

/** Beginning a payment, by gateway, as the folder of each describes it. Amounts are compared with what the server knows (C-251 to C-255, C-264 to C-268). */
export const buyOnlinePaymentsCalls = [
  defineCall({
    method: 'get',
    path: '/buy_online/payment_setup',
    tag,
    who: 'anyone',
    cost: 'rows',
    summary: 'Reads what browsers need to show the fields of the payment providers',
    answer: data(
      z.record(z.string(), z.record(z.string(), z.string()).nullable()),
      'What the fields of each gateway need, by its name in lower case; null if it is not set up. None of it is secret.',
    ),
    extraHeaders: noStore,
    refusals: {},
    run: (ctx) => done(browserSetups(ctx.services.env)),
  }),
  ...gatewayUnits.map((unit): ShapedCall => beginCallOf(unit)),
]

function beginCallOf({ facts, begin }: GatewayUnit): Call {
  const shared = { path: begin.path, tag, who: 'anyone', cost: 'write', summary: begin.summary, extraHeaders: noStore, refusals: beginRefusals } as const
  const run = async (ctx: CallCtx, input: unknown) => {
    const outcome = await beginPayment(ctx, { ...begin.requestOf(input), gateway: facts.name as GatewayName }) // units are those of the registry
    if (!outcome.ok) return outcome
    const { browser, payment } = outcome.value
    if (browser.gateway !== facts.name) throw new Error(`${facts.name} opened a payment of another gateway`)
    return done(begin.answerOf({ browser, providerId: payment.providerId ?? '' }))
  }
  return begin.method === 'get'
    ? defineCall({ ...shared, method: 'get', query: begin.input, answer: data(begin.answer, begin.answerIs), run: (ctx, { query }) => run(ctx, query) })
    : defineCall({ ...shared, method: 'post', body: begin.input, answer: created(begin.answer, begin.answerIs), run: (ctx, { body }) => run(ctx, body) })
}
