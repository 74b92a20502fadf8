import type { FillForm, RowField } from '#fields/field-types.ts'
import { backendNames, type FilterKey, filterKeys, stockWords } from '#domains/stock/index.ts'
import type { WordPair } from '#kernel/words/words.ts'

const { words } = stockWords
const options = <Key extends keyof typeof words>(...keys: readonly Key[]) =>
  keys.map((key) => ({ value: key.slice(key.indexOf('_') + 1), label: words[key] as WordPair }))

/** Filters whose values are a few that are known; all others are written. */
const offeredValues: Partial<Record<FilterKey, ReturnType<typeof options>>> = {
  states: options('state_new', 'state_used', 'state_approved'),
  statuses: options('status_stock', 'status_available_soon', 'status_in_production', 'status_demo'),
  financing_options: options('financing_cash', 'financing_lease', 'financing_rent'),
  engine_types: options('fuel_petrol', 'fuel_diesel', 'fuel_bev', 'fuel_hev', 'fuel_mhev', 'fuel_phev'),
  transmissions: options('transmission_automatic', 'transmission_manual'),
}

const names: Record<FilterKey, WordPair> = {
  countries: ['Countries, by code', 'رموز الدول'],
  brands: ['Brands', 'العلامات'],
  models: ['Models', 'الطرازات'],
  financing_options: ['Ways to pay', 'طرق الدفع'],
  states: ['Condition', 'الحالة'],
  statuses: ['Availability', 'التوفر'],
  msrp_price: ['List price', 'السعر'],
  display_price: ['Shown price', 'السعر المعروض'],
  mileage: ['Mileage', 'المسافة المقطوعة'],
  production_year: ['Production year', 'سنة الصنع'],
  model_year: ['Model year', 'سنة الطراز'],
  power: ['Power', 'القوة'],
  engine_types: ['Fuel', 'نوع المحرك'],
  transmissions: ['Transmission', 'ناقل الحركة'],
  colors: ['Colours', 'الألوان'],
  specific_colors: ['Paints', 'درجات اللون'],
  dealers: ['Retailers, by code', 'رموز المعارض'],
  number_of_seats: ['Seats', 'عدد المقاعد'],
}

/** The filters of a listing under the names of the backend: two ends of a range, or values of a list. */
export const filtersForm: FillForm = { field_type: 'Group', fields: filterKeys.flatMap(fieldsOf) }

function fieldsOf(key: FilterKey): RowField[] {
  const [english, arabic] = names[key]
  const [first = '', last] = backendNames(key)
  if (last !== undefined) {
    return [
      { symbol: first, label: [`${english} from`, `${arabic}، من`], field_type: 'Number' },
      { symbol: last, label: [`${english} to`, `${arabic}، إلى`], field_type: 'Number' },
    ]
  }
  const choices = offeredValues[key]
  return [
    choices
      ? { symbol: first, label: [english, arabic], field_type: 'Choices', options: choices }
      : { symbol: first, label: [english, arabic], field_type: 'Lines' },
  ]
}
