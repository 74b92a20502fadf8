import { z } from 'zod'
import type { ImageView } from '#ui/pictures/picture.tsx'

const name = z.string().trim().min(1).max(120)
const imageId = z.int().positive()
const coordinates = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
/** As editors type them, one a line: a blank line is none. */
const lines = (most: number) =>
  z
    .array(z.string().trim().max(160))
    .max(most)
    .default([])
    .transform((texts) => texts.filter((text) => text !== ''))

/** Where cars are picked up (B-233). */
export const RentLocations = z
  .array(
    z.object({
      name_key: name,
      city_name: z.string().trim().max(120).default(''),
      point_name: name,
      address: z.string().trim().max(300).default(''),
      coordinates,
    }),
  )
  .max(200)
export type RentLocation = z.output<typeof RentLocations>[number]

/** What a card says of its car. */
export const Specification = z.array(z.object({ label: z.string().max(80), value: z.string().max(120) })).max(12)

/** What can be rented, and where (B-234). Without locations a car is offered at all of them. */
export const RentVehicles = z
  .array(
    z.object({
      image_id: z
        .union([imageId, z.object({ id: imageId, alt: z.string().max(300).optional() })])
        .nullable()
        .default(null),
      display_name: name,
      nameplate_name: z.string().trim().max(120).default(''),
      price: z.object({ daily: z.number().nonnegative() }),
      locations: lines(200),
      specification: Specification.default([]),
    }),
  )
  .max(60)
export type RentVehicle = Omit<z.output<typeof RentVehicles>[number], 'image_id'> & { image_id: ImageView | null }

const Amount = z.object({
  type: z.literal('amount'),
  min: z.number().int().nonnegative(),
  max: z.number().int().positive(),
  value: z.number().optional(),
  default: z.number().int().nonnegative(),
})
const Toggler = z.object({
  type: z.literal('toggler'),
  true_label: z.string().max(60),
  false_label: z.string().max(60),
  value: z.boolean().optional(),
  default: z.boolean(),
})

/** Extras of one group of a step (B-243 to B-245). */
export const RentItems = z
  .array(
    z.object({
      heading: name,
      price: z.number().nonnegative(),
      price_string_context: z.string().max(80).default(''),
      features_list: lines(12),
      controller: z
        .discriminatedUnion('type', [Amount, Toggler])
        .refine((controller) => controller.type === 'toggler' || (controller.min <= controller.default && controller.default <= controller.max)),
    }),
  )
  .max(20)
export type RentItem = z.output<typeof RentItems>[number]

/**
 * What visitors may choose, how days are written, and where the map starts: with all places in view where no centre is named (B-239 to B-242, B-334,
 * B-335). `distance_unit` is that of the way to a place, for visitors who say where they are.
 */
export const RentOptions = z.object({
  allow_different_dropoff: z.boolean().default(true),
  allow_custom_pickup: z.boolean().default(false),
  allow_custom_dropoff: z.boolean().default(false),
  datepicker_disabled_days: z.array(z.number().int().min(0).max(6)).max(6).default([0]),
  date_locale: z.enum(['ar', 'en']).default('ar'),
  date_options: z
    .object({
      weekday: z.enum(['none', 'short', 'long']).default('none'),
      month: z.enum(['numeric', 'short', 'long']).default('long'),
      year: z.enum(['none', 'numeric']).default('numeric'),
    })
    .default({ weekday: 'none', month: 'long', year: 'numeric' }),
  map_zoom: z.number().min(1).max(18).default(7),
  map_center: coordinates
    .partial()
    .nullable()
    .default(null)
    .transform((at) => (at?.lat === undefined || at.lng === undefined ? null : { latitude: at.lat, longitude: at.lng })),
  distance_unit: z.enum(['km', 'mi']).default('km'),
})
export type RentOptions = z.output<typeof RentOptions>

/** Every text of the reservation, by its key (B-232): what editors call it, and what it says. */
export const rentTexts = {
  reserve: ['Reserve', 'احجز'],
  per_day: ['Per day', 'في اليوم'],
  per_day_marks: ['Marks of a price by the day', 'per day|في اليوم|يوميًا'],
  step_place: ['Step: place and days', 'المكان والموعد'],
  step_contact: ['Step: contact', 'بياناتك'],
  step_summary: ['Step: summary', 'الملخص'],
  pickup: ['Place of pick-up', 'مكان الاستلام'],
  dropoff: ['Place of return', 'مكان الإعادة'],
  same_dropoff: ['Return to the same place', 'الإعادة إلى المكان نفسه'],
  custom_place: ['Another address', 'عنوان آخر'],
  custom_address: ['Write the address', 'اكتب العنوان'],
  pickup_date: ['Day of pick-up', 'يوم الاستلام'],
  dropoff_date: ['Day of return', 'يوم الإعادة'],
  show_map: ['Show the map', 'عرض الخريطة'],
  nearest: ['Sort by distance', 'رتّب بحسب قربها مني'],
  nearest_asking: ['Finding where you are', 'جارٍ تحديد موقعك'],
  nearest_failed: ['Place of the visitor not found', 'تعذّر تحديد موقعك.'],
  kilometres: ['Kilometres', '{n} كم'],
  miles: ['Miles', '{n} ميل'],
  extras: ['Extras', 'الإضافات'],
  more: ['One more', 'زيادة'],
  fewer: ['One fewer', 'إنقاص'],
  days: ['Days', 'عدد الأيام'],
  total: ['Total', 'المجموع'],
  next: ['Next', 'التالي'],
  back: ['Back', 'السابق'],
  next_month: ['Next month', 'الشهر التالي'],
  previous_month: ['Previous month', 'الشهر السابق'],
  send: ['Send the inquiry', 'أرسل الطلب'],
  sending: ['Sending the inquiry', 'جارٍ الإرسال'],
  retry: ['Try again', 'إعادة المحاولة'],
  close: ['Close', 'إغلاق'],
  flaw_place: ['Flaw: place', 'اختر مكان الاستلام والإعادة.'],
  flaw_dates: ['Flaw: days', 'اختر يوم الاستلام ويوم الإعادة بعده.'],
  no_form: ['Without a form', 'الحجز بالهاتف حاليًا.'],
} as const
export type RentTexts = { readonly [K in keyof typeof rentTexts]: string }

const usualTexts = Object.fromEntries(Object.entries(rentTexts).map(([key, [, text]]) => [key, text])) as RentTexts

/** The texts of the block over the usual ones; keys that nobody knows are ignored. */
export function textsOf(ownTexts: Readonly<Record<string, string>>): RentTexts {
  const knownTexts = Object.entries(ownTexts).filter(([key, text]) => Object.hasOwn(rentTexts, key) && text.trim() !== '')
  return { ...usualTexts, ...Object.fromEntries(knownTexts) }
}

const babySeat: RentItem = {
  heading: 'مقعد أطفال',
  price: 20,
  price_string_context: 'للمقعد',
  features_list: ['يناسب الأطفال دون أربع سنوات'],
  controller: { type: 'amount', min: 0, max: 10, default: 0 },
}
export const defaultItems: readonly RentItem[] = [babySeat]
