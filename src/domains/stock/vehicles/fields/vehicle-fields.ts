import { fieldSchema, type SchemaField, type SchemaOf, type Unsymboled } from '#fields/values/field-schema.ts'
import type { WordPair } from '#kernel/words/words.ts'
import { colorGroups, drivetrains, type FinancingOption, financingOptions, fuelTypes, transmissions, vehicleStates, vehicleStatuses } from '../../vocabulary.ts'
import * as presets from './presets.ts'

const { address, amount, choice, choices, code, day, entries, flag, keys, line, names, neededAmount, neededLine, note } = presets
const { number, object, objectOrNull, part, rowId, signedAmount, text, texts, whole, worded } = presets

/** Parts of the admin's form, in their order; the fields of a feed's mapping stand in the same ones. */
export const vehicleSections = ['vehicle', 'figures', 'prices', 'pictures', 'features', 'retailer', 'used', 'buttons', 'publication'] as const
export type VehicleSection = (typeof vehicleSections)[number]

/** A field as staff fill it, with what becomes of it. Its name is that of its line. */
export type VehicleField = Unsymboled<SchemaField> & {
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
  readonly wordedAs?: presets.WordedKind
  /** Its name among staff, whose records have a `version` of their own. */
  readonly staffName?: string
}

/** A photo in the five paths of document 1; '' where there is none. */
const photoPaths = [
  part('big_path', address, 'Large', 'كبيرة'),
  part('medium_path', address, 'Medium', 'متوسطة'),
  part('quarter_hd_path', address, 'Quarter HD', 'ربع HD'),
  part('hd_path', address, 'HD', 'HD'),
  part('full_path', address, 'Full', 'كاملة'),
] as const

const buttonTypes = [
  { value: 'primary', label: ['Primary', 'أساسي'] },
  { value: 'secondary', label: ['Secondary', 'ثانوي'] },
  { value: 'tertiary', label: ['Tertiary', 'ثالث'] },
] as const

/**
 * Every field of a vehicle, under the names of the specification, in the order of the admin's form. Validation, types, the row,
 * public and light answers, the API's shapes, the mapping of feeds and the admin's form derive from it. Amounts are in units of `currency`.
 */
export const vehicleFields = {
  state: {
    ...choice('state', vehicleStates),
    required: true,
    section: 'vehicle',
    shownTo: 'cards',
    column: 'state',
    feed: 'needed',
    label: ['Condition', 'النوع'],
  },
  status: { ...choice('status', vehicleStatuses), default: 'stock', section: 'vehicle', shownTo: 'cards', column: 'status', label: ['Status', 'الحالة'] },
  nameplate_brand_name: { ...neededLine(80), section: 'vehicle', shownTo: 'cards', column: 'brand', feed: 'needed', label: ['Brand', 'العلامة'] },
  nameplate_name: { ...neededLine(), section: 'vehicle', shownTo: 'cards', column: 'model', feed: 'needed', label: ['Model', 'الطراز'] },
  model_display_name: { ...line(), section: 'vehicle', shownTo: 'cards', label: ['Name as shown', 'الاسم المعروض'] },
  /** The derivative as sold ("Autobiography LWB"), not a number of edits. */
  version: { ...line(), section: 'vehicle', shownTo: 'cards', staffName: 'derivative', label: ['Derivative', 'الفئة'] },
  nameplate_external_code: { ...code(40), section: 'vehicle', shownTo: 'cards', label: ['Nameplate code', 'رمز الطراز'] },
  nameplate_model_group: { ...line(120), section: 'vehicle', shownTo: 'cards', label: ['Model group', 'مجموعة الطراز'] },
  vin: { ...code(40), isCapitals: true, section: 'vehicle', shownTo: 'cards', column: 'vin', label: ['VIN', 'رقم الهيكل'] },
  order_number: { ...code(120), section: 'vehicle', shownTo: 'cards', column: 'orderNumber', label: ['Order number', 'رقم الطلبية'] },
  item_id: { ...code(120), section: 'vehicle', shownTo: 'cards', label: ['Item number', 'رقم الصنف'] },
  availability: { ...line(), section: 'vehicle', shownTo: 'cards', label: ['Availability', 'التوفر'] },
  production_year: { ...whole(1900, 2100), section: 'vehicle', shownTo: 'cards', column: 'productionYear', label: ['Production year', 'سنة الصنع'] },
  model_year: { ...whole(1900, 2100), section: 'vehicle', shownTo: 'cards', column: 'modelYear', label: ['Model year', 'سنة الطراز'] },
  color: { ...worded('color', colorGroups), section: 'vehicle', shownTo: 'cards', column: 'color', label: ['Colour', 'اللون'] },
  color_name: { ...line(120), section: 'vehicle', shownTo: 'cards', column: 'colorName', label: ['Paint', 'درجة اللون'] },
  interior_color: { ...line(120), section: 'vehicle', shownTo: 'cards', label: ['Interior colour', 'لون المقصورة'] },
  delivery_date: { ...day, section: 'vehicle', shownTo: 'cards', label: ['Delivery date', 'موعد التسليم'] },
  long_description: { ...text(), section: 'vehicle', shownTo: 'visitors', label: ['Description', 'الوصف'] },
  footnote: { ...text(2000), section: 'vehicle', shownTo: 'cards', label: ['Footnote', 'حاشية'] },
  video_url: { ...address, section: 'vehicle', shownTo: 'visitors', label: ['Video address', 'عنوان الفيديو'] },
  config_url: {
    ...code(2000),
    holds: 'foreign_address',
    section: 'vehicle',
    shownTo: 'visitors',
    column: 'configUrl',
    label: ['Configuration address', 'عنوان التكوين'],
  },

  engine_type: { ...choices('fuel', fuelTypes), section: 'figures', shownTo: 'cards', column: 'engineType', label: ['Fuel', 'نوع المحرك'] },
  body_type: { ...line(60), section: 'figures', shownTo: 'visitors', label: ['Body', 'نوع الهيكل'] },
  transmission: {
    ...worded('transmission', transmissions),
    section: 'figures',
    shownTo: 'cards',
    column: 'transmission',
    label: ['Transmission', 'ناقل الحركة'],
  },
  drivetrain: { ...worded('drivetrain', drivetrains), section: 'figures', shownTo: 'cards', label: ['Drivetrain', 'نظام الدفع'] },
  power: { ...number(100_000), section: 'figures', shownTo: 'cards', column: 'power', label: ['Power', 'القوة'] },
  power_unit: { ...code(20), section: 'figures', shownTo: 'cards', label: ['Unit of power', 'وحدة القوة'] },
  mileage: { ...number(10_000_000), section: 'figures', shownTo: 'cards', column: 'mileage', label: ['Mileage', 'المسافة المقطوعة'] },
  mileage_unit: { ...code(20), section: 'figures', shownTo: 'cards', label: ['Unit of mileage', 'وحدة المسافة'] },
  engine_capacity_normalized: { ...number(1_000_000), section: 'figures', shownTo: 'cards', label: ['Engine capacity', 'سعة المحرك'] },
  engine_capacity_unit: { ...code(20), section: 'figures', shownTo: 'cards', label: ['Unit of capacity', 'وحدة السعة'] },
  number_of_seats: { ...whole(0, 100), section: 'figures', shownTo: 'cards', column: 'numberOfSeats', label: ['Seats', 'عدد المقاعد'] },

  currency: {
    ...code(3),
    holds: 'currency',
    required: true,
    section: 'prices',
    shownTo: 'cards',
    column: 'currency',
    hint: ['Amounts are in units of this currency.', 'المبالغ بوحدات هذه العملة.'],
    label: ['Currency', 'العملة'],
  },
  prices_type: { ...line(40), section: 'prices', shownTo: 'cards', label: ['Kind of prices', 'نوع الأسعار'] },
  financing_options: {
    ...choices('financing', financingOptions),
    section: 'prices',
    shownTo: 'cards',
    column: 'financingOptions',
    label: ['Payment', 'طرق الدفع'],
  },
  price_hidden: { ...flag(false), section: 'prices', shownTo: 'cards', column: 'priceHidden', label: ['Price on request', 'السعر عند الطلب'] },
  lease_hidden_from_visitors: { ...flag(false), section: 'prices', shownTo: 'cards', label: ['Lease hidden from visitors', 'إخفاء التأجير عن الزوار'] },
  gross_price: {
    ...amount,
    section: 'prices',
    shownTo: 'cards',
    priceOf: 'cash',
    hint: ['Without a list price of its own this is the list price, too.', 'يُعتمد سعرًا أساسيًا أيضًا عند عدم إدخال السعر الأساسي.'],
    label: ['Gross price', 'السعر الإجمالي'],
  },
  net_price: { ...amount, section: 'prices', shownTo: 'cards', priceOf: 'cash', label: ['Net price', 'السعر الصافي'] },
  msrp_price: { ...amount, section: 'prices', shownTo: 'cards', column: 'msrpPrice', priceOf: 'cash', label: ['List price', 'السعر الأساسي'] },
  sale_price: { ...amount, section: 'prices', shownTo: 'cards', column: 'salePrice', priceOf: 'cash', label: ['Sale price', 'سعر البيع'] },
  monthly_price: { ...amount, section: 'prices', shownTo: 'cards', column: 'monthlyPrice', priceOf: 'lease', label: ['Monthly price', 'القسط الشهري'] },
  subscribe_price: {
    ...amount,
    section: 'prices',
    shownTo: 'cards',
    column: 'subscribePrice',
    priceOf: 'rent',
    label: ['Subscription price', 'سعر الاشتراك'],
  },
  base_price: { ...amount, section: 'prices', shownTo: 'cards', priceOf: 'cash', label: ['Base price', 'سعر الأساس'] },
  total_price: { ...amount, section: 'prices', shownTo: 'cards', priceOf: 'cash', label: ['Total price', 'السعر الكلي'] },
  japan_used_and_approved_cars_field: {
    ...object([part('on_the_road_price', amount, 'On-the-road price', 'السعر شامل رسوم الطريق')]),
    section: 'prices',
    shownTo: 'visitors',
    priceOf: 'cash',
    label: ['On-the-road price', 'السعر شامل رسوم الطريق'],
  },
  price_breakdown: {
    ...entries(50, [part('label', neededLine(), 'Label', 'النص'), part('value', signedAmount, 'Amount', 'المبلغ')]),
    section: 'prices',
    shownTo: 'visitors',
    priceOf: 'cash',
    label: ['Price breakdown', 'تفصيل السعر'],
  },
  price_metadata: {
    field_type: 'Pairs',
    name: part('region', neededLine(), 'Region', 'المنطقة'),
    value: part('price', neededAmount, 'Price', 'السعر'),
    section: 'prices',
    shownTo: 'cards',
    priceOf: 'cash',
    label: ['Drive-away price by region', 'السعر شامل التسجيل بحسب المنطقة'],
  },
  avl_field: {
    ...objectOrNull([
      part('open_market_value', amount, 'Open market value', 'القيمة السوقية'),
      part('additional_registration_fee', amount, 'Additional registration fee', 'رسم التسجيل الإضافي'),
      part('preferential_additional_registration_fee', amount, 'Preferential registration fee', 'رسم التسجيل التفضيلي'),
      part('registration_date', day, 'Registration date', 'تاريخ التسجيل'),
    ]),
    section: 'prices',
    shownTo: 'visitors',
    label: ['Values for registration', 'قيم التسجيل'],
  },
  product_card_disclaimer: {
    ...object([part('description', text(2000), 'Disclaimer of the card', 'إخلاء مسؤولية البطاقة')]),
    section: 'prices',
    shownTo: 'cards',
    label: ['Disclaimer of the card', 'إخلاء مسؤولية البطاقة'],
  },
  disclaimers: { ...texts(20, 2000, ['Text', 'النص']), section: 'prices', shownTo: 'cards', label: ['Further disclaimers', 'إخلاءات مسؤولية أخرى'] },

  /** Of the media library by their ids, or of a feed by their own addresses. Visitors get their addresses by size. */
  photos: {
    field_type: 'List',
    arePictures: true,
    max: 100,
    fields: [
      { ...part('sequence', whole(0, 10_000), 'Place', 'الترتيب'), default: 0 },
      part('image_id', rowId, 'Picture of the library', 'صورة من المكتبة'),
      ...photoPaths,
    ],
    section: 'pictures',
    shownTo: 'staff',
    label: ['Pictures', 'الصور'],
  },

  features_standard: { ...names(500), section: 'features', shownTo: 'visitors', label: ['Standard features', 'تجهيزات قياسية'] },
  features_optional: {
    ...entries(500, [part('name', neededLine(), 'Feature', 'الميزة'), part('price', amount, 'Price', 'السعر')]),
    section: 'features',
    shownTo: 'visitors',
    label: ['Optional features', 'تجهيزات اختيارية'],
  },

  /** A row of the retailers while it exists; the owner's data stay as they were offered. */
  retailer_id: { ...rowId, section: 'retailer', shownTo: 'staff', column: 'retailerId', feed: 'never', label: ['Retailer', 'المعرض'] },
  dealer_code: { ...code(60), section: 'retailer', shownTo: 'cards', column: 'dealerCode', label: ['Dealer code', 'رمز المعرض'] },
  owner_name: { ...line(), section: 'retailer', shownTo: 'cards', label: ['Owner', 'المالك'] },
  owner_address: { ...note(400), section: 'retailer', shownTo: 'visitors', label: ['Street address', 'عنوان المعرض'] },
  owner_city: { ...line(100), section: 'retailer', shownTo: 'cards', label: ['City', 'المدينة'] },
  owner_state: { ...line(100), section: 'retailer', shownTo: 'cards', label: ['State', 'الإمارة أو المنطقة'] },
  /** ISO 3166; its market decides currency, tax, finance and papers. */
  owner_country: { ...code(2), isCapitals: true, section: 'retailer', shownTo: 'cards', label: ['Country code', 'رمز الدولة'] },
  owner_zipcode: { ...code(20), section: 'retailer', shownTo: 'visitors', label: ['Postcode', 'الرمز البريدي'] },
  owner_phone: { ...code(40), holds: 'phone', section: 'retailer', shownTo: 'visitors', label: ['Phone', 'الهاتف'] },
  owner_email: { ...code(254), holds: 'email', section: 'retailer', shownTo: 'visitors', label: ['E-mail', 'البريد الإلكتروني'] },
  owner_contact_details: { ...line(1000), section: 'retailer', shownTo: 'visitors', label: ['Contact details', 'بيانات التواصل'] },
  owner_opening_hours: { ...note(400), section: 'retailer', shownTo: 'visitors', label: ['Opening hours', 'ساعات العمل'] },
  owner_metadata: {
    ...object([
      part('display_name_jag', line(), 'Name for the main brand', 'الاسم للعلامة الرئيسية'),
      part('display_name_lr', line(), 'Name for the sister brand', 'الاسم للعلامة الشقيقة'),
    ]),
    section: 'retailer',
    shownTo: 'cards',
    label: ['Names by brand', 'الأسماء بحسب العلامة'],
  },
  owner_uuid: { ...code(80), section: 'retailer', shownTo: 'visitors', label: ['CI code', 'رمز CI'] },
  owner_id: { ...code(80), section: 'retailer', shownTo: 'visitors', label: ['Number of the owner', 'رقم المالك'] },

  date_registered: { ...day, section: 'used', shownTo: 'visitors', label: ['First registered', 'تاريخ أول تسجيل'] },
  date_mot_expiry: { ...day, section: 'used', shownTo: 'visitors', label: ['Inspection valid until', 'انتهاء الفحص الفني'] },
  date_warranty_expiry: { ...day, section: 'used', shownTo: 'visitors', label: ['Warranty until', 'انتهاء الضمان'] },
  recycling_fee: { ...amount, section: 'used', shownTo: 'visitors', label: ['Recycling fee', 'رسم إعادة التدوير'] },
  previous_use: { ...line(), section: 'used', shownTo: 'visitors', label: ['Previous use', 'الاستخدام السابق'] },
  regular_maintenance_availability: { ...line(), section: 'used', shownTo: 'visitors', label: ['Regular maintenance', 'الصيانة الدورية'] },
  repair_record: { ...note(1000), section: 'used', shownTo: 'visitors', label: ['Repair record', 'سجل الإصلاحات'] },
  maintenance_log: { ...note(1000), section: 'used', shownTo: 'visitors', label: ['Maintenance log', 'سجل الصيانة'] },

  /** What leads on from a vehicle: the primary one is the main call on its card. */
  buttons: {
    ...entries(10, [
      part('button_type', { ...line(40), suggestions: buttonTypes }, 'Kind', 'النوع'),
      part('label', line(), 'Label', 'النص'),
      part('button_set_setup_id', code(200), 'Button set', 'مجموعة الأزرار'),
    ]),
    hint: ['The primary button is the main call on the card of the vehicle.', 'الزر الأساسي هو الدعوة الرئيسية في بطاقة السيارة.'],
    section: 'buttons',
    shownTo: 'cards',
    label: ['Buttons', 'الأزرار'],
  },

  is_published: { ...flag(true), section: 'publication', shownTo: 'staff', column: 'isPublished', label: ['Shown on the site', 'ظاهرة في الموقع'] },
  publication_lists: {
    ...keys(50),
    section: 'publication',
    shownTo: 'staff',
    column: 'publicationLists',
    label: ['Listings that name it', 'قوائم تذكرها بالاسم'],
  },
  feed: {
    ...code(60),
    default: 'manual',
    section: 'publication',
    shownTo: 'staff',
    column: 'feed',
    feed: 'never',
    hint: ['Vehicles of a feed are written by its next import as well.', 'يكتب الاستيراد التالي من المصدر بيانات سياراته من جديد.'],
    label: ['Feed', 'مصدر البيانات'],
  },
  /** The vehicle's name within its feed; '' is one that staff keep by hand. */
  external_id: {
    ...code(120),
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

type ShapeOf<Names extends VehicleFieldName> = { -readonly [Name in Names]: SchemaOf<Fields[Name]> }

export const vehicleFieldEntries = Object.entries(vehicleFields) as [VehicleFieldName, VehicleField][]
const namesWhere = <Name extends VehicleFieldName>(isWanted: (field: VehicleField) => boolean): readonly Name[] =>
  vehicleFieldEntries.filter(([, field]) => isWanted(field)).map(([name]) => name as Name)

export const columnFields = namesWhere<ColumnFieldName>(({ column }) => column !== undefined)
export const detailFields = namesWhere<DetailFieldName>(({ column }) => column === undefined)
export const publicFields = namesWhere<PublicFieldName>(({ shownTo }) => shownTo !== 'staff')
export const cardFields = namesWhere<CardFieldName>(({ shownTo }) => shownTo === 'cards')

// Kept: every vehicle of a feed is parsed by them.
const schemas = Object.fromEntries(vehicleFieldEntries.map(([name, field]) => [name, fieldSchema(field)]))

/** The validation of the named fields, as zod takes it. */
export function shapeOf<Name extends VehicleFieldName>(names: readonly Name[]): ShapeOf<Name> {
  return Object.fromEntries(names.map((name) => [name, schemas[name]])) as ShapeOf<Name> // a schema for each name
}

export const vehicleShape = shapeOf(Object.keys(vehicleFields) as VehicleFieldName[])

/** The names of fields and of their parts (`avl_field.registration_date`) as staff read them. */
export const vehicleLabels: Readonly<Record<string, WordPair>> = Object.fromEntries(
  vehicleFieldEntries.flatMap(([name, field]) => {
    const { label, staffName = name } = field
    return [[staffName, label] as const, ...partsOf(field).map(({ symbol, label: inner }) => [`${staffName}.${symbol}`, inner as WordPair] as const)]
  }),
)

/** The parts of an object, of the rows of a list, of names with a value each. */
export function partsOf(field: Unsymboled<SchemaField>): readonly SchemaField[] {
  if (field.field_type === 'Pairs') return [field.name, field.value]
  return field.field_type === 'Group' || field.field_type === 'List' ? field.fields.filter(({ symbol }) => symbol !== '') : []
}
