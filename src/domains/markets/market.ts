import { z } from 'zod'
import { weekdayNames } from '#kernel/calendar.ts'
import { SliderRange } from '#fields/settings/slider.ts'
import { isTimeZone } from '#kernel/zoned-time.ts'

/** An input field stores a number as text. */
const percent = z.union([z.number(), z.string().trim().min(1).transform(Number)]).pipe(z.number().min(0).max(100))
const isoDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/**
 * Another legal person than the seller of the site's own country: what stands on invoices of cars that are sold here, all of it in place of the site's, and in
 * a series of numbers of its own.
 */
const MarketSeller = z.object({
  name: z.string().trim().max(200).default(''),
  address: z.string().trim().max(1000).default(''),
  contact: z.string().trim().max(200).default(''),
  note: z.string().trim().max(2000).default(''),
})

/** Whom visitors of cars that are sold here call and write to; '' is that of the site. */
const MarketContact = z.object({ phone: z.string().trim().max(60).default(''), email: z.string().trim().max(200).default('') })

/** What finance estimates of cars that are sold here offer, in place of the site's. */
const MarketEstimate = z.object({ deposit_percent: SliderRange.optional(), months: SliderRange.optional() })

/**
 * A country in which cars are sold, as staff keep it: its money, its tax, what a buyer shows and signs, and its week. A retailer belongs to one, and
 * a car to that of its retailer.
 */
export const Market = z.object({
  /** ISO 3166-1, two letters. */
  country: z
    .string()
    .trim()
    .regex(/^[A-Z]{2}$/),
  /** In Arabic, as it stands in a sentence: 'الإمارات'. */
  name: z.string().trim().min(1).max(60),
  /** ISO 4217. */
  currency: z
    .string()
    .trim()
    .regex(/^[A-Z]{3}$/),
  time_zone: z.string().refine(isTimeZone),
  /** Value-added tax on cars in percent; 0 is a country without one. */
  vat_percent: percent,
  /** What stands beside a price that includes the tax; empty says it from `vat_percent`. */
  vat_wording: z.string().trim().max(200).default(''),
  /** Whether prices include the registration of the car. */
  registration_included: z.boolean().default(false),
  /** Key of the finance product, such as `hire_purchase_kw`; empty offers no finance. */
  finance_product: z.string().trim().max(60).default(''),
  /** Yearly rate of that product in percent, on what is still owed; null offers no instalments. */
  annual_rate: percent.nullable().default(null),
  /** The fee for reserving a car online, in units of the currency; 0 takes no online orders of cars in it, but for the country of the site, whose fee is configured with the order. */
  reservation_fee: z
    .union([z.number(), z.string().trim().min(1).transform(Number)])
    .pipe(z.number().min(0).max(1_000_000))
    .default(0),
  /** The seller's tax registration number in this country; where cars are taxed, nothing is paid online without it. */
  tax_number: z.string().trim().max(60).default(''),
  seller: MarketSeller.optional(),
  contact: MarketContact.optional(),
  estimate: MarketEstimate.optional(),
  /** The paper or card that a buyer shows, in Arabic. */
  identity_document: z.string().trim().max(80).default(''),
  weekend: z.array(z.enum(weekdayNames)).max(6).default([]),
  /** Public holidays, both days included. */
  holidays: z
    .array(z.object({ from: isoDay, to: isoDay, name: z.string().trim().max(80).default('') }))
    .max(60)
    .default([]),
})
export type Market = z.output<typeof Market>

/** What one unit of a currency is worth, all of them in one and the same currency. */
export const ExchangeRate = z.object({
  currency: z
    .string()
    .trim()
    .regex(/^[A-Z]{3}$/),
  rate: z.union([z.number(), z.string().trim().min(1).transform(Number)]).pipe(z.number().positive().max(1_000_000)),
})
export type ExchangeRate = z.output<typeof ExchangeRate>
