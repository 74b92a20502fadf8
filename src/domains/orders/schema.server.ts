import { sql } from 'drizzle-orm'
import { bigint, bigserial, boolean, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { DocumentKind } from './documents/order-document.ts'
import type { OrderContents } from './facts/order-contents.ts'
import type { OrderEventType } from './order-event.ts'
import { holdingStates, type OrderState, type StageMoments } from './order.ts'
import type { Appointment, OrderKind, Vendor } from './order-shapes.ts'
import type { QuotedChoice } from './quotations/quotation.ts'

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const at = (name: string) => time(name).notNull().defaultNow()
type Free = Record<string, unknown>

/** What staff offer a customer in writing, with a link to pay. Once it is sent, what it offers stays. */
export const quotation = pgTable(
  'quotation',
  {
    id: serial('id').primaryKey(),
    /** Chosen by whoever makes it: the same key again is the same quotation. */
    key: uuid('key').notNull(),
    number: text('number').notNull(),
    vehicleId: integer('vehicle_id').notNull(),
    vehicleName: text('vehicle_name').notNull(),
    vehicleVin: text('vehicle_vin').notNull(),
    /** Whether the car is one of a kind. */
    isUnique: boolean('is_unique').notNull(),
    companyUuid: text('company_uuid').notNull(),
    retailerId: integer('retailer_id').notNull(),
    /** The lead that asked for it; null without one. */
    leadId: integer('lead_id'),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    customerPhone: text('customer_phone').notNull(),
    locale: text('locale').$type<'ar' | 'en'>().notNull(),
    kind: text('kind').$type<OrderKind>().notNull(),
    /** The form as staff filled it in. */
    choice: jsonb('choice').$type<QuotedChoice>().notNull(),
    /** What an order of it has in its columns of these names. */
    financeOption: text('finance_option').notNull(),
    metadata: jsonb('metadata').$type<Free>().notNull(),
    contents: jsonb('contents').$type<OrderContents>().notNull(),
    /** In minor units; null for a price on request. */
    vehiclePrice: bigint('vehicle_price', { mode: 'number' }),
    /** What is paid online, in minor units. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    note: text('note').notNull(),
    /** Whether sending it holds the car. */
    holdsCar: boolean('holds_car').notNull(),
    heldUntil: time('held_until'),
    validUntil: time('valid_until').notNull(),
    sentAt: time('sent_at'),
    openedAt: time('opened_at'),
    withdrawnAt: time('withdrawn_at'),
    /** Who made it, and is the adviser of its order. */
    ownerId: integer('owner_id'),
    madeBy: text('made_by').notNull(),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
  },
  (table) => [
    uniqueIndex('quotation_key').on(table.key),
    uniqueIndex('quotation_number').on(table.number),
    index('quotation_created').on(table.createdAt),
    index('quotation_retailer').on(table.retailerId, table.createdAt),
    index('quotation_lead').on(table.leadId),
    index('quotation_email').on(table.customerEmail),
    index('quotation_phone').on(table.customerPhone),
  ],
)

/** A visitor on the way to an order. Its id is the `lock_id` of the calls, and the reference of its payments. */
export const checkout = pgTable(
  'checkout',
  {
    id: uuid('id').primaryKey(),
    vehicleId: integer('vehicle_id').notNull(),
    vehicleName: text('vehicle_name').notNull(),
    companyUuid: text('company_uuid').notNull(),
    retailerId: integer('retailer_id').notNull(),
    /** Digests of the browsers that this checkout belongs to. */
    holders: text('holders').array().notNull(),
    /** Whether the car is one of a kind; a car that is built to order is not held. */
    isUnique: boolean('is_unique').notNull(),
    /** The price at the start of the checkout; later changes of the configuration do not affect it. */
    vendors: jsonb('vendors').$type<readonly Vendor[]>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    isOnHold: boolean('is_on_hold').notNull(),
    confirmationByLink: boolean('confirmation_by_link').notNull(),
    draft: jsonb('draft').$type<Free>(),
    /** The network in which it began (`networkOf`); '' for none, and after a few days. */
    network: text('network').notNull().default(''),
    /** Digests of the mail address and the phone number that its draft or order names. */
    contacts: text('contacts').array().notNull().default(sql`'{}'`),
    /** The round in which it held the car last: a hold ends at the maximum after its beginning. */
    heldFrom: time('held_from'),
    heldUntil: time('held_until'),
    /** The quotation that it accepts: its terms count, whatever a browser sends. */
    quotationId: integer('quotation_id').references(() => quotation.id, { onDelete: 'set null' }),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
  },
  (table) => [
    uniqueIndex('checkout_quotation').on(table.quotationId),
    index('checkout_updated').on(table.updatedAt),
    index('checkout_holders').using('gin', table.holders),
  ],
)

/** Who holds a car: one row a car, taken over when it has expired. A checkout holds it for minutes, an order that waits for its money or its link until its deadline. */
export const softLock = pgTable(
  'soft_lock',
  {
    vehicleId: integer('vehicle_id').primaryKey(),
    checkoutId: uuid('checkout_id')
      .notNull()
      .references(() => checkout.id, { onDelete: 'cascade' }),
    /** When the round of this hold began: it cannot be renewed beyond the maximum. */
    lockedAt: time('locked_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('soft_lock_expires').on(table.expiresAt), uniqueIndex('soft_lock_checkout').on(table.checkoutId)],
)

/** Requests to be notified when a held car is free again; removed once notified. */
export const lockWatch = pgTable(
  'lock_watch',
  {
    id: serial('id').primaryKey(),
    vehicleId: integer('vehicle_id').notNull(),
    email: text('email').notNull(),
    locale: text('locale').$type<'ar' | 'en'>().notNull(),
    createdAt: at('created_at'),
  },
  (table) => [uniqueIndex('lock_watch_of').on(table.vehicleId, table.email)],
)

/** An order or a reservation. The payload's fields have the names of A-153. */
export const customerOrder = pgTable(
  'customer_order',
  {
    id: serial('id').primaryKey(),
    /** The public number: unique and unguessable. */
    number: text('number').notNull(),
    state: text('state').$type<OrderState>().notNull(),
    kind: text('kind').$type<OrderKind>().notNull(),
    vehicleId: integer('vehicle_id').notNull(),
    isUnique: boolean('is_unique').notNull(),
    companyUuid: text('company_uuid').notNull(),
    retailerId: integer('retailer_id').notNull(),
    vendorUuid: text('vendor_uuid').notNull(),
    vendorType: text('vendor_type').notNull(),
    lockId: uuid('lock_id').notNull(),
    rdxFormsLeadId: text('rdx_forms_lead_id').notNull().default(''),
    vehicleVin: text('vehicle_vin').notNull().default(''),
    configUrl: text('config_url').notNull().default(''),
    metadata: jsonb('metadata').$type<Free>().notNull(),
    financeOption: text('finance_option').notNull().default(''),
    leadAttributes: jsonb('lead_attributes').$type<Free>().notNull(),
    confirmationByLink: boolean('confirmation_by_link').notNull(),
    customerEmail: text('customer_email').notNull(),
    paypalOrderId: text('paypal_order_id').notNull().default(''),
    stripePaymentIntentId: text('stripe_payment_intent_id').notNull().default(''),
    liqpayOrderId: text('liqpay_order_id').notNull().default(''),
    locale: text('locale').$type<'ar' | 'en'>().notNull(),

    /** Digests of the browsers that may read it. */
    holders: text('holders').array().notNull(),
    customerName: text('customer_name').notNull().default(''),
    customerPhone: text('customer_phone').notNull().default(''),
    /** The payment that pays for this order; null while there is none. */
    paymentId: integer('payment_id'),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** A copy of the car at the time of the order: the stock changes later. */
    vehicleName: text('vehicle_name').notNull(),
    vehiclePrice: bigint('vehicle_price', { mode: 'number' }),
    /** What was ordered, as it was offered then; null for an order that a payment made while its configuration was not at hand. */
    contents: jsonb('contents').$type<OrderContents>(),
    /** When it came to the stages after its confirmation. */
    stages: jsonb('stages').$type<StageMoments>().notNull().default({}),
    /** The car's status before it was reserved, which is restored on cancellation; '' while this order has not reserved it. */
    vehicleStatusBefore: text('vehicle_status_before').notNull().default(''),
    appointment: jsonb('appointment').$type<Appointment>(),
    ownerId: integer('owner_id'),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
    confirmedAt: time('confirmed_at'),
    /** When erasure of the buyer was requested while the order was running; it is carried out once the order has ended. */
    eraseAskedAt: time('erase_asked_at'),
    /** When the buyer's data was erased; what the law requires is kept. */
    erasedAt: time('erased_at'),
  },
  (table) => [
    uniqueIndex('customer_order_number').on(table.number),
    uniqueIndex('customer_order_lock').on(table.lockId),
    // The guarantee behind the soft lock: at most one active order for a car.
    uniqueIndex('customer_order_of_vehicle')
      .on(table.vehicleId)
      .where(sql.raw(`is_unique and state in (${holdingStates.map((state) => `'${state}'`).join(', ')})`)),
    index('customer_order_created').on(table.createdAt),
    index('customer_order_state').on(table.state, table.createdAt),
    index('customer_order_retailer').on(table.retailerId, table.createdAt),
    index('customer_order_email').on(table.customerEmail),
    index('customer_order_phone').on(table.customerPhone),
    index('customer_order_payment').on(table.paymentId),
    index('customer_order_visit').on(sql`(${table.appointment} ->> 'date')`),
  ],
)

/** The timeline of an order. */
export const orderEvent = pgTable(
  'order_event',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => customerOrder.id, { onDelete: 'cascade' }),
    type: text('type').$type<OrderEventType>().notNull(),
    detail: jsonb('detail').$type<Free>().notNull().default({}),
    actor: text('actor').notNull().default(''),
    at: at('at'),
  },
  (table) => [index('order_event_of').on(table.orderId, table.id)],
)

/** A file of an order: contracts, papers of its buyer, records of the handover. The bytes are in the storage, never among the media of the site. */
export const orderDocument = pgTable(
  'order_document',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => customerOrder.id, { onDelete: 'cascade' }),
    /** Chosen by whoever uploads it: the same key again is the same document. */
    key: uuid('key').notNull(),
    kind: text('kind').$type<DocumentKind>().notNull(),
    name: text('name').notNull(),
    fileName: text('file_name').notNull(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    /** Of the file, as hexadecimal: what was signed off. */
    sha256: text('sha256').notNull(),
    storageKey: text('storage_key').notNull(),
    /** Whether the customer sees it on the page of the order. */
    isVisible: boolean('is_visible').notNull(),
    /** Whether the customer is asked to confirm it. */
    asksSignOff: boolean('asks_sign_off').notNull(),
    signedAt: time('signed_at'),
    /** As the customer typed it. */
    signedName: text('signed_name').notNull().default(''),
    addedBy: text('added_by').notNull(),
    createdAt: at('created_at'),
  },
  (table) => [uniqueIndex('order_document_key').on(table.key), index('order_document_of').on(table.orderId, table.id)],
)

/** Files in the storage that no document refers to. */
export const orderGarbage = pgTable('order_garbage', { storageKey: text('storage_key').primaryKey(), since: at('since') })

/** Idempotency keys of staff actions on an order: a repeated request changes nothing. */
export const orderRequestKey = pgTable(
  'order_request_key',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => customerOrder.id, { onDelete: 'cascade' }),
    key: uuid('key').notNull(),
    at: at('at'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.key] })],
)
