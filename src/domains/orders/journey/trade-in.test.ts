import { expect, test } from 'vitest'
import { emptyContact, checkContact, sentContact } from './contact.ts'
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
  expect(check({})).toEqual({})
})

test('[A-157] the mileage is a whole number from 0 and the car was not registered in the future', () => {
  expect(check({ mileage: '0' })).toEqual({})
  for (const mileage of ['-1', '1.5', 'كثير']) expect(check({ mileage })).toEqual({ mileage: 'not_a_mileage' })
  expect(check({ registrationDate: '2026-11-23' })).toEqual({ registrationDate: 'in_future' })
  expect(check({ registrationDate: today })).toEqual({})
  expect(check({ registrationDate: '2026-02-30' })).toEqual({ registrationDate: 'not_a_date' })
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

test('[A-260] details of a buyer are required, an address and a phone are checked, Arabic digits are digits', () => {
  const contact = { first_name: 'ليلى', last_name: 'الهاشمي', email: 'laila@example.com', phone: '٠٥٠ ١٢٣ ٤٥٦٧' }
  expect(checkContact(contact)).toEqual({})
  expect(sentContact(contact).phone).toBe('050 123 4567')
  expect(checkContact(emptyContact())).toEqual({ first_name: 'required', last_name: 'required', email: 'required', phone: 'required' })
  expect(checkContact({ ...contact, email: 'laila@example', phone: '12' })).toEqual({ email: 'not_an_email', phone: 'not_a_phone' })
  expect(checkContact({ ...contact, first_name: 'ل'.repeat(101) })).toEqual({ first_name: 'max' })
})
