import { imageSizes } from '#block-engine/image-sizes.ts'
import type { FieldDef, Label, NumberField, RowField, Rows } from '#fields/field-types.ts'
import { rentTexts, Specification } from './configuration.ts'

const text = (symbol: string, label: Label, more: { required?: true; hint?: Label; max?: number } = {}): FieldDef => ({
  ...{ symbol, label, field_type: 'String', translatable: true, max: 120 },
  ...more,
})
const number = (symbol: string, label: Label, bounds: { default?: number; min?: number; max?: number } = {}): NumberField => ({
  ...{ symbol, label, field_type: 'Number' },
  ...bounds,
})
const degrees = (at: string): NumberField[] => [
  number(`${at}.lat`, ['Latitude', 'خط العرض'], { min: -90, max: 90 }),
  number(`${at}.lng`, ['Longitude', 'خط الطول'], { min: -180, max: 180 }),
]

export const locationRows: Rows = {
  fields: [
    text('point_name', ['Name of the place', 'اسم المكان'], { required: true }),
    {
      symbol: 'name_key',
      label: ['Key', 'المفتاح'],
      hint: ['Cars name their places by it.', 'به تحدد السيارات أماكنها.'],
      field_type: 'String',
      required: true,
      max: 120,
    },
    text('city_name', ['City', 'المدينة']),
    text('address', ['Address', 'العنوان'], { max: 300 }),
    ...degrees('coordinates'),
  ],
  fresh: { point_name: 'مكان جديد', name_key: 'new', coordinates: { lat: 25.2, lng: 55.27 } },
  max: 200,
}

export const vehicleRows: Rows = {
  fields: [
    text('display_name', ['Name of the car', 'اسم السيارة'], { required: true }),
    { symbol: 'image_id', label: ['Picture', 'الصورة'], field_type: 'Image', sizes: imageSizes.standard, withAlt: true },
    text('nameplate_name', ['Model family', 'عائلة الطراز']),
    number('price.daily', ['Price by the day', 'السعر لليوم'], { min: 0 }),
    { symbol: 'locations', label: ['Keys of its places, none for all', 'مفاتيح أماكنها، واتركها فارغة لكل الأماكن'], field_type: 'Lines' },
    {
      symbol: 'specification',
      label: ['Specification', 'المواصفات'],
      field_type: 'Json',
      format: 'json',
      schema: Specification,
      default: [],
      filled: { fields: [text('label', ['Label', 'التسمية'], { max: 80 }), text('value', ['Value', 'القيمة'])], fresh: { label: '', value: '' }, max: 12 },
    },
  ],
  fresh: { display_name: 'سيارة جديدة', price: { daily: 0 } },
  max: 60,
}

const amount = { type: 'amount', min: 0, max: 10, default: 0 } as const

export const itemRows: Rows = {
  fields: [
    text('heading', ['Name of the extra', 'اسم الإضافة'], { required: true }),
    number('price', ['Price', 'السعر'], { min: 0 }),
    text('price_string_context', ['What the price is for', 'السعر مقابل'], { max: 80 }),
    { symbol: 'features_list', label: ['Features', 'الميزات'], field_type: 'Lines' },
    {
      symbol: 'controller',
      label: ['How visitors choose', 'طريقة الاختيار'],
      field_type: 'Kind',
      by: 'type',
      kinds: [
        {
          value: 'amount',
          label: ['A number', 'عدد'],
          fresh: amount,
          fields: [
            number('min', ['At least', 'الحد الأدنى'], { min: 0 }),
            number('max', ['At most', 'الحد الأقصى'], { min: 1 }),
            number('default', ['At first', 'القيمة الأولى'], { min: 0 }),
          ],
        },
        {
          value: 'toggler',
          label: ['Yes or no', 'نعم أو لا'],
          fresh: { type: 'toggler', true_label: 'نعم', false_label: 'لا', default: false },
          fields: [
            text('true_label', ['Text when on', 'النص عند الاختيار'], { max: 60 }),
            text('false_label', ['Text when off', 'النص دون الاختيار'], { max: 60 }),
            { symbol: 'default', label: ['On at first', 'مختار مبدئيًا'], field_type: 'Bool' },
          ],
        },
      ],
    },
  ],
  fresh: { heading: 'إضافة جديدة', price: 0, controller: amount },
  max: 20,
}

const itself = (name: Label) => [{ path: '', name }]
const weekdays: readonly Label[] = [
  ['Sunday', 'الأحد'],
  ['Monday', 'الاثنين'],
  ['Tuesday', 'الثلاثاء'],
  ['Wednesday', 'الأربعاء'],
  ['Thursday', 'الخميس'],
  ['Friday', 'الجمعة'],
  ['Saturday', 'السبت'],
]
const choice = (symbol: string, label: Label, options: Readonly<Record<string, Label>>, first: string): FieldDef => ({
  ...{ symbol, label, field_type: 'Select', default: first },
  options: Object.entries(options).map(([value, name]) => ({ value, label: name })),
})

export const optionRows: Rows = {
  fields: [
    { symbol: 'allow_different_dropoff', label: ['Return at another place', 'الإعادة إلى مكان آخر'], field_type: 'Bool', default: true },
    { symbol: 'allow_custom_pickup', label: ['Pick-up at an address', 'الاستلام من عنوان يكتبه الزائر'], field_type: 'Bool', default: false },
    { symbol: 'allow_custom_dropoff', label: ['Return at an address', 'الإعادة إلى عنوان يكتبه الزائر'], field_type: 'Bool', default: false },
    {
      symbol: 'datepicker_disabled_days',
      label: ['Days without rental', 'أيام لا تأجير فيها'],
      field_type: 'Choices',
      options: weekdays.map((label, value) => ({ value, label })),
      keepsNone: true,
    },
    choice('date_locale', ['Language of the days', 'لغة الأيام'], { ar: ['Arabic', 'العربية'], en: ['English', 'الإنجليزية'] }, 'ar'),
    choice(
      'date_options.weekday',
      ['Weekday of a day', 'اسم اليوم في التاريخ'],
      { none: ['None', 'دون اسم'], short: ['Abbreviated', 'مختصر'], long: ['In full', 'كامل'] },
      'none',
    ),
    choice(
      'date_options.month',
      ['Month of a day', 'الشهر في التاريخ'],
      { numeric: ['A number', 'عدد'], short: ['Abbreviated', 'مختصر'], long: ['In full', 'كامل'] },
      'long',
    ),
    choice('date_options.year', ['Year of a day', 'السنة في التاريخ'], { none: ['None', 'دون سنة'], numeric: ['Shown', 'ظاهرة'] }, 'numeric'),
    number('map_zoom', ['First zoom of the map', 'تقريب الخريطة عند فتحها'], { default: 7, min: 1, max: 18 }),
    ...degrees('map_center'),
    choice('distance_unit', ['Unit of distances', 'وحدة المسافة'], { km: ['Kilometres', 'كيلومتر'], mi: ['Miles', 'ميل'] }, 'km'),
  ],
  places: itself(['Options', 'الخيارات']),
}

export const textRows: Rows = {
  fields: Object.entries(rentTexts).map(([symbol, [english, arabic]]) => ({ ...text(symbol, [english, arabic], { max: 300 }), default: arabic }) as RowField),
  places: itself(['Texts of the reservation', 'نصوص الحجز']),
}
