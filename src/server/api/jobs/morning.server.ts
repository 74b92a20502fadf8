import { z } from '@hono/zod-openapi'
import { may } from '#domains/accounts/index.ts'
import { listFindings, summariseFindings } from '#domains/content/index.server.ts'
import { listDueTasks, readLeadAttention } from '#domains/leads/index.server.ts'
import { readOrderAttention } from '#domains/orders/index.server.ts'
import { feedRunStates, missingParts } from '#domains/stock/index.ts'
import { countIncompleteVehicles, findReadyVehicles, listFailedFeeds } from '#domains/stock/index.server.ts'
import type { ListRequest } from '#kernel/list-request.ts'
import type { CallCtx } from '../define-call.server.ts'
import { CareFinding, CareSummary } from '../content/site-care-calls.server.ts'
import { Lead, LeadTask } from '../leads/lead-shapes.ts'
import { orderCtx } from '../orders/order-desk.server.ts'
import { OrderAttention } from '../orders/order-record-shapes.ts'

const count = z.int()

/** What waits for whoever opens the admin. A part is null for those whose role does not have it. */
export const Morning = z.object({
  orders: OrderAttention.nullable(),
  leads: z.object({ leads: z.array(Lead).readonly(), total: count, late: count, held: count }).nullable(),
  tasks: z
    .object({ tasks: z.array(LeadTask.extend({ lead: Lead })), total: count })
    .nullable()
    .describe('The caller’s tasks about leads that are due by the end of the day.'),
  cars: z
    .object({
      ...{ picture: count, retailer: count, price: count, to_publish: count },
      first: z.array(
        z.object({ id: z.int(), name: z.string(), vin: z.string(), currency: z.string(), version: z.string(), missing: z.array(z.enum(missingParts)) }),
      ),
    })
    .nullable()
    .describe('The number of cars that lack a part, up to 1,000, and the first of them with what each lacks.'),
  ready: z
    .object({ cars: z.array(z.object({ id: z.int(), name: z.string(), vin: z.string() })), total: count })
    .nullable()
    .describe('The number of hidden cars that lack nothing any more, up to 1,000, and the first of them.'),
  care: CareSummary.extend({ first: z.array(CareFinding) })
    .nullable()
    .describe('The number of findings on the site, and the first of them.'),
  feeds: z
    .array(
      z.object({
        id: z.int(),
        name: z.string(),
        is_fetched: z.boolean().describe('Whether it can run again without a file.'),
        run: z.object({ id: z.int(), state: z.enum(feedRunStates), created_at: z.iso.datetime() }),
      }),
    )
    .nullable(),
  without_retailer: z.boolean().describe('True for people of a retailer who have no retailer assigned and so see nothing yet.'),
})

/** Each part is read if the role of whoever asks has it; all of them are few rows and bounded counts. */
export async function findMorning(ctx: CallCtx): Promise<z.output<typeof Morning>> {
  const { staff } = ctx
  const { timeZone } = (await ctx.services.site.get(ctx)).settings
  const [orders, leads, tasks, cars, ready, feeds, care] = await Promise.all([
    may(staff, 'orders.read') ? readOrderAttention(await orderCtx(ctx)) : null,
    may(staff, 'leads.read') ? readLeadAttention(ctx, timeZone) : null,
    may(staff, 'leads.read') ? listDueTasks(ctx, timeZone) : null,
    may(staff, 'stock.read') ? countIncompleteVehicles(ctx) : null,
    may(staff, 'stock.read') ? findReadyVehicles(ctx) : null,
    may(staff, 'stock.read') ? listFailedFeeds(ctx) : null,
    may(staff, 'pages.read') ? findCare(ctx) : null,
  ])
  return {
    orders: orders?.ok ? orders.value : null,
    leads: leads?.ok ? leads.value : null,
    tasks: tasks?.ok ? tasks.value : null,
    cars: cars?.ok ? cars.value : null,
    ready: ready?.ok ? ready.value : null,
    care,
    feeds: feeds?.ok ? feeds.value : null,
    without_retailer: staff?.role === 'retailer' && (staff.retailers ?? []).length === 0,
  }
}

/** So many findings are named; the list has all. */
const FEW_FINDINGS = 5
const firstFindings: ListRequest = { page: 1, perPage: FEW_FINDINGS, sort: 'kind', order: 'asc', search: '', ids: null, filters: {} }

async function findCare(ctx: CallCtx): Promise<z.output<typeof Morning>['care']> {
  const [summary, first] = await Promise.all([summariseFindings(ctx), listFindings(ctx, firstFindings, { isLeft: false })])
  return summary.ok && first.ok ? { ...summary.value, first: first.value.rows } : null
}
