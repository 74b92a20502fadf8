import type { DeliveryRecord } from '#domains/deliveries/index.server.ts'
import type { ApprovalRecord, StaffPayment } from '#domains/payments/index.server.ts'
import type { OrderDocument } from '../documents/order-document.ts'
import type { OrderAction, OrderState } from '../order.ts'
import type { OrderEvent } from '../order-event.ts'
import type { OrderInvoice } from './order-invoices.server.ts'
import type { Appointment, OrderFactLine, OrderKind, OrderStageLine, OrderSums } from '../order-shapes.ts'

/** An order as staff see it in lists. */
export type OrderRecord = {
  id: number
  order_number: string
  state: OrderState
  kind: OrderKind
  vehicle_id: number
  vehicle_name: string
  vehicle_vin: string
  vehicle_price: number | null
  company_uuid: string
  retailer_id: number
  retailer_name: string
  vendor_type: string
  finance_option: string
  customer_name: string
  customer_email: string
  customer_phone: string
  /** In minor units of the currency, as `vehicle_price`. */
  amount: number
  currency: string
  /** In minor units; null for what is not known. */
  sums: OrderSums
  appointment: Appointment | null
  locale: 'ar' | 'en'
  version: string
  created_at: string
  updated_at: string
  confirmed_at: string | null
}

/** A payment of an order. Amounts in minor units; the most that can be refunded now, and whether the provider still has something to do. */
export type OrderPayment = Pick<StaffPayment, 'id' | 'reference' | 'gateway' | 'state' | 'amount' | 'failure' | 'card'> & {
  captured_minor: number
  refunded_minor: number
  refundable_minor: number
  is_on_hold: boolean
  is_moving: boolean
  provider_id: string | null
}

/** An order with all its records and the actions that it allows now. */
export type WholeOrder = OrderRecord & {
  lock_id: string
  /** The quotation that it accepts. */
  quotation: { id: number; number: string } | null
  config_url: string
  rdx_forms_lead_id: string
  confirmation_by_link: boolean
  metadata: Record<string, unknown>
  lead_attributes: Record<string, unknown>
  /** Everything about the order that the team reads, in Arabic. */
  facts: OrderFactLine[]
  /** The same in English, for staff who work in it. */
  facts_en: OrderFactLine[]
  stages: OrderStageLine[]
  stages_en: OrderStageLine[]
  vehicle_status: string
  vehicle_link: string
  payments: OrderPayment[]
  /** Actions on its money that wait for a second person. */
  approvals: ApprovalRecord[]
  invoices: OrderInvoice[]
  documents: OrderDocument[]
  events: OrderEvent[]
  deliveries: DeliveryRecord[]
  actions: OrderAction[]
}
