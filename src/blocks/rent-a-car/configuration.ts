import { z } from 'zod'

const name = z.string().trim().min(1).max(120)

/** Where cars are picked up (B-233). */
export const RentLocations = z
  .array(
    z.object({
      name_key: name,
      city_name: z.string().trim().max(120).default(''),
      point_name: name,
      address: z.string().trim().max(300).default(''),
      coordinates: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
    }),
  )
  .max(200)
export type RentLocation = z.output<typeof RentLocations>[number]

/** What can be rented, and where (B-234). Without locations a car is offered at all of them. */
export const RentVehicles = z
  .array(
    z.object({
      image_id: z.number().int().positive().optional(),
      display_name: name,
      nameplate_name: z.string().trim().max(120).default(''),
      price: z.object({ daily: z.number().nonnegative() }),
      locations: z.array(name).max(200).default([]),
      specification: z
        .array(z.object({ label: z.string().max(80), value: z.string().max(120) }))
        .max(12)
        .default([]),
    }),
  )
  .max(60)
export type RentVehicle = z.output<typeof RentVehicles>[number]

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
      features_list: z.array(z.string().max(160)).max(12).default([]),
      controller: z
        .discriminatedUnion('type', [Amount, Toggler])
        .refine((controller) => controller.type === 'toggler' || (controller.min <= controller.default && controller.default <= controller.max)),
    }),
  )
  .max(20)
export type RentItem = z.output<typeof RentItems>[number]

/** What visitors may choose, and how days are written (B-239 to B-242, B-334, B-335). `distance_unit` is that of the way to a place, for visitors who say where they are. */
export const RentOptions = z.object({
  allow_different_dropoff: z.boolean().default(true),
  allow_custom_pickup: z.boolean().default(false),
  allow_custom_dropoff: z.boolean().default(false),
  datepicker_disabled_days: z.array(z.number().int().min(0).max(6)).max(6).default([0]),
  date_locale: z.enum(['ar', 'en']).default('ar'),
  map_zoom: z.number().min(1).max(18).default(7),
  distance_unit: z.enum(['km', 'mi']).default('km'),
})
export type RentOptions = z.output<typeof RentOptions>

/** Every text of the reservation, by its key (B-232). */
export const rentTexts = {
  reserve: 'احجز',
  per_day: 'في اليوم',
  per_day_marks: 'per day|في اليوم|يوميًا',
  step_place: 'المكان والموعد',
  step_contact: 'بياناتك',
  step_summary: 'الملخص',
  pickup: 'مكان الاستلام',
  dropoff: 'مكان الإعادة',
  same_dropoff: 'الإعادة إلى المكان نفسه',
  custom_place: 'عنوان آخر',
  custom_address: 'اكتب العنوان',
  pickup_date: 'يوم الاستلام',
  dropoff_date: 'يوم الإعادة',
  show_map: 'عرض الخريطة',
  nearest: 'رتّب بحسب قربها مني',
  nearest_asking: 'جارٍ تحديد موقعك',
  nearest_failed: 'تعذّر تحديد موقعك.',
  kilometres: '{n} كم',
  miles: '{n} ميل',
  extras: 'الإضافات',
  more: 'زيادة',
  fewer: 'إنقاص',
  days: 'عدد الأيام',
  total: 'المجموع',
  next: 'التالي',
  back: 'السابق',
  next_month: 'الشهر التالي',
  previous_month: 'الشهر السابق',
  send: 'أرسل الطلب',
  sending: 'جارٍ الإرسال',
  retry: 'إعادة المحاولة',
  close: 'إغلاق',
  flaw_place: 'اختر مكان الاستلام والإعادة.',
  flaw_dates: 'اختر يوم الاستلام ويوم الإعادة بعده.',
  no_form: 'الحجز بالهاتف حاليًا.',
} as const
export type RentTexts = { readonly [K in keyof typeof rentTexts]: string }

/** The texts of the block over the usual ones; keys that nobody knows are ignored. */
export function textsOf(given: Readonly<Record<string, string>>): RentTexts {
  const known = Object.entries(given).filter(([key, text]) => Object.hasOwn(rentTexts, key) && text.trim() !== '')
  return { ...rentTexts, ...Object.fromEntries(known) }
}

const babySeat: RentItem = {
  heading: 'مقعد أطفال',
  price: 20,
  price_string_context: 'للمقعد',
  features_list: ['يناسب الأطفال حتى أربع سنوات'],
  controller: { type: 'amount', min: 0, max: 10, default: 0 },
}
export const defaultItems: readonly RentItem[] = [babySeat]
