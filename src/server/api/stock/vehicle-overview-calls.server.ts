import { z } from '@hono/zod-openapi'
import { leadStates } from '#domains/leads/index.ts'
import { listLeadsOfVehicle } from '#domains/leads/index.server.ts'
import { orderStates } from '#domains/orders/index.ts'
import { findOrderOfVehicle } from '#domains/orders/index.server.ts'
import { missingParts } from '#domains/stock/index.ts'
import { findVehicleOverview } from '#domains/stock/index.server.ts'
import { done } from '#kernel/outcome.ts'
import { data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { RecordId } from '../record-id.ts'

const VehicleOverview = z
  .object({
    price: z.number().nullable(),
    old_price: z.number().nullable(),
    hidden: z.enum(['gone_from_feed', 'waiting', 'withdrawn']).nullable().openapi({ description: 'Why visitors do not find the vehicle; null if they do.' }),
    missing: z.array(z.enum(missingParts)),
    feed: z
      .object({ id: z.int(), name: z.string(), is_held: z.boolean(), inputs: z.array(z.string()) })
      .nullable()
      .openapi({ description: 'The feed that writes the vehicle, with the fields that its next run overwrites; none of them while it is held for a buyer.' }),
    history: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        actor_name: z.string(),
        action: z.string(),
        run: z.int().nullable(),
        changes: z.record(z.string(), z.array(z.unknown())),
      }),
    ),
    order: z
      .object({ id: z.int(), order_number: z.string(), state: z.enum(orderStates), customer_name: z.string() })
      .nullable()
      .openapi({ description: 'The order that holds the vehicle, for callers who may see orders.' }),
    leads: z
      .array(z.object({ id: z.int(), state: z.enum(leadStates), name: z.string(), created_at: z.iso.datetime() }))
      .openapi({ description: 'The open leads about the vehicle, for callers who may see leads.' }),
  })
  .openapi('VehicleOverview')

/** What the page of a vehicle in the admin says beside its fields. */
export const vehicleOverviewCalls = [
  defineCall({
    method: 'get',
    path: '/api/stock/vehicles/{id}/overview',
    tag: 'Stock',
    who: 'stock.read',
    summary: 'Reads an overview of a vehicle',
    description: 'Its price, what it lacks, its feed, its order and leads, and its history.',
    params: z.object({ id: RecordId }),
    answer: data(VehicleOverview, 'The overview, with its events newest first.'),
    refusals: { forbidden: 403, gone: 404 },
    run: async (ctx, { params: { id } }) => {
      const { settings } = await ctx.services.site.get(ctx)
      const overview = await findVehicleOverview(ctx, id, settings.stock)
      if (!overview.ok) return overview
      const [order, leads] = await Promise.all([findOrderOfVehicle(ctx, id), listLeadsOfVehicle(ctx, id)])
      return done({ ...overview.value, order, leads })
    },
  }),
]
