import { modelFamilies } from '#block-engine/model-years.ts'
import { stringField } from '#block-engine/presets.ts'

const key = <const S extends string>(symbol: S, label: string) => stringField(symbol, label, { translatable: false, max: 120 })

/** What both templates ask: the car, its engine, and three specifications by name with the labels to show (B-254). */
export const carFields = [
  { symbol: 'car_key', label: 'Model', field_type: 'Select', options: modelFamilies.map(({ key: value, label }) => ({ label, value })), choices: 'families' },
  key('engine_key', 'Engine'),
  key('spec_key_1', 'First specification'),
  stringField('spec_label_1', 'Its label', { max: 120 }),
  key('spec_key_2', 'Second specification'),
  stringField('spec_label_2', 'Its label', { max: 120 }),
  key('spec_key_3', 'Third specification'),
  stringField('spec_label_3', 'Its label', { max: 120 }),
] as const

export const tabField = key('tab_id', 'Tab ID')

/** A derivative by hand; what is left empty comes from the stock. */
export const derivativeFields = [
  stringField('name', 'Name', { max: 120 }),
  key('engine_key', 'Engine'),
  stringField('price', 'Price', { max: 120 }),
  stringField('spec_1', 'First specification', { max: 120 }),
  stringField('spec_2', 'Second specification', { max: 120 }),
  stringField('spec_3', 'Third specification', { max: 120 }),
] as const

/** A price of the stock says which vehicles it counts, by their state. */
export const summaryWords = {
  from_new: ['New from {price}', 'جديدة ابتداءً من {price}'],
  from_used: ['Used from {price}', 'مستعملة ابتداءً من {price}'],
  from_approved: ['Approved from {price}', 'معتمدة ابتداءً من {price}'],
} as const
