import { pricesElsewhere } from '#domains/markets/index.ts'
import type { Label } from '#fields/field-types.ts'
import { modelFamilies } from '#block-engine/model-years.ts'
import { stringField } from '#block-engine/presets.ts'

const key = <const S extends string>(symbol: S, label: Label) => stringField(symbol, label, { translatable: false, max: 120 })

const engineKey = {
  ...key('engine_key', ['Engine', 'المحرك']),
  hint: ['The engine in the name of the derivative, such as P400, or its kind, such as diesel.', 'اسم المحرك في اسم الفئة، مثل P400، أو نوعه، مثل diesel.'],
} as const
const specHint = [
  'A specification of the vehicles, such as power, capacity or transmission.',
  'اسم المواصفة في بيانات السيارات، مثل power أو capacity أو transmission.',
] as const

/** What both templates ask: the car, its engine, and three specifications by name with the labels to show (B-254). */
export const carFields = [
  {
    symbol: 'car_key',
    label: ['Model', 'الطراز'],
    field_type: 'Select',
    options: modelFamilies.map(({ key: value, label }) => ({ label, value })),
    choices: 'families',
  },
  engineKey,
  { ...key('spec_key_1', ['First specification', 'المواصفة الأولى']), hint: specHint },
  stringField('spec_label_1', ['Its label', 'تسمية المواصفة الأولى'], { max: 120 }),
  key('spec_key_2', ['Second specification', 'المواصفة الثانية']),
  stringField('spec_label_2', ['Its label', 'تسمية المواصفة الثانية'], { max: 120 }),
  key('spec_key_3', ['Third specification', 'المواصفة الثالثة']),
  stringField('spec_label_3', ['Its label', 'تسمية المواصفة الثالثة'], { max: 120 }),
] as const

export const tabField = key('tab_id', ['Tab ID', 'معرّف التبويب'])

/** A derivative by hand; what is left empty comes from the stock. */
export const derivativeFields = [
  stringField('name', ['Name', 'الاسم'], { max: 120 }),
  engineKey,
  stringField('price', ['Price', 'السعر'], { max: 120 }),
  pricesElsewhere,
  stringField('spec_1', ['First specification', 'قيمة المواصفة الأولى'], { max: 120 }),
  stringField('spec_2', ['Second specification', 'قيمة المواصفة الثانية'], { max: 120 }),
  stringField('spec_3', ['Third specification', 'قيمة المواصفة الثالثة'], { max: 120 }),
] as const

/** A price of the stock says which vehicles it counts, by their state. */
export const summaryWords = {
  from_new: ['New in stock from {price}', 'جديدة متوفرة، ابتداءً من {price}'],
  from_used: ['Used in stock from {price}', 'مستعملة متوفرة، ابتداءً من {price}'],
  from_approved: ['Approved in stock from {price}', 'معتمدة متوفرة، ابتداءً من {price}'],
  none_in: ['None in stock in {country}', 'غير متوفرة حاليًا في {country}'],
} as const
