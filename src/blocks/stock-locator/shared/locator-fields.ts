import { z } from 'zod'
import type { BoolField, FieldDef, JsonField } from '#fields/field-types.ts'
import { presets, stringField } from '#block-engine/presets.ts'
import { backendNames, type FilterKey, filterKeys } from '#domains/stock/index.ts'
import type { WordPair } from '#kernel/words/words.ts'
import { placeNames, SAVED } from './locator-query.ts'

/** The parameters of the address that a locator reads. */
export const locatorQuery = ['page', 'sort', SAVED, ...placeNames, ...filterKeys.flatMap(backendNames)]

type SwitchKey = Exclude<FilterKey, 'countries'>

const labels: Record<SwitchKey, WordPair> = {
  brands: ['Filter by brand', 'تصفية بالعلامة'],
  models: ['Filter by model', 'تصفية بالطراز'],
  financing_options: ['Filter by payment', 'تصفية بطريقة الدفع'],
  states: ['Filter by condition', 'تصفية بالحالة'],
  statuses: ['Filter by availability', 'تصفية بالتوفر'],
  msrp_price: ['Filter by price', 'تصفية بالسعر'],
  display_price: ['Filter by shown price', 'تصفية بالسعر المعروض'],
  mileage: ['Filter by mileage', 'تصفية بالمسافة المقطوعة'],
  production_year: ['Filter by production year', 'تصفية بسنة الصنع'],
  model_year: ['Filter by model year', 'تصفية بسنة الطراز'],
  power: ['Filter by power', 'تصفية بالقوة'],
  engine_types: ['Filter by fuel', 'تصفية بنوع المحرك'],
  transmissions: ['Filter by transmission', 'تصفية بناقل الحركة'],
  colors: ['Filter by colour', 'تصفية باللون'],
  specific_colors: ['Filter by paint', 'تصفية بدرجة اللون'],
  dealers: ['Filter by retailer', 'تصفية بالمعرض'],
  number_of_seats: ['Filter by seats', 'تصفية بعدد المقاعد'],
}

/** The order in which document 2 lists the switches (B-226). The country has none: it is offered wherever a list has cars of several. */
const order = [
  'brands',
  'models',
  'financing_options',
  'states',
  'statuses',
  'msrp_price',
  'display_price',
  'mileage',
  'production_year',
  'model_year',
  'power',
  'engine_types',
  'transmissions',
  'colors',
  'specific_colors',
  'dealers',
  'number_of_seats',
] as const satisfies readonly SwitchKey[]

type FilterField<Key extends FilterKey> = BoolField & { symbol: Key }
type FilterFields<Keys extends readonly FilterKey[]> = { [Index in keyof Keys]: FilterField<Keys[Index]> }

const link = z.object({ label: z.string().trim().min(1).max(120), url: z.string().trim().min(1).max(2000) })
const vehicle = z.object({ id: z.int().positive() })
const ChosenVehiclesShape = z.object({
  headline: z.string().trim().max(160).default(''),
  list: z
    .array(z.union([vehicle, link]))
    .max(12)
    .default([]),
})

/** A headline, and vehicles by id or links that stand above the results (B-229). */
const chosenField = {
  symbol: 'vehicles',
  label: ['Chosen vehicles', 'سيارات مختارة'],
  hint: ['They stand above the results.', 'تظهر فوق نتائج البحث.'],
  field_type: 'Json',
  format: 'json',
  translatable: true,
  schema: ChosenVehiclesShape,
  default: { headline: '', list: [] },
  filled: {
    field_type: 'Group',
    fields: [
      stringField('headline', ['Headline', 'العنوان'], { max: 160 }),
      {
        symbol: 'list',
        label: ['Vehicles and links', 'السيارات والروابط'],
        field_type: 'List',
        fields: [
          {
            symbol: '',
            label: ['Kind', 'النوع'],
            field_type: 'Kind',
            kinds: [
              {
                value: 'id',
                label: ['A vehicle', 'سيارة'],
                fresh: { id: 1 },
                fields: [{ symbol: 'id', label: ['Number of the vehicle', 'رقم السيارة في المخزون'], field_type: 'Number', min: 1 }],
              },
              {
                value: 'url',
                label: ['A link', 'رابط'],
                fresh: { label: '', url: '' },
                fields: [stringField('label', ['Text', 'النص'], { max: 120 }), stringField('url', ['Address', 'العنوان'], { max: 2000, translatable: false })],
              },
            ],
          },
        ],
        fresh: { id: 1 },
        max: 12,
      },
    ],
  },
} as const satisfies JsonField

/** Turns a monthly budget into the highest price (C-337, C-338); labels that are empty are the site's own. */
const budgetFields = [
  {
    symbol: 'reverse_calculator',
    label: ['Filter by monthly budget', 'التصفية بحسب الميزانية الشهرية'],
    field_type: 'Select',
    options: [
      { label: 'Hidden', value: 'hidden' },
      { label: 'Shown', value: 'shown' },
    ],
    default: 'hidden',
  },
  {
    symbol: 'budget_yearly_rate',
    label: ['Yearly rate of the budget in percent', 'النسبة السنوية للميزانية (%)'],
    field_type: 'Number',
    default: 0,
    min: 0,
    max: 40,
  },
  stringField('budget_button_label', ['Button of the budget', 'نص زر الميزانية'], { max: 80 }),
  stringField('budget_reset_label', ['Reset of the budget', 'نص زر إلغاء الميزانية'], { max: 80 }),
] as const satisfies readonly FieldDef[]

/** The fields of a locator whose switches are on for these filters (B-225 to B-230). */
export function locatorFields(on: readonly FilterKey[]) {
  const switches = order.map((key): FilterField<typeof key> => ({ symbol: key, label: labels[key], field_type: 'Bool', default: on.includes(key) }))
  return [
    stringField('ci_key_list', ['Listing key', 'مفتاح القائمة'], { max: 120, translatable: false }),
    stringField('sl_key_brand', ['Only this brand', 'علامة واحدة فقط'], { max: 80, translatable: false }),
    { symbol: 'filters_line', label: ['Filters of visitors', 'عوامل التصفية للزوار'], field_type: 'Separator' },
    ...(switches as unknown as FilterFields<typeof order>), // one per key, in the order of the keys
    { ...presets.box_color, symbol: 'reset_button_theme', label: ['Look of the reset button', 'مظهر زر إعادة الضبط'] },
    chosenField,
    ...budgetFields,
    presets.error_msg,
    presets.try_again_btn_label,
  ] as const satisfies readonly FieldDef[]
}
