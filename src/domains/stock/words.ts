import { defineWords, type OwnedWords, type Texts, type WordPair, type Words } from '#kernel/words/words.ts'
import type { FilterKey } from './search/stock-filters.ts'
import type { StockSort } from './search/stock-sort.ts'
import type { SpecAttribute } from './vehicles/attribute-names.ts'
import type { colorGroups, drivetrains, FinancingOption, FuelType, transmissions, VehicleState, VehicleStatus } from './vocabulary.ts'

/** The compiler requires a word for every value, attribute, filter and sort order of the stock. */
type StockWordKey =
  | `state_${VehicleState}`
  | `status_${VehicleStatus}`
  | `fuel_${FuelType}`
  | `transmission_${(typeof transmissions)[number]}`
  | `drivetrain_${(typeof drivetrains)[number]}`
  | `color_${(typeof colorGroups)[number]}`
  | `financing_${FinancingOption}`
  | `attribute_${Exclude<SpecAttribute, 'avl'> | 'model'}`
  | `avl_${'open_market_value' | 'additional_registration_fee' | 'preferential_additional_registration_fee' | 'registration_date'}`
  | `filter_${FilterKey}`
  | `sort_${StockSort}`
  | 'attribute_vin_end'
  | `monthly_${'lease' | 'subscribe'}`
  | `unit_${FigureUnit}`
  | `unit_power_${'few' | 'many' | 'other'}`
  | 'span'
  | `vat_${'included' | 'excluded' | 'none' | 'and_registration'}`
  | `registration_${'included' | 'excluded'}`
  | `tax_${'included' | 'excluded'}`
  | `seats_${'one' | 'two' | 'few' | 'many' | 'other'}`

/** Units that have a word of the site, as feeds spell them in small letters. */
type FigureUnit = 'km' | 'mi' | 'kw' | 'l' | 'cm3' | 'cc'

/** Texts of the stock about vehicles. */
export const stockWords = defineWords('stock', {
  state_new: ['New', 'جديدة'],
  state_used: ['Used', 'مستعملة'],
  state_approved: ['Approved', 'مستعملة معتمدة'],
  status_stock: ['In stock', 'متوفرة'],
  status_available_soon: ['Available soon', 'متوفرة قريبًا'],
  status_reserved: ['Reserved', 'محجوزة'],
  status_sold: ['Sold', 'مبيعة'],
  status_in_production: ['In production', 'قيد التصنيع'],
  status_on_demand: ['On demand', 'حسب الطلب'],
  status_delivery: ['Delivery', 'قيد التسليم'],
  status_demo: ['Demo', 'سيارة عرض'],
  fuel_petrol: ['Petrol', 'بنزين'],
  fuel_diesel: ['Diesel', 'ديزل'],
  fuel_bev: ['Electric', 'كهربائي'],
  fuel_hev: ['Hybrid', 'هجين'],
  fuel_mhev: ['Mild hybrid', 'هجين خفيف'],
  fuel_phev: ['Plug-in hybrid', 'هجين قابل للشحن'],
  transmission_automatic: ['Automatic', 'أوتوماتيكي'],
  transmission_manual: ['Manual', 'يدوي'],
  drivetrain_awd: ['All-wheel drive', 'دفع رباعي'],
  drivetrain_rwd: ['Rear-wheel drive', 'دفع خلفي'],
  drivetrain_fwd: ['Front-wheel drive', 'دفع أمامي'],
  color_black: ['Black', 'أسود'],
  color_white: ['White', 'أبيض'],
  color_grey: ['Grey', 'رمادي'],
  color_silver: ['Silver', 'فضي'],
  color_blue: ['Blue', 'أزرق'],
  color_red: ['Red', 'أحمر'],
  color_green: ['Green', 'أخضر'],
  color_brown: ['Brown', 'بني'],
  color_beige: ['Beige', 'بيج'],
  color_gold: ['Gold', 'ذهبي'],
  color_orange: ['Orange', 'برتقالي'],
  color_yellow: ['Yellow', 'أصفر'],
  financing_cash: ['Cash', 'شراء نقدي'],
  financing_lease: ['Lease', 'تأجير تمويلي'],
  financing_rent: ['Subscription', 'اشتراك'],
  monthly_lease: ['Monthly lease', 'الإيجار الشهري'],
  monthly_subscribe: ['Monthly subscription', 'الاشتراك الشهري'],
  attribute_productionYear: ['Production year', 'سنة الصنع'],
  attribute_model: ['Model', 'الطراز'],
  attribute_mileage: ['Mileage', 'المسافة المقطوعة'],
  attribute_engines: ['Engine', 'المحرك'],
  attribute_color: ['Exterior colour', 'اللون الخارجي'],
  attribute_colorInterior: ['Interior colour', 'لون المقصورة'],
  attribute_drivetrain: ['Drivetrain', 'نظام الدفع'],
  attribute_vin: ['VIN', 'رقم الهيكل'],
  attribute_vin_end: ['End of the VIN', 'نهاية رقم الهيكل'],
  attribute_power: ['Power', 'القوة'],
  attribute_capacity: ['Engine capacity', 'سعة المحرك'],
  attribute_status: ['Availability', 'التوفر'],
  attribute_state: ['Condition', 'الحالة'],
  attribute_deliveryDate: ['Delivery date', 'موعد التسليم'],
  attribute_transmission: ['Transmission', 'ناقل الحركة'],
  attribute_orderNumber: ['Order number', 'رقم الطلب'],
  avl_open_market_value: ['Open market value', 'القيمة السوقية'],
  avl_additional_registration_fee: ['Additional registration fee', 'رسم التسجيل الإضافي'],
  avl_preferential_additional_registration_fee: ['Preferential additional registration fee', 'رسم التسجيل الإضافي المخفّض'],
  avl_registration_date: ['Registration date', 'تاريخ التسجيل'],
  filter_brands: ['Brand', 'العلامة'],
  filter_models: ['Model', 'الطراز'],
  filter_financing_options: ['Payment', 'طريقة الدفع'],
  filter_states: ['Condition', 'الحالة'],
  filter_statuses: ['Availability', 'التوفر'],
  filter_msrp_price: ['List price', 'السعر الأساسي'],
  filter_display_price: ['Price', 'السعر'],
  filter_mileage: ['Mileage', 'المسافة المقطوعة'],
  filter_production_year: ['Production year', 'سنة الصنع'],
  filter_model_year: ['Model year', 'سنة الطراز'],
  filter_power: ['Power', 'القوة'],
  filter_engine_types: ['Fuel', 'نوع المحرك'],
  filter_transmissions: ['Transmission', 'ناقل الحركة'],
  filter_number_of_seats: ['Seats', 'عدد المقاعد'],
  filter_colors: ['Colour', 'اللون'],
  filter_specific_colors: ['Paint', 'درجة اللون'],
  filter_countries: ['Country', 'الدولة'],
  filter_dealers: ['Retailer', 'المعرض'],
  sort_productionYearAsc: ['Year, oldest first', 'الأقدم صنعًا'],
  sort_productionYearDesc: ['Year, newest first', 'الأحدث صنعًا'],
  sort_createdAtAsc: ['Listed, oldest first', 'الأقدم عرضًا'],
  sort_createdAtDesc: ['Listed, newest first', 'الأحدث عرضًا'],
  sort_mileageAsc: ['Mileage, lowest first', 'الأقل مسافة'],
  sort_mileageDesc: ['Mileage, highest first', 'الأكثر مسافة'],
  sort_priceAsc: ['Price, lowest first', 'الأقل سعرًا'],
  sort_priceDesc: ['Price, highest first', 'الأعلى سعرًا'],
  sort_status: ['Availability', 'التوفر'],
  unit_km: ['km', 'كم'],
  unit_mi: ['mi', 'ميل'],
  unit_kw: ['kW', 'كيلوواط'],
  unit_l: ['l', 'لتر'],
  unit_cm3: ['cm³', 'سم³'],
  unit_cc: ['cm³', 'سم³'],
  unit_power_few: ['hp', 'أحصنة'],
  unit_power_many: ['hp', 'حصانًا'],
  unit_power_other: ['hp', 'حصان'],
  vat_included: ['VAT of {percent} included', 'شامل ضريبة القيمة المضافة {percent}'],
  vat_excluded: ['VAT of {percent} not included', 'غير شامل ضريبة القيمة المضافة {percent}'],
  vat_none: ['No VAT applies', 'لا تُطبَّق ضريبة القيمة المضافة'],
  registration_included: ['registration included', 'شامل رسوم التسجيل'],
  registration_excluded: ['registration not included', 'غير شامل رسوم التسجيل'],
  vat_and_registration: ['{vat}, {registration}', '{vat}، {registration}'],
  tax_included: ['Tax included', 'شامل الضريبة'],
  tax_excluded: ['Tax not included', 'غير شامل الضريبة'],
  span: ['{min} to {max}', 'من {min} إلى {max}'],
  seats_one: ['One seat', 'مقعد واحد'],
  seats_two: ['Two seats', 'مقعدان'],
  seats_few: ['{count} seats', '{count} مقاعد'],
  seats_many: ['{count} seats', '{count} مقعدًا'],
  seats_other: ['{count} seats', '{count} مقعد'],
} satisfies Readonly<Record<StockWordKey, WordPair>>)

/** Texts that the card and the page of a vehicle share. */
export const vehicleCardWords = defineWords('showroom', {
  save_car: ['Save {name}', 'حفظ {name}'],
  held: ['Being ordered', 'محجوزة مؤقتًا'],
  picture_to_follow: ['Picture to follow', 'الصورة قيد الإعداد'],
  more_facts: ['Details', 'التفاصيل'],
  price_before: ['Price before', 'السعر السابق'],
  price_note: ['About this price', 'ملاحظة حول السعر'],
  breakdown: ['Price in detail', 'تفاصيل السعر'],
  drive_away: ['Drive-away price', 'السعر شاملًا رسوم التسجيل'],
  on_the_road: ['On-the-road price', 'السعر على الطريق'],
})

/** The texts in place of a price; their keys have no `stock` prefix. */
export const priceWords = defineWords('', {
  price_on_request: ['Price on request', 'السعر عند الطلب'],
})

export type StockWords = Texts<typeof stockWords.words> & Texts<typeof vehicleCardWords.words> & Texts<typeof priceWords.words>

/** The words of the stock as a site reads them. */
export function readStockWords(read: <Dictionary extends Words>(owned: OwnedWords<Dictionary>) => Texts<Dictionary>): StockWords {
  return { ...read(stockWords), ...read(vehicleCardWords), ...read(priceWords) }
}

/** Texts of a vehicle's card. */
export type CardWords = Texts<typeof vehicleCardWords.words> & Pick<StockWords, 'monthly_lease' | 'monthly_subscribe' | 'price_on_request'>

/** The words of cards alone, for pages that need no others of the stock. */
export function cardWordsOf(words: StockWords): CardWords {
  const { monthly_lease, monthly_subscribe, price_on_request } = words
  const own = Object.keys(vehicleCardWords.words).map((key) => [key, words[key as keyof typeof vehicleCardWords.words]])
  return { ...(Object.fromEntries(own) as Texts<typeof vehicleCardWords.words>), monthly_lease, monthly_subscribe, price_on_request } // one entry per key
}
