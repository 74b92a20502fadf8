import { z } from '@hono/zod-openapi'
import { invoiceKinds } from '#domains/invoices/index.ts'
import {
  Appointment,
  OrderDocument,
  OrderFactLine,
  OrderStageLine,
  OrderSums,
  orderActionNames,
  orderEventTypes,
  orderKinds,
  orderStates,
} from '#domains/orders/index.ts'
import { paymentStates } from '#domains/payments/index.ts'
import { Approval } from '../payments/payment-shapes.ts'

const Moment = z.iso.datetime()

/** An order as staff see it. */
export const OrderRecord = z
  .object({
    id: z.int(),
    order_number: z.string(),
    state: z.enum(orderStates),
    kind: z.enum(orderKinds),
    vehicle_id: z.int(),
    vehicle_name: z.string(),
    vehicle_vin: z.string(),
    vehicle_price: z.int().nullable(),
    company_uuid: z.string(),
    retailer_id: z.int(),
    retailer_name: z.string(),
    vendor_type: z.string(),
    finance_option: z.string(),
    customer_name: z.string(),
    customer_email: z.string(),
    customer_phone: z.string(),
    amount: z.int().openapi({ description: 'In minor units of the currency.' }),
    currency: z.string(),
    sums: OrderSums,
    appointment: Appointment.nullable(),
    locale: z.enum(['ar', 'en']),
    version: z.string(),
    created_at: Moment,
    updated_at: Moment,
    confirmed_at: Moment.nullable(),
  })
  .openapi('OrderRecord')

const Payment = z.object({
  id: z.int(),
  reference: z.string(),
  gateway: z.string(),
  state: z.enum(paymentStates),
  amount: z.object({ minor: z.int(), currency: z.string() }),
  captured_minor: z.int(),
  refunded_minor: z.int(),
  is_on_hold: z.boolean(),
  provider_id: z.string().nullable(),
  failure: z.string(),
  card: z.string(),
  refundable_minor: z.int(),
  is_moving: z.boolean(),
})

const Invoice = z.object({
  id: z.int(),
  kind: z.enum(invoiceKinds),
  number: z.string().openapi({ description: 'The number; empty while the invoice is being issued.' }),
  total: z.object({ minor: z.int(), currency: z.string() }),
  issued_at: Moment.nullable(),
})

export const WholeOrder = OrderRecord.extend({
  lock_id: z.string(),
  quotation: z.object({ id: z.int(), number: z.string() }).nullable().openapi({ description: 'The quotation that the order accepts.' }),
  config_url: z.string(),
  rdx_forms_lead_id: z.string(),
  confirmation_by_link: z.boolean(),
  metadata: z.record(z.string(), z.unknown()),
  lead_attributes: z.record(z.string(), z.unknown()),
  facts: z.array(OrderFactLine),
  facts_en: z.array(OrderFactLine).openapi({ description: 'The facts in English.' }),
  stages: z.array(OrderStageLine),
  stages_en: z.array(OrderStageLine),
  vehicle_status: z.string(),
  vehicle_link: z.string(),
  payments: z.array(Payment),
  approvals: z.array(Approval).openapi({ description: 'The actions on its money that wait for a second person.' }),
  invoices: z.array(Invoice),
  documents: z.array(OrderDocument),
  events: z.array(z.object({ id: z.int(), type: z.enum(orderEventTypes), detail: z.record(z.string(), z.unknown()), actor: z.string(), at: Moment })),
  deliveries: z.array(z.looseObject({ id: z.int() })),
  actions: z.array(z.enum(orderActionNames)),
}).openapi('WholeOrder')

const BoardOrder = OrderRecord.extend({ due_at: Moment.nullable().openapi({ description: 'When the held money lapses, or the order ends by itself.' }) })
const column = z.object({ orders: z.array(BoardOrder), total: z.int() })

export const OrderBoard = z.object({ today: column, to_confirm: column, to_capture: column, visits_today: column, waiting: column }).openapi('OrderBoard')

export const OrderAttention = z.object({ to_confirm: column, lapsing: column, visits_today: column }).openapi('OrderAttention')
