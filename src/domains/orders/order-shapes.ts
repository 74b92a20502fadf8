import { z } from 'zod'
import { invoiceKinds } from '#domains/invoices/index.ts'
import { paymentStates } from '#domains/payments/index.ts'
import { LARGEST_ID } from '#kernel/values/row-id.ts'
import { OwnDocument } from './documents/order-document.ts'
import { orderStates } from './order.ts'

const code = (max = 120) => z.string().trim().min(1).max(max)
const MOST_JSON_LETTERS = 32_000

/** Structured data of the journey, stored unchanged. */
const Free = z.record(z.string().max(120), z.unknown()).refine((value) => JSON.stringify(value).length <= MOST_JSON_LETTERS, { error: 'too long' })

/** Starts a checkout (C-249). `company_uuid` is the CI code of the retailer who sells. */
export const InitInput = z.strictObject({ vehicle_id: z.coerce.number().int().positive().max(LARGEST_ID), company_uuid: code() })
export type InitInput = z.output<typeof InitInput>

/** Who takes the payment. */
export const Vendor = z.object({
  uuid: z.string(),
  type: z.string(),
  stripe_connected_accounts: z.array(z.object({ company_uuid: z.string(), stripe_account_id: z.string() })),
})
export type Vendor = z.output<typeof Vendor>

/** A checkout that holds its car (C-250), with the amount that the server asks: a browser never decides what is to be paid. */
export const Checkout = z.object({
  lock_id: z.uuid(),
  vehicle_id: z.int(),
  company_uuid: z.string(),
  vendor_uuid: z.string(),
  vendor: Vendor,
  /** Other ways to pay, for when the first one is down. */
  other_vendors: z.array(Vendor),
  /** The end of the hold; null for a car that is built to order and is held for nobody. */
  expires_at: z.iso.datetime().nullable(),
  /** The clock of the server, by which a countdown is corrected. */
  now: z.iso.datetime(),
  /** In minor units: 50000 is 500.00 AED; 0 when nothing is paid online. */
  amount: z.object({ minor: z.int(), currency: z.string() }),
  is_on_hold: z.boolean(),
  is_free: z.boolean(),
  has_gateway: z.boolean(),
  confirmation_by_link: z.boolean(),
  /** The visitor's saved input, from any device. */
  draft: Free.nullable(),
  /** The order that was created from it; a returning visitor is sent there. */
  order_number: z.string().nullable(),
})
export type Checkout = z.output<typeof Checkout>

/** The order payload: the 16 fields of A-153 and C-075, and no others. */
export const OrderInput = z.strictObject({
  vehicle_id: z.coerce.number().int().positive().max(LARGEST_ID).optional(),
  company_uuid: code(),
  paypal_order_id: code(200).optional(),
  vendor_uuid: code().optional(),
  lock_id: z.uuid(),
  rdx_forms_lead_id: z
    .union([z.string().max(80), z.number()])
    .transform(String)
    .optional(),
  vehicle_vin: code(40).optional(),
  config_url: code(2000).optional(),
  metadata: Free.default({}),
  finance_option: code().optional(),
  stripe_payment_intent_id: code(200).optional(),
  lead_attributes: Free.default({}),
  confirmation_by_link: z.boolean().default(false),
  customer_email: z.email().max(254),
  liqpay_order_id: code(200).optional(),
  locale: z.enum(['ar', 'en']).default('en'),
})
export type OrderInput = z.output<typeof OrderInput>
/** As browsers send it. */
export type OrderDraft = z.input<typeof OrderInput>

/** The fields that name a payment; at most one of them is given (C-076). */
export const paymentFields = ['paypal_order_id', 'stripe_payment_intent_id', 'liqpay_order_id'] as const

export const orderKinds = ['purchase', 'reservation'] as const
export type OrderKind = (typeof orderKinds)[number]

export const Appointment = z.object({ date: z.iso.date(), time: z.object({ value: z.string().regex(/^\d{2}:\d{2}$/) }) })
export type Appointment = z.output<typeof Appointment>

/** The public view of an order, for anybody who knows its number. It holds no personal data (C-259). */
export const PublicOrder = z.object({
  order_number: z.string(),
  created_at: z.iso.datetime(),
  payment_status: z.enum(orderStates),
  vehicle_id: z.int().nullable(),
  company_uuid: z.string(),
  finance_option: z.string().nullable(),
  metadata: z.object({ tradeInData: z.unknown() }),
})
export type PublicOrder = z.output<typeof PublicOrder>

/** One fact of an order as its reader sees it: what it is called and what it says, under the part of the order that it belongs to. */
export const OrderFactLine = z.object({ key: z.string(), group: z.string(), label: z.string(), value: z.string(), is_figure: z.boolean() })
export type OrderFactLine = z.output<typeof OrderFactLine>

/** A stage of an order on the way to its handover; `at` is when it came to it, in words, '' for one that lies ahead. */
export const OrderStageLine = z.object({ key: z.string(), label: z.string(), at: z.string() })
export type OrderStageLine = z.output<typeof OrderStageLine>

/** The sums of an order in minor units, by the names of its facts; null for what is not known. */
export const OrderSums = z.object({ total: z.int().nullable(), held: z.int(), paid: z.int(), refunded: z.int(), rest: z.int().nullable() })
export type OrderSums = z.output<typeof OrderSums>

/** Further values for the buyer, in the ordering browser or by a signed link. */
export const OwnOrder = PublicOrder.extend({
  /** Whether the car was configured: then the pages use the texts of the configurator journey. */
  is_configured: z.boolean(),
  kind: z.enum(orderKinds),
  amount: z.object({ minor: z.int(), currency: z.string() }),
  payment_state: z.enum(paymentStates).nullable(),
  /** Everything about the order that its buyer reads, in Arabic. */
  facts: z.array(OrderFactLine),
  stages: z.array(OrderStageLine),
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  vehicle: z.object({ name: z.string(), vin: z.string(), href: z.string(), picture: z.string() }),
  retailer: z
    .object({ id: z.int(), name: z.string(), address: z.string(), phone: z.string(), email: z.string(), directions: z.string().nullable() })
    .nullable(),
  appointment: Appointment.nullable(),
  /** Invoices and credit notes; each is a PDF at `href`, which needs no further sign-in. One that is being issued has '' for its number and address. */
  invoices: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(invoiceKinds),
      number: z.string(),
      total: z.object({ minor: z.int(), currency: z.string() }),
      issued_at: z.iso.datetime().nullable(),
      href: z.string(),
    }),
  ),
  /** What the team shows of it; each is a file at `href`, which needs no further sign-in. */
  documents: z.array(OwnDocument),
  /** Waits until the link of a mail is opened. */
  awaits_link: z.boolean(),
  may_cancel: z.boolean(),
  /** Whether the visit can be booked, moved or cancelled. */
  may_visit: z.boolean(),
  /** The visit as a file for calendars; '' without one. */
  calendar: z.string(),
  /** The order's own page; this address needs no further sign-in. */
  link: z.string(),
})
export type OwnOrder = z.output<typeof OwnOrder>

export const CreatedOrder = PublicOrder.extend({ metadata: z.record(z.string(), z.unknown()) })
export type CreatedOrder = z.output<typeof CreatedOrder>

/** C-262, C-263. */
export const InquiryInput = z.strictObject({
  recipients: z.array(z.email().max(254)).min(1).max(5),
  customer_data: z.object({
    first_name: z.string().trim().min(1).max(100),
    last_name: z.string().trim().max(100).default(''),
    email: z.email().max(254),
    phone: z.string().trim().max(40).default(''),
    message: z.string().trim().max(4000).default(''),
  }),
  vehicle_data: z.object({
    id: z
      .union([z.string().max(40), z.number()])
      .transform(String)
      .optional(),
    vin: z.string().max(40).default(''),
    name: z.string().max(200).default(''),
    price: z
      .union([z.string().max(80), z.number()])
      .transform(String)
      .default(''),
    url: z.string().max(2000).default(''),
  }),
})
export type InquiryInput = z.output<typeof InquiryInput>

/** A free time for a visit, in the time zone of the site. */
export const VisitDay = z.object({
  date: z.iso.date(),
  /** Empty on a public holiday. */
  times: z.array(z.string()),
  /** The name of the public holiday on which the retailer is closed; may be ''. */
  holiday: z.string().optional(),
})
export type VisitDay = z.output<typeof VisitDay>

/** A car that somebody is buying at the moment. */
export const HeldVehicle = z.object({ vehicle_id: z.int(), expires_at: z.iso.datetime() })
export type HeldVehicle = z.output<typeof HeldVehicle>

/** A car that this visitor holds: by a checkout, or by an order that waits for its payment or its link. */
export const OwnHold = z.object({
  lock_id: z.uuid(),
  vehicle_id: z.int(),
  vehicle_name: z.string(),
  order_number: z.string().nullable(),
  expires_at: z.iso.datetime(),
})
export type OwnHold = z.output<typeof OwnHold>

/** The caps on holding cars, by their codes. */
export const mostHeldRefusals = ['visitor_holds_most', 'contact_holds_most', 'network_holds_most', 'stock_holds_most'] as const
export type MostHeldRefusal = (typeof mostHeldRefusals)[number]

/** The refusal codes of the ordering calls; their texts are with the screens. */
export const orderRefusals = [
  'vehicle_locked',
  'vehicle_gone',
  'lock_expired',
  'hold_over',
  ...mostHeldRefusals,
  'seller_incomplete',
  'gone',
  'forbidden',
  'forged',
  'expired',
  'withdrawn',
  'not_allowed',
  'payment_missing',
  'payment_mismatch',
  'payment_failed',
  'invalid',
  'too_many',
  'busy',
] as const
export type OrderRefusal = (typeof orderRefusals)[number]
