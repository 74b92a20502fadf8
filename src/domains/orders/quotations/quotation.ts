import { z } from 'zod'
import { LARGEST_ID } from '#kernel/values/row-id.ts'
import { paymentOptionTypes } from '../journey/payment-options.ts'
import { orderStates } from '../order.ts'
import { OrderFactLine, orderKinds } from '../order-shapes.ts'

/** How far a quotation has come. It counts as `ordered` from the moment in which an order accepts it, also before that is paid. */
export const quotationStages = ['draft', 'sent', 'opened', 'ordered', 'expired', 'withdrawn'] as const
export type QuotationStage = (typeof quotationStages)[number]

/** The last day on which a quotation may end, counted from today. */
export const MOST_VALID_DAYS = 90
/** What an agreed price is compared with lies at most so many times above it: less is a slip of the keyboard. */
const MOST_TIMES_ABOVE = 2
const MOST_PACKS = 12

/** What staff choose about the offer itself. */
export const QuotedChoice = z.object({
  way: z.enum(paymentOptionTypes),
  /** For instalments: the term, and the deposit in percent of the price; null stands for the site's usual. */
  months: z.int().positive().max(240).nullable().default(null),
  deposit_percent: z.number().min(0).max(100).nullable().default(null),
  packs: z
    .array(z.string().regex(/^[\w-]{1,40}$/))
    .max(MOST_PACKS)
    .default([]),
  /** In minor units; null for the price that the site asks. */
  agreed_price: z.int().positive().nullable().default(null),
  /** The last day on which it counts, on the clock of the retailer. */
  valid_until: z.iso.date(),
})
export type QuotedChoice = z.output<typeof QuotedChoice>

/** A quotation as staff fill it in. */
export const QuotationInput = QuotedChoice.extend({
  vehicle_id: z.int().positive().max(LARGEST_ID),
  /** The code of the retailer who sells; needed for a car that stands at none. */
  company_uuid: z.string().trim().max(120).default(''),
  lead_id: z.int().positive().nullable().default(null),
  customer_name: z.string().trim().min(1).max(200),
  customer_email: z.email().max(254),
  customer_phone: z.string().trim().min(1).max(40),
  locale: z.enum(['ar', 'en']).default('ar'),
  kind: z.enum(orderKinds),
  note: z.string().trim().max(2000).default(''),
  holds_car: z.boolean().default(false),
}).strict()
export type QuotationInput = z.output<typeof QuotationInput>

const Moment = z.iso.datetime()
const Money = z.object({ minor: z.int(), currency: z.string() })

/** A quotation as staff see it in lists. */
export const QuotationRecord = QuotedChoice.extend({
  id: z.int(),
  number: z.string(),
  stage: z.enum(quotationStages),
  vehicle_id: z.int(),
  vehicle_name: z.string(),
  company_uuid: z.string(),
  retailer_id: z.int(),
  retailer_name: z.string(),
  lead_id: z.int().nullable(),
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.string(),
  locale: z.enum(['ar', 'en']),
  kind: z.enum(orderKinds),
  /** In minor units of the currency; null for a price on request. */
  vehicle_price: z.int().nullable(),
  /** What is paid online. */
  amount: z.int(),
  currency: z.string(),
  note: z.string(),
  holds_car: z.boolean(),
  /** Until when sending it holds the car; null where it does not. */
  held_until: Moment.nullable(),
  valid_until_at: Moment,
  sent_at: Moment.nullable(),
  opened_at: Moment.nullable(),
  withdrawn_at: Moment.nullable(),
  /** The order that accepted it. */
  order: z.object({ id: z.int(), order_number: z.string(), state: z.enum(orderStates) }).nullable(),
  made_by: z.string(),
  version: z.string(),
  created_at: Moment,
  updated_at: Moment,
})
export type QuotationRecord = z.output<typeof QuotationRecord>

/** A quotation with what it says, and the address at which its customer reads it. */
export const WholeQuotation = QuotationRecord.extend({
  /** Without the host; '' until it is sent. */
  link: z.string(),
  facts: z.array(OrderFactLine),
  facts_en: z.array(OrderFactLine),
  /** Whether its car can be ordered now. */
  is_available: z.boolean(),
})
export type WholeQuotation = z.output<typeof WholeQuotation>

/** A car as staff look for it. */
export const CarToOffer = z.object({ id: z.int(), name: z.string(), color: z.string(), vin: z.string(), stock_number: z.string() })
export type CarToOffer = z.output<typeof CarToOffer>

/** What may be offered of a car, as the site offers it. Prices of packs are in minor units, as all amounts; null for one on request. */
export const QuotationOffer = z.object({
  vehicle_id: z.int(),
  vehicle_name: z.string(),
  picture: z.string(),
  currency: z.string(),
  vehicle_price: z.int().nullable(),
  amount: z.int(),
  ways: z.array(z.object({ type: z.enum(paymentOptionTypes), amount: z.int().nullable() })),
  /** The span of instalments; null without any. */
  instalments: z.object({ months: z.int(), deposit_percent: z.number(), annual_rate: z.number() }).nullable(),
  packs: z.array(z.object({ id: z.string(), name: z.string(), price: z.int().nullable() })),
  retailers: z.array(z.object({ company_uuid: z.string(), name: z.string() })),
  is_unique: z.boolean(),
})
export type QuotationOffer = z.output<typeof QuotationOffer>

/** What whoever has its link sees. Of one that is over only that is told, and where to go on. */
export const PublicQuotation = z.object({
  number: z.string(),
  stage: z.enum(['open', 'ordered', 'expired', 'withdrawn', 'vehicle_gone']),
  locale: z.enum(['ar', 'en']),
  facts: z.array(OrderFactLine),
  note: z.string(),
  /** In words, on the clock of the retailer. */
  valid_until: z.string(),
  /** Until when the car is held for the customer, in words; '' where it is not. */
  held_until: z.string(),
  amount: Money,
  vehicle: z.object({ name: z.string(), href: z.string(), picture: z.string() }),
  retailer: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  /** The page of its order, for the customer; '' without one, and for others. */
  order_link: z.string(),
})
export type PublicQuotation = z.output<typeof PublicQuotation>

/** What is wrong with an agreed price beside the price that the site asks; null for nothing. */
export function agreedPriceFlaw(agreed: number, askingPrice: number | null): 'too_high' | 'too_low' | null {
  if (askingPrice === null) return null
  if (agreed > askingPrice) return 'too_high'
  return agreed * MOST_TIMES_ABOVE < askingPrice ? 'too_low' : null
}

type Dated = { sentAt: Date | null; openedAt: Date | null; withdrawnAt: Date | null; validUntil: Date }

/** The stage of a quotation. What was ordered stays ordered, whatever happens to its quotation later. */
export function stageOf({ sentAt, openedAt, withdrawnAt, validUntil }: Dated, { isOrdered, now }: { isOrdered: boolean; now: Date }): QuotationStage {
  if (isOrdered) return 'ordered'
  if (withdrawnAt !== null) return 'withdrawn'
  if (sentAt === null) return 'draft'
  if (validUntil <= now) return 'expired'
  return openedAt === null ? 'sent' : 'opened'
}
