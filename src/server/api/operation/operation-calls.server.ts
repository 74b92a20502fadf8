import { z } from '@hono/zod-openapi'
import { done } from '#kernel/outcome.ts'
import { watchedUnits } from '#platform/figures/figure.ts'
import { readOperation, type WatchedFigure } from '../../figures/read-watched.server.ts'
import { data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'

const Figure = z.object({
  label: z.string(),
  label_ar: z.string(),
  unit: z.enum(watchedUnits),
  value: z.number().nullable().describe('The value; null if it could not be read.'),
  most: z.number().nullable().describe('The highest normal value; the alert of Prometheus has this limit.'),
  least: z.number().nullable(),
  is_fine: z.boolean().nullable().describe('Whether the value is normal; null if no limit is known.'),
  where: z.string().nullable().describe('The subject of the admin in which it can be handled.'),
})
const Table = z.object({
  name: z.string().describe('The name of the figure at `/metrics`.'),
  unit: z.enum(watchedUnits),
  rows: z
    .array(z.object({ labels: z.array(z.string()).readonly().describe('The values of the labels, in order.'), value: z.number() }))
    .readonly()
    .nullable()
    .describe('The rows; null if they could not be read. Times of requests are given as percentiles.'),
})
const Operation = z
  .object({
    version: z.string(),
    commit: z.string().nullable(),
    node: z.string(),
    role: z.enum(['web', 'worker', 'both']),
    figures: z.array(Figure),
    tables: z.array(Table).readonly(),
  })
  .openapi('Operation')

/** What an operator looks at first; the same figures as at `/metrics`. */
export const operationCalls = [
  defineCall({
    method: 'get',
    path: '/api/operation',
    tag: 'Operation',
    who: 'services.check',
    summary: 'Reads the health of the process that answers, and of the database',
    answer: data(Operation, 'The figures. Those of the process are its own, those of the database are shared by all processes.'),
    refusals: { forbidden: 403 },
    run: async (ctx) => {
      const outcome = await readOperation(ctx.services, ctx)
      if (!outcome.ok) return outcome
      const { build, node, role, figures, tables } = outcome.value
      return done({ ...build, node, role, figures: figures.map(bodyOf), tables })
    },
  }),
]

function bodyOf({ label, unit, value, most, least, isFine, where }: WatchedFigure): z.infer<typeof Figure> {
  return { label: label[0], label_ar: label[1], unit, value, most: most ?? null, least: least ?? null, is_fine: isFine, where: where ?? null }
}
