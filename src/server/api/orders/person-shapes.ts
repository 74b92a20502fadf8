import { z } from '@hono/zod-openapi'

const PersonOrder = z.object({
  order_number: z.string(),
  created_at: z.iso.datetime(),
  payment_status: z.string(),
  vehicle: z.string(),
  customer: z.record(z.string(), z.unknown()),
  payments: z.array(z.record(z.string(), z.unknown())),
  invoices: z.array(z.record(z.string(), z.unknown())),
  documents: z.array(z.record(z.string(), z.unknown())),
})

export const ordersPersonShapes = {
  holdings: { orders: z.array(z.string()).openapi({ description: 'The numbers of orders.' }) },
  exported: {
    orders: z.array(PersonOrder),
    checkouts: z.array(z.object({ created_at: z.iso.datetime(), vehicle: z.string(), filled_in: z.unknown() })),
    waits_for: z.array(z.object({ vehicle_id: z.int(), since: z.iso.datetime() })),
    quotations: z.array(
      z.object({ number: z.string(), created_at: z.iso.datetime(), vehicle: z.string(), customer: z.record(z.string(), z.string()), note: z.string() }),
    ),
  },
  certificate: {
    orders: z.array(z.string()).openapi({ description: 'The numbers of orders whose personal data was erased; car, money and dates stay.' }),
    orders_kept: z.array(z.string()).openapi({ description: 'The numbers of orders that stay whole while they are in progress.' }),
  },
}
