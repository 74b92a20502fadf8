import { z } from '@hono/zod-openapi'
import { devices, pageTypes, speedMetrics, SpeedReport } from '#domains/analytics/index.ts'
import { findSpeed, keepSpeed } from '#domains/analytics/index.server.ts'
import { done } from '#kernel/outcome.ts'
import { addressLimit } from '../address-limit.server.ts'
import { data, nothing } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'

const tag = 'Measurement'
const MOST_BYTES = 1024
const MOST_DAYS = 366

const figure = {
  metric: z.enum(speedMetrics),
  visits: z.int(),
  p75: z.number().openapi({ description: 'The 75th percentile of the visits, in milliseconds except for CLS.' }),
  within_budget: z.int(),
  slow: z.int(),
}
const VisitorSpeed = z
  .object({
    total: z.array(z.object(figure)),
    days: z.array(z.object({ ...figure, day: z.iso.date() })),
    pages: z.array(z.object({ ...figure, page_type: z.enum(pageTypes), device: z.enum(devices) })),
  })
  .openapi('VisitorSpeed')

const period = z
  .object({ from: z.iso.date(), to: z.iso.date(), device: z.enum(devices).optional() })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < MOST_DAYS * 86_400_000, { error: 'at most 366 days', path: ['to'] })

/** A visitor sends one for each page that is loaded; a robot might spoil the figures. The address is forgotten at once. */
const secondsToWait = addressLimit({ burst: 30, everyMs: 5000 })

/** Page speed of visitors: reports from browsers, and figures for staff. */
export const speedCalls = [
  defineCall({
    method: 'post',
    path: '/api/speed_reports',
    tag,
    who: 'anyone',
    cost: 'write',
    summary: 'Records how fast one visit was',
    description: 'Only counts are stored.',
    body: SpeedReport,
    limit: MOST_BYTES,
    answer: nothing('Counted, unless measurement is off.'),
    allowance: secondsToWait,
    refusals: {},
    run: async (ctx, { body }) => {
      const { settings } = await ctx.services.site.get(ctx)
      if (settings.analytics.config.speed === 'off') return done(null)
      await keepSpeed(ctx, body, settings.timeZone)
      return done(null)
    },
  }),
  defineCall({
    method: 'get',
    path: '/api/visitor_speed',
    tag,
    who: 'measurement.read',
    summary: 'Reports how fast pages were for visitors, by day, type of page and device',
    query: period,
    answer: data(VisitorSpeed, 'The measurements. Days and pages without visits are left out.'),
    refusals: { forbidden: 403 },
    run: (ctx, { query }) => findSpeed(ctx, query),
  }),
]
