import type { WordPair } from '#kernel/words/words.ts'
import { type FinancingOption, financingOptions, fuelTypes, vehicleStates, vehicleStatuses } from '../../vocabulary.ts'
import * as kinds from './field-kinds.ts'

const { address, amount, capitals, choice, choiceOr, choices, code, day, flag, line, neededLine, note, number, part, text, whole } = kinds

/** Parts of the admin's form, in their order; the fields of a feed's mapping stand in the same ones. */
export const vehicleSections = ['vehicle', 'figures', 'prices', 'pictures', 'features', 'retailer', 'used', 'buttons', 'publication'] as const
export type VehicleSection = (typeof vehicleSections)[number]

/** Kinds of values that have words; a feed may send others, which are shown as they are. */
export type WordedKind = 'state' | 'status' | 'fuel' | 'financing' | 'transmission' | 'drivetrain' | 'color'

export type VehicleField = {
  readonly kind: kinds.VehicleFieldKind
  readonly section: VehicleSection
  readonly label: WordPair
  /** `cards`: everybody, in light answers too; `visitors`: everybody, in whole answers only; `staff`: no visitor. */
  readonly shownTo: 'cards' | 'visitors' | 'staff'
  /** The property of the table that holds it; the others are together in its `details`. */
  readonly column?: string
  /** The financing option whose price it is part of: left out of answers while that price is on request. */
  readonly priceOf?: FinancingOption
  /** `needed`: no vehicle can be read without it; `never`: no feed writes it. */
  readonly feed?: 'needed' | 'never'
  /** The kind of its values in the words of the site. */
  readonly wordedAs?: WordedKind
  /** Its name among staff, whose records have a `version` of their own. */
  readonly staffName?: string
}

/**
 * Every field of a vehicle, under the names of the specification, in the order of the admin's form. Validation, types, the row,
 * public and light answers, the API's shapes, the mapping of feeds and the admin's form derive from it. Amounts are in units of `currency`.
 */
export const vehicleFields = {
  state: {
    kind: choice(vehicleStates),
    wordedAs: 'state',
    section: 'vehicle',
    shownTo: 'cards',
    column: 'state',
    feed: 'needed',
    label: ['Condition', 'النوع'],
  },
  status: { kind: choiceOr(vehicleStatuses, 'stock'), wordedAs: 'status', section: 'vehicle', shownTo: 'cards', column: 'status', label: ['Status', 'الحالة'] },
  nameplate_brand_name: { kind: neededLine(80), section: 'vehicle', shownTo: 'cards', column: 'brand', feed: 'needed', label: ['Brand', 'العلامة'] },
  nameplate_name: { kind: neededLine(), section: 'vehicle', shownTo: 'cards', column: 'model', feed: 'needed', label: ['Model', 'الطراز'] },
  model_display_name: { kind: line(), section: 'vehicle', shownTo: 'cards', label: ['Name as shown', 'الاسم المعروض'] },
  /** The derivative as sold ("Autobiography LWB"), not a number of edits. */
  version: { kind: line(), section: 'vehicle', shownTo: 'cards', staffName: 'derivative', label: ['Derivative', 'الفئة'] },
  nameplate_external_code: { kind: code(40), section: 'vehicle', shownTo: 'cards', label: ['Nameplate code', 'رمز الطراز'] },
  nameplate_model_group: { kind: line(120), section: 'vehicle', shownTo: 'cards', label: ['Model group', 'مجموعة الطراز'] },
  vin: { kind: capitals(40), section: 'vehicle', shownTo: 'cards', column: 'vin', label: ['VIN', 'رقم الهيكل'] },
  order_number: { kind: code(120), section: 'vehicle', shownTo: 'cards', column: 'orderNumber', label: ['Order number', 'رقم الطلبية'] },
  item_id: { kind: code(120), section: 'vehicle', shownTo: 'cards', label: ['Item number', 'رقم الصنف'] },
  availability: { kind: line(), section: 'vehicle', shownTo: 'cards', label: ['Availability', 'التوفر'] },
  production_year: { kind: whole(1900, 2100), section: 'vehicle', shownTo: 'cards', column: 'productionYear', label: ['Production year', 'سنة الصنع'] },
  model_year: { kind: whole(1900, 2100), section: 'vehicle', shownTo: 'cards', column: 'modelYear', label: ['Model year', 'سنة الطراز'] },
  color: { kind: line(60), wordedAs: 'color', section: 'vehicle', shownTo: 'cards', column: 'color', label: ['Colour', 'اللون'] },
  color_name: { kind: line(120), section: 'vehicle', shownTo: 'cards', column: 'colorName', label: ['Paint', 'درجة اللون'] },
  interior_color: { kind: line(120), section: 'vehicle', shownTo: 'cards', label: ['Interior colour', 'لون المقصورة'] },
  delivery_date: { kind: day(), section: 'vehicle', shownTo: 'cards', label: ['Delivery date', 'موعد التسليم'] },
  long_description: { kind: text(), section: 'vehicle', shownTo: 'visitors', label: ['Description', 'الوصف'] },
  footnote: { kind: text(2000), section: 'vehicle', shownTo: 'cards', label: ['Footnote', 'حاشية'] },
  video_url: { kind: address(), section: 'vehicle', shownTo: 'visitors', label: ['Video address', 'عنوان الفيديو'] },
  config_url: { kind: code(2000), section: 'vehicle', shownTo: 'visitors', column: 'configUrl', label: ['Configuration address', 'عنوان التكوين'] },

  engine_type: { kind: choices(fuelTypes), wordedAs: 'fuel', section: 'figures', shownTo: 'cards', column: 'engineType', label: ['Fuel', 'نوع المحرك'] },
  body_type: { kind: line(60), section: 'figures', shownTo: 'visitors', label: ['Body', 'نوع الهيكل'] },
  transmission: {
    kind: line(60),
    wordedAs: 'transmission',
    section: 'figures',
    shownTo: 'cards',
    column: 'transmission',
    label: ['Transmission', 'ناقل الحركة'],
  },
  drivetrain: { kind: line(60), wordedAs: 'drivetrain', section: 'figures', shownTo: 'cards', label: ['Drivetrain', 'نظام الدفع'] },
  power: { kind: number(100_000), section: 'figures', shownTo: 'cards', column: 'power', label: ['Power', 'القوة'] },
  power_unit: { kind: code(20), section: 'figures', shownTo: 'cards', label: ['Unit of power', 'وحدة القوة'] },
  mileage: { kind: number(10_000_000), section: 'figures', shownTo: 'cards', column: 'mileage', label: ['Mileage', 'المسافة المقطوعة'] },
  mileage_unit: { kind: code(20), section: 'figures', shownTo: 'cards', label: ['Unit of mileage', 'وحدة المسافة'] },
  engine_capacity_normalized: { kind: number(1_000_000), section: 'figures', shownTo: 'cards', label: ['Engine capacity', 'سعة المحرك'] },
  engine_capacity_unit: { kind: code(20), section: 'figures', shownTo: 'cards', label: ['Unit of capacity', 'وحدة السعة'] },
  number_of_seats: { kind: whole(0, 100), section: 'figures', shownTo: 'cards', column: 'numberOfSeats', label: ['Seats', 'عدد المقاعد'] },

  currency: { kind: kinds.currency(), section: 'prices', shownTo: 'cards', column: 'currency', label: ['Currency', 'العملة'] },
  prices_type: { kind: line(40), section: 'prices', shownTo: 'cards', label: ['Kind of prices', 'نوع الأسعار'] },
  financing_options: {
    kind: choices(financingOptions),
    wordedAs: 'financing',
    section: 'prices',
    shownTo: 'cards',
    column: 'financingOptions',
    label: ['Payment', 'طرق الدفع'],
  },
  price_hidden: { kind: flag(false), section: 'prices', shownTo: 'cards', column: 'priceHidden', label: ['Price on request', 'السعر عند الطلب'] },
  lease_hidden_from_visitors: { kind: flag(false), section: 'prices', shownTo: 'cards', label: ['Lease hidden from visitors', 'إخفاء التأجير عن الزوار'] },
  gross_price: { kind: amount(), section: 'prices', shownTo: 'cards', priceOf: 'cash', label: ['Gross price', 'السعر الإجمالي'] },
  net_price: { kind: amount(), section: 'prices', shownTo: 'cards', priceOf: 'cash', label: ['Net price', 'السعر الصافي'] },
  msrp_price: { kind: amount(), section: 'prices', shownTo: 'cards', column: 'msrpPrice', priceOf: 'cash', label: ['List price', 'السعر الأساسي'] },
  sale_price: { kind: amount(), section: 'prices', shownTo: 'cards', column: 'salePrice', priceOf: 'cash', label: ['Sale price', 'سعر البيع'] },
  monthly_price: { kind: amount(), section: 'prices', shownTo: 'cards', column: 'monthlyPrice', priceOf: 'lease', label: ['Monthly price', 'القسط الشهري'] },
  subscribe_price: {
    kind: amount(),
    section: 'prices',
    shownTo: 'cards',
    column: 'subscribePrice',
    priceOf: 'rent',
    label: ['Subscription price', 'سعر الاشتراك'],
  },
  base_price: { kind: amount(), section: 'prices', shownTo: 'cards', priceOf: 'cash', label: ['Base price', 'سعر الأساس'] },
  total_price: { kind: amount(), section: 'prices', shownTo: 'cards', priceOf: 'cash', label: ['Total price', 'السعر الكلي'] },
  japan_used_and_approved_cars_field: {
    kind: kinds.object({ on_the_road_price: part(amount(), 'On-the-road price', 'السعر شامل رسوم الطريق') }),
    section: 'prices',
    shownTo: 'visitors',
    priceOf: 'cash',
    label: ['On-the-road price', 'السعر شامل رسوم الطريق'],
  },
  price_breakdown: {
    kind: kinds.entries(50, { label: part(neededLine(), 'Label', 'النص'), value: part(kinds.signedAmount(), 'Amount', 'المبلغ') }),
    section: 'prices',
    shownTo: 'visitors',
    priceOf: 'cash',
    label: ['Price breakdown', 'تفصيل السعر'],
  },
  price_metadata: {
    kind: kinds.amountsBy({ region: part(neededLine(), 'Region', 'المنطقة'), price: part(kinds.neededAmount(), 'Price', 'السعر') }),
    section: 'prices',
    shownTo: 'cards',
    priceOf: 'cash',
    label: ['Drive-away price by region', 'السعر شامل التسجيل بحسب المنطقة'],
  },
  avl_field: {
    kind: kinds.objectOrNull({
      open_market_value: part(amount(), 'Open market value', 'القيمة السوقية'),
      additional_registration_fee: part(amount(), 'Additional registration fee', 'رسم التسجيل الإضافي'),
      preferential_additional_registration_fee: part(amount(), 'Preferential registration fee', 'رسم التسجيل التفضيلي'),
      registration_date: part(day(), 'Registration date', 'تاريخ التسجيل'),
    }),
    section: 'prices',
    shownTo: 'visitors',
    label: ['Values for registration', 'قيم التسجيل'],
  },
  product_card_disclaimer: {
    kind: kinds.object({ description: part(text(2000), 'Disclaimer of the card', 'إخلاء مسؤولية البطاقة') }),
    section: 'prices',
    shownTo: 'cards',
    label: ['Disclaimer of the card', 'إخلاء مسؤولية البطاقة'],
  },
  disclaimers: { kind: kinds.texts(20, 2000), section: 'prices', shownTo: 'cards', label: ['Further disclaimers', 'إخلاءات مسؤولية أخرى'] },

  /** Of the media library by their ids, or of a feed by their own addresses. Visitors get their addresses by size. */
  photos: {
    kind: kinds.photos(100, {
      sequence: part(kinds.place(), 'Place', 'الترتيب'),
      image_id: part(kinds.rowId(), 'Picture of the library', 'صورة من المكتبة'),
      big_path: part(address(), 'Large', 'كبيرة'),
      medium_path: part(address(), 'Medium', 'متوسطة'),
      quarter_hd_path: part(address(), 'Quarter HD', 'ربع HD'),
      hd_path: part(address(), 'HD', 'HD'),
      full_path: part(address(), 'Full', 'كاملة'),
    }),
    section: 'pictures',
    shownTo: 'staff',
    label: ['Pictures', 'الصور'],
  },

  features_standard: { kind: kinds.names(500), section: 'features', shownTo: 'visitors', label: ['Standard features', 'تجهيزات قياسية'] },
  features_optional: {
    kind: kinds.entries(500, { name: part(neededLine(), 'Feature', 'الميزة'), price: part(amount(), 'Price', 'السعر') }),
    section: 'features',
    shownTo: 'visitors',
    label: ['Optional features', 'تجهيزات اختيارية'],
  },

  /** A row of the retailers while it exists; the owner's data stay as they were offered. */
  retailer_id: { kind: kinds.rowId(), section: 'retailer', shownTo: 'staff', column: 'retailerId', feed: 'never', label: ['Retailer', 'المعرض'] },
  dealer_code: { kind: code(60), section: 'retailer', shownTo: 'cards', column: 'dealerCode', label: ['Dealer code', 'رمز المعرض'] },
  owner_name: { kind: line(), section: 'retailer', shownTo: 'cards', label: ['Owner', 'المالك'] },
  owner_address: { kind: note(400), section: 'retailer', shownTo: 'visitors', label: ['Street address', 'عنوان المعرض'] },
  owner_city: { kind: line(100), section: 'retailer', shownTo: 'cards', label: ['City', 'المدينة'] },
  owner_state: { kind: line(100), section: 'retailer', shownTo: 'cards', label: ['State', 'الإمارة أو المنطقة'] },
  /** ISO 3166; its market decides currency, tax, finance and papers. */
  owner_country: { kind: capitals(2), section: 'retailer', shownTo: 'cards', label: ['Country code', 'رمز الدولة'] },
  owner_zipcode: { kind: code(20), section: 'retailer', shownTo: 'visitors', label: ['Postcode', 'الرمز البريدي'] },
  owner_phone: { kind: code(40), section: 'retailer', shownTo: 'visitors', label: ['Phone', 'الهاتف'] },
  owner_email: { kind: code(254), section: 'retailer', shownTo: 'visitors', label: ['E-mail', 'البريد الإلكتروني'] },
  owner_contact_details: { kind: line(1000), section: 'retailer', shownTo: 'visitors', label: ['Contact details', 'بيانات التواصل'] },
  owner_opening_hours: { kind: note(400), section: 'retailer', shownTo: 'visitors', label: ['Opening hours', 'ساعات العمل'] },
  owner_metadata: {
    kind: kinds.object({
      display_name_jag: part(line(), 'Name for the main brand', 'الاسم للعلامة الرئيسية'),
      display_name_lr: part(line(), 'Name for the sister brand', 'الاسم للعلامة الشقيقة'),
    }),
    section: 'retailer',
    shownTo: 'cards',
    label: ['Names by brand', 'الأسماء بحسب العلامة'],
  },
  owner_uuid: { kind: code(80), section: 'retailer', shownTo: 'visitors', label: ['CI code', 'رمز CI'] },
  owner_id: { kind: code(80), section: 'retailer', shownTo: 'visitors', label: ['Number of the owner', 'رقم المالك'] },

  date_registered: { kind: day(), section: 'used', shownTo: 'visitors', label: ['First registered', 'تاريخ أول تسجيل'] },
  date_mot_expiry: { kind: day(), section: 'used', shownTo: 'visitors', label: ['Inspection valid until', 'انتهاء الفحص الفني'] },
  date_warranty_expiry: { kind: day(), section: 'used', shownTo: 'visitors', label: ['Warranty until', 'انتهاء الضمان'] },
  recycling_fee: { kind: amount(), section: 'used', shownTo: 'visitors', label: ['Recycling fee', 'رسم إعادة التدوير'] },
  previous_use: { kind: line(), section: 'used', shownTo: 'visitors', label: ['Previous use', 'الاستخدام السابق'] },
  regular_maintenance_availability: { kind: line(), section: 'used', shownTo: 'visitors', label: ['Regular maintenance', 'الصيانة الدورية'] },
  repair_record: { kind: note(1000), section: 'used', shownTo: 'visitors', label: ['Repair record', 'سجل الإصلاحات'] },
  maintenance_log: { kind: note(1000), section: 'used', shownTo: 'visitors', label: ['Maintenance log', 'سجل الصيانة'] },

  /** What leads on from a vehicle: the primary one is the main call on its card. */
  buttons: {
    kind: kinds.entries(10, {
      button_type: part(line(40), 'Kind', 'النوع'),
      label: part(line(), 'Label', 'النص'),
      button_set_setup_id: part(code(200), 'Button set', 'مجموعة الأزرار'),
    }),
    section: 'buttons',
    shownTo: 'cards',
    label: ['Buttons', 'الأزرار'],
  },

  is_published: { kind: flag(true), section: 'publication', shownTo: 'staff', column: 'isPublished', label: ['Shown on the site', 'ظاهرة في الموقع'] },
  publication_lists: {
    kind: kinds.keys(50),
    section: 'publication',
    shownTo: 'staff',
    column: 'publicationLists',
    label: ['Listings that name it', 'قوائم تذكرها بالاسم'],
  },
  feed: { kind: kinds.codeOr(60, 'manual'), section: 'publication', shownTo: 'staff', column: 'feed', feed: 'never', label: ['Feed', 'مصدر البيانات'] },
  /** The vehicle's name within its feed; '' is one that staff keep by hand. */
  external_id: {
    kind: code(120),
    section: 'publication',
    shownTo: 'staff',
    column: 'externalId',
    feed: 'needed',
    label: ['Number in the feed', 'الرقم في المصدر'],
  },
} as const satisfies Record<string, VehicleField>

type Fields = typeof vehicleFields
export type VehicleFieldName = keyof Fields
type NamesOf<Wanted> = { [Name in keyof Fields]: Fields[Name] extends Wanted ? Name : never }[keyof Fields]
/** Fields with a column of their own; the others are in the details. */
export type ColumnFieldName = NamesOf<{ column: string }>
export type DetailFieldName = Exclude<VehicleFieldName, ColumnFieldName>
export type PublicFieldName = NamesOf<{ shownTo: 'cards' | 'visitors' }>
export type CardFieldName = NamesOf<{ shownTo: 'cards' }>
/** The property of the table that holds a field. */
export type ColumnOf<Name extends ColumnFieldName> = Fields[Name]['column']

type ShapeOf<Names extends VehicleFieldName> = { -readonly [Name in Names]: Fields[Name]['kind']['schema'] }

export const vehicleFieldEntries = Object.entries(vehicleFields) as [VehicleFieldName, VehicleField][]
const namesWhere = <Name extends VehicleFieldName>(isWanted: (field: VehicleField) => boolean): readonly Name[] =>
  vehicleFieldEntries.filter(([, field]) => isWanted(field)).map(([name]) => name as Name)

export const columnFields = namesWhere<ColumnFieldName>(({ column }) => column !== undefined)
export const detailFields = namesWhere<DetailFieldName>(({ column }) => column === undefined)
export const publicFields = namesWhere<PublicFieldName>(({ shownTo }) => shownTo !== 'staff')
export const cardFields = namesWhere<CardFieldName>(({ shownTo }) => shownTo === 'cards')

/** The validation of the named fields, as zod takes it. */
export function shapeOf<Name extends VehicleFieldName>(names: readonly Name[]): ShapeOf<Name> {
  return Object.fromEntries(names.map((name) => [name, vehicleFields[name].kind.schema])) as ShapeOf<Name> // a schema for each name
}

export const vehicleShape = shapeOf(Object.keys(vehicleFields) as VehicleFieldName[])

/** The names of fields and of their parts (`avl_field.registration_date`) as staff read them. */
export const vehicleLabels: Readonly<Record<string, WordPair>> = Object.fromEntries(
  vehicleFieldEntries.flatMap(([field, { kind, label, staffName = field }]) => [
    [staffName, label] as const,
    ...Object.entries(kind.parts).map(([name, inner]) => [`${staffName}.${name}`, inner.label] as const),
  ]),
)
