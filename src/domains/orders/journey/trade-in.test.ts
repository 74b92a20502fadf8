import { expect, test } from 'vitest'
import { checkTradeIn, emptyTradeInForm, isTradeInComplete, modelsOf, type TradeInChoices, tradeInData, tradeInFields, tradeInForm } from './trade-in.ts'

const choices: TradeInChoices = {
  bodyTypes: [{ value: 'suv', name: 'دفع رباعي' }],
  brands: [
    { value: 'Toyota', name: 'تويوتا' },
    { value: 'BMW', name: 'بي إم دبليو' },
  ],
  models: [
    { value: 'Prado', name: 'برادو', brand: 'Toyota' },
    { value: 'X5', name: 'X5', brand: 'BMW' },
  ],
  fuelTypes: [{ value: 'petrol', name: 'بنزين' }],
}
const today = '2026-11-22'
const form = {
  brand: 'Toyota',
  model: 'Prado',
  bodyType: 'suv',
  fuelType: 'petrol',
  mileage: '٦٤٬٠٠٠',
  registrationDate: '2021-03-01',
  registration: ' دبي 12345 ',
}
const check = (change: Partial<typeof form>) => checkTradeIn({ ...form, ...change }, { choices, today })

test('[A-157] models are those of the brand, and a model of another brand is none', () => {
  expect(modelsOf(choices, 'Toyota').map(({ value }) => value)).toEqual(['Prado'])
  expect(modelsOf(choices, '')).toEqual([])
  expect(check({ brand: 'BMW' })).toEqual({ model: 'required' })
})

test('[A-157] every field is required', () => {
  expect(checkTradeIn(emptyTradeInForm(), { choices, today })).toEqual(Object.fromEntries(tradeInFields.map((field) => [field, 'required'])))
  for (const field of tradeInFields) expect(check({ [field]: '  ' })).toMatchObject({ [field]: 'required' })
  expect(check({})).toEqual({})
})

test('[A-157][A-260] the mileage is a whole number from 0 and the car was not registered in the future', () => {
  expect(check({ mileage: '0' })).toEqual({})
  expect(check({ mileage: '1,234 567' })).toEqual({})
  for (const mileage of ['-1', '1.5', 'كثير', '12345678', '5 km']) expect(check({ mileage })).toEqual({ mileage: 'not_a_mileage' })
  expect(check({ registrationDate: '2026-11-23' })).toEqual({ registrationDate: 'in_future' })
  expect(check({ registrationDate: today })).toEqual({})
  for (const registrationDate of ['2026-02-30', '2026-13-01', '2021-03', '01/03/2021', 'soon']) {
    expect(check({ registrationDate })).toEqual({ registrationDate: 'not_a_date' })
  }
})

test('[A-157] a trade-in that lacks one field cannot be ordered with; one that is switched off needs none', () => {
  expect(isTradeInComplete(tradeInData({ ...form, mileage: '0' }, choices))).toBe(true)
  for (const field of tradeInFields) expect([field, isTradeInComplete(tradeInData({ ...form, [field]: '' }, choices))]).toEqual([field, false])
  expect(isTradeInComplete({ ...tradeInData(emptyTradeInForm(), choices), isTradeInOn: false })).toBe(true)
})

test('[A-155] a trade-in is kept in its nested shape, and fills its form again', () => {
  const data = tradeInData(form, choices)
  expect(data).toEqual({
    isTradeInOn: true,
    rawData: {
      brand: { name: 'تويوتا' },
      bodyType: { name: 'دفع رباعي' },
      fuelType: { name: 'بنزين' },
      model: { name: 'برادو' },
      mileage: 64000,
      registrationDate: { date: '2021-03-01' },
      registration: 'دبي 12345',
    },
  })
  expect(tradeInForm(data, choices)).toEqual({ ...form, mileage: '64000', registration: 'دبي 12345' })
})

test('a trade-in that an older page or another script wrote with parts missing is incomplete, and its form is filled as far as it goes', () => {
  const parts = tradeInData(form, choices).rawData
  for (const name of Object.keys(parts) as (keyof typeof parts)[]) {
    const { [name]: _missing, ...others } = parts
    const stored = { isTradeInOn: true, rawData: others as typeof parts }
    expect([name, isTradeInComplete(stored)]).toEqual([name, false])
    // Without its brand a model belongs to none.
    const empty = name === 'brand' ? { brand: '', model: '' } : { [name]: '' }
    expect(tradeInForm(stored, choices)).toEqual({ ...form, mileage: '64000', registration: 'دبي 12345', ...empty })
  }
  expect(tradeInForm({ isTradeInOn: true, rawData: { ...parts, mileage: null, fuelType: { name: 'ديزل' } } }, choices)).toMatchObject({
    mileage: '',
    fuelType: '',
  })
})

test('of several options the one of that name is chosen', () => {
  const wide = {
    ...choices,
    bodyTypes: [{ value: 'sedan', name: 'سيدان' }, ...choices.bodyTypes],
    models: [{ value: 'Yaris', name: 'ياريس', brand: 'Toyota' }, ...choices.models],
  }
  expect(tradeInData(form, wide).rawData).toMatchObject({ bodyType: { name: 'دفع رباعي' }, model: { name: 'برادو' } })
  expect(tradeInForm(tradeInData(form, wide), wide)).toMatchObject({ bodyType: 'suv', model: 'Prado' })
  expect(checkTradeIn(form, { choices: wide, today })).toEqual({})
})
