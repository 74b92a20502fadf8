import { z } from '@hono/zod-openapi'
import { calendarKinds } from '#domains/content/index.ts'
import { listCalendar } from '#domains/content/index.server.ts'
import { days } from '#kernel/durations.ts'
import { firstWeekday } from '#kernel/format/first-weekday.ts'
import { done } from '#kernel/outcome.ts'
import { todayIn } from '#kernel/zoned-time.ts'
import { data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'

/** A month and the days of the weeks at its edges. */
const MOST_DAYS = 62

const CalendarEntry = z
  .object({
    id: z.string(),
    kind: z.enum(calendarKinds),
    day: z.iso.date(),
    at: z.iso.datetime().nullable(),
    page_id: z.int(),
    title: z.string(),
    path: z.string(),
    block: z.string(),
    group: z.string(),
    field: z.string(),
    author: z.string(),
  })
  .openapi('CalendarEntry')

const Span = z
  .object({ from: z.iso.date(), to: z.iso.date(), kind: z.enum(calendarKinds).optional() })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < days(MOST_DAYS), { path: ['to'], message: 'range_reversed' })

/** What happens to pages, day by day. */
export const calendarCalls = [
  defineCall({
    method: 'get',
    path: '/api/calendar_entries',
    tag: 'Pages',
    who: 'pages.read',
    summary: 'Lists what is published and planned between two days',
    description: 'Both days are included, in the time zone of the site; at most 62 days.',
    query: Span,
    answer: data(
      z.object({
        entries: z.array(CalendarEntry),
        is_more: z.boolean(),
        today: z.iso.date(),
        first_weekday: z.int().min(0).max(6).describe('The first day of the week in the country of the site; Sunday is 0.'),
      }),
      'The events in order, at most 1,000.',
    ),
    refusals: { forbidden: 403 },
    run: async (ctx, { query: { from, to, kind } }) => {
      const { settings } = await ctx.services.site.get(ctx)
      const outcome = await listCalendar(ctx, { from, to, timeZone: settings.timeZone, kinds: kind ? [kind] : calendarKinds })
      if (!outcome.ok) return outcome
      const country = settings.markets.home?.country ?? 'AE'
      return done({ ...outcome.value, today: todayIn(settings.timeZone, ctx.clock.now()), first_weekday: firstWeekday(country) })
    },
  }),
]
