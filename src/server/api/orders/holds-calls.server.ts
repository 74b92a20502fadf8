import { z } from '@hono/zod-openapi'
import { wakeDeliveries } from '#domains/deliveries/index.server.ts'
import { FreedHolds, HoldRecord, holdStages } from '#domains/orders/index.ts'
import { freeHolds, holdSorts, listHolds } from '#domains/orders/index.server.ts'
import { data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { listCalls } from '../list-calls.server.ts'
import { flagFilter, listQuery, listRequest } from '../list-query.ts'
import { RecordId } from '../record-id.ts'
import { orderCtx } from './order-desk.server.ts'

const tag = 'Orders'
const MOST_AT_ONCE = 200
const filters = { stage: z.enum(holdStages), is_hoarding: flagFilter, retailer_id: RecordId, vehicle_id: RecordId }
/** Whoever holds most comes first. */
const query = listQuery(holdSorts, filters).extend({ order: z.enum(['asc', 'desc']).default('desc') })

/** Cars that are held, for staff who look after hoarding. People of a retailer see and free those of their own retailers. */
export const holdsCalls = [
  ...listCalls({
    path: '/api/holds',
    tag,
    who: 'orders.read',
    many: 'the cars that visitors hold now',
    description: 'Each has the number of cars that the same visitor, network and person hold.',
    query,
    record: HoldRecord,
    rows: async (ctx, parameters) => listHolds(await orderCtx(ctx), listRequest(parameters)),
  }),
  defineCall({
    method: 'post',
    path: '/api/holds/free',
    tag,
    who: 'orders.write',
    summary: 'Frees held cars, each independently of the others',
    description: 'The answer names those that could not be freed.',
    body: z.object({ ids: z.array(z.uuid()).min(1).max(MOST_AT_ONCE) }),
    answer: data(FreedHolds, 'The outcome of each record.'),
    refusals: { forbidden: 403 },
    run: async (ctx, { body }) => {
      const outcome = await freeHolds(await orderCtx(ctx), body)
      const [first] = outcome.ok ? outcome.value.done : []
      if (first !== undefined) await wakeDeliveries(ctx.services, `hold ${first} freed`)
      return outcome
    },
  }),
]
