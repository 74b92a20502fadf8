import { z } from 'zod'
import { latinDigits } from '#kernel/digits.ts'
import { isStorable } from '#kernel/storable.ts'
import { isPhone } from '#kernel/values/contact.ts'
import { LARGEST_ID } from '#kernel/values/row-id.ts'

const line = (max: number) => z.string().trim().max(max).default('')
const names = z.array(z.string().trim().min(1).max(80)).max(30).default([])

/** A short code of a country, such as 997. */
const FEWEST_DIGITS = 3

/** A retailer as staff save it (A-158, B-007). Errors of its own rules are codes; their texts are with the screens. */
export const RetailerDraft = z
  .object({
    name: z.string().trim().min(1).max(200),
    address: line(400),
    city: line(100),
    locality: line(100),
    state: line(100),
    postcode: line(20),
    /** ISO 3166 code of the country whose market it belongs to; '' is the one that its code or phone number says. */
    country: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^([A-Z]{2})?$/, 'not_a_country')
      .default(''),
    email: z.email('not_an_email').max(254).or(z.literal('')).default(''),
    phone: z
      .string()
      .trim()
      .max(40)
      .transform(latinDigits)
      .refine((phone) => phone === '' || isPhone(phone, FEWEST_DIGITS), { error: 'not_a_phone' })
      .default(''),
    latitude: z.number().min(-90).max(90).nullable().default(null),
    longitude: z.number().min(-180).max(180).nullable().default(null),
    position: z.int().min(0).max(1_000_000).default(0),
    tag_class: names,
    brands: names,
    services: names,
    ci_code: line(60),
    dealer_code: z
      .string()
      .trim()
      .regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u, 'not_a_code')
      .max(60),
    opening_hours: z
      .array(z.object({ days: z.string().trim().min(1).max(80), hours: z.string().trim().min(1).max(80) }))
      .max(14)
      .default([]),
    url: z
      .url({ protocol: /^https?$/, error: 'not_an_address' })
      .max(2000)
      .or(z.literal(''))
      .default(''),
    image_id: z.int().positive().max(LARGEST_ID).nullable().default(null),
    is_active: z.boolean().default(true),
  })
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), { path: ['longitude'], error: 'both_or_neither' })
  .refine(isStorable, { error: 'holds characters that cannot be stored' })
export type RetailerDraft = z.output<typeof RetailerDraft>

/** A retailer as staff see it. */
export type Retailer = RetailerDraft & { id: number; version: string }

/** A retailer as everybody sees it, under the names of the documents, which have two for the phone and for the postcode. */
export type PublicRetailer = Omit<Retailer, 'is_active' | 'version' | 'ci_code'> & { ciCode: string; mainPhone: string; zipcode: string }
