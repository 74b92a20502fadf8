import { z } from '@hono/zod-openapi'
import { deliveryStates } from '#domains/deliveries/index.ts'
import {
  type DeliveryAttempt,
  type DeliveryRecord,
  deliverySorts,
  findDelivery,
  listDeliveries,
  requeueDelivery,
  wakeDeliveries,
} from '#domains/deliveries/index.server.ts'
import { done } from '#kernel/outcome.ts'
import { data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { listCalls } from '../list-calls.server.ts'
import { listQuery, listRequest } from '../list-query.ts'
import { RecordId } from '../record-id.ts'

const tag = 'Deliveries'
const params = z.object({ id: RecordId })
const Delivery = z
  .object({
    id: z.int(),
    kind: z.string(),
    key: z.string().openapi({ description: 'The key by which receivers recognise a repetition.' }),
    target: z.string(),
    subject_type: z.string(),
    subject_id: z.string(),
    state: z.enum(deliveryStates),
    attempts: z.int(),
    next_at: z.iso.datetime(),
    error: z.string(),
    created_at: z.iso.datetime(),
    sent_at: z.iso.datetime().nullable(),
    version: z.string(),
  })
  .openapi('Delivery')
const Attempt = z.object({ id: z.int(), number: z.int(), receipt: z.string(), error: z.string(), ended_at: z.iso.datetime() })

/** Outgoing mails and webhooks. Their contents are not shown. */
export const deliveriesCalls = [
  ...listCalls({
    path: '/api/deliveries',
    tag,
    who: 'deliveries.read',
    many: 'deliveries, all of them or those about a subject',
    query: listQuery(deliverySorts, {
      kind: z.string().max(80),
      state: z.enum(deliveryStates),
      target: z.string().max(300),
      subject_type: z.string().max(80),
      subject_id: z.string().max(80),
    }),
    record: Delivery,
    findsPeople: [],
    rows: async (ctx, query) => {
      const outcome = await listDeliveries(ctx, listRequest(query))
      return outcome.ok ? done({ ...outcome.value, rows: outcome.value.rows.map(bodyOf) }) : outcome
    },
  }),
  defineCall({
    method: 'get',
    path: '/api/deliveries/{id}',
    tag,
    who: 'deliveries.read',
    summary: 'Reads a delivery with its attempts',
    params,
    answer: data(Delivery.extend({ tries: z.array(Attempt) }), 'The delivery, with its attempts in order.'),
    refusals: { forbidden: 403, gone: 404 },
    run: async (ctx, { params: { id } }) => {
      const outcome = await findDelivery(ctx, id)
      return outcome.ok ? done({ ...bodyOf(outcome.value), tries: outcome.value.tries.map(attemptOf) }) : outcome
    },
  }),
  defineCall({
    method: 'post',
    path: '/api/deliveries/{id}/requeue',
    tag,
    who: 'deliveries.write',
    summary: 'Sends a failed delivery again',
    description: 'The delivery keeps its key, so that its receiver can recognise a repetition.',
    params,
    answer: { ...data(z.object({ id: z.int(), state: z.literal('queued') }), 'The delivery is queued.'), status: 202 },
    refusals: { forbidden: 403, gone: 404, not_failed: 409 },
    run: async (ctx, { params: { id } }) => {
      const outcome = await requeueDelivery(ctx, id)
      if (!outcome.ok) return outcome
      await wakeDeliveries(ctx.services, `requeued ${id} ${ctx.clock.now().toISOString()}`)
      return done({ id, state: 'queued' as const })
    },
  }),
]

function bodyOf({ subjectType, subjectId, nextAt, createdAt, sentAt, ...record }: DeliveryRecord): z.infer<typeof Delivery> {
  const { id, kind, key, target, state, attempts, error } = record
  const times = { next_at: nextAt.toISOString(), created_at: createdAt.toISOString(), sent_at: sentAt?.toISOString() ?? null }
  return { id, kind, key, target, subject_type: subjectType, subject_id: subjectId, state, attempts, error, ...times, version: `${state}-${attempts}` }
}

function attemptOf({ endedAt, ...attempt }: DeliveryAttempt): z.infer<typeof Attempt> {
  return { ...attempt, ended_at: endedAt.toISOString() }
}
