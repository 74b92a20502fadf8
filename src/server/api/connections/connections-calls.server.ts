import { z } from '@hono/zod-openapi'
import { checkConnection, listConnections } from '#domains/connections/index.server.ts'
import { type ConnectionRecord, connectionStates } from '#domains/connections/index.ts'
import { seconds } from '#kernel/durations.ts'
import { done } from '#kernel/outcome.ts'
import { connectionsOf } from '../../connections/connections.gen.server.ts'
import { addressLimit } from '../address-limit.server.ts'
import { data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'

const tag = 'Connections'

const Connection = z
  .object({
    symbol: z.string(),
    name: z.string(),
    name_ar: z.string(),
    about: z.string().openapi({ description: 'What the check asks the service.' }),
    about_ar: z.string(),
    state: z.enum(connectionStates),
    needs: z.array(z.object({ kind: z.enum(['variable', 'setting', 'receiver']), name: z.string(), is_given: z.boolean() })).readonly(),
    findings: z
      .array(z.object({ tone: z.enum(['good', 'info', 'warn', 'bad']), text: z.string(), text_ar: z.string(), at: z.iso.datetime().nullable() }))
      .readonly(),
    checked_at: z.iso.datetime().nullable(),
    checked_by: z.string(),
  })
  .openapi('Connection')
export type ConnectionBody = z.output<typeof Connection>

/** Services of others are asked a few times: a person who presses all buttons twice stays below. */
const secondsToWait = addressLimit({ burst: 40, everyMs: seconds(5) })

/** Services of others: whether they are set up, and what the last check of each found. No value of a variable or a setting is told. */
export const connectionsCalls = [
  defineCall({
    method: 'get',
    path: '/api/connections',
    tag,
    who: 'services.check',
    summary: 'Lists the connections to external services',
    description: 'Each has what its setup lacks and the result of its last check.',
    answer: data(z.array(Connection), 'The connections. No service is called.'),
    refusals: { forbidden: 403 },
    run: async (ctx) => {
      const outcome = await listConnections(ctx, connectionsOf(ctx.services))
      return outcome.ok ? done(outcome.value.map(bodyOf)) : outcome
    },
  }),
  defineCall({
    method: 'post',
    path: '/api/connections/{symbol}/check',
    tag,
    who: 'services.check',
    summary: 'Checks a connection and stores the result',
    description: 'The check makes a harmless call to the service.',
    params: z.object({ symbol: z.string().regex(/^[a-z0-9_]{1,40}$/) }),
    answer: data(Connection, 'The connection with the result of the check.'),
    allowance: secondsToWait,
    refusals: { forbidden: 403, gone: 404, not_set_up: 409 },
    run: async (ctx, { params: { symbol } }) => {
      const outcome = await checkConnection(ctx, connectionsOf(ctx.services), symbol)
      return outcome.ok ? done(bodyOf(outcome.value)) : outcome
    },
  }),
]

function bodyOf({ symbol, name, about, state, needs, last }: ConnectionRecord): ConnectionBody {
  return {
    ...{ symbol, name: name[0], name_ar: name[1], about: about[0], about_ar: about[1], state },
    needs: needs.map(({ kind, name: need, isGiven }) => ({ kind, name: need, is_given: isGiven })),
    findings: (last?.findings ?? []).map(({ tone, text, at }) => ({ tone, text: text[0], text_ar: text[1], at: at ?? null })),
    checked_at: last?.at.toISOString() ?? null,
    checked_by: last?.by ?? '',
  }
}
