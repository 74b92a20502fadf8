import { expect, test } from 'vitest'
import type { FormChoices, FormField } from './form.ts'
import { valuesAboutVehicle } from './values-about-vehicle.ts'

const text = (ar: string) => ({ ar })
const model = (...values: string[]): FormField => ({
  id: 'model',
  name: 'model',
  type: 'select',
  label: text('الطراز'),
  options: values.map((value) => ({ value, label: text(value) })),
})
const fields: FormField[] = [
  { id: 'car', name: 'car', type: 'vehicle', label: text('السيارة') },
  { id: 'where', name: 'where', type: 'retailer', label: text('المعرض') },
  { id: 'name', name: 'name', type: 'text', label: text('الاسم') },
]
const retailer = (value: string, label: string, tags = ['sales']) => ({ value, label, city: '', tags, place: null, opening_hours: [], country: '' })
const choices: FormChoices = { locations: [], retailers: [retailer('7', 'معرض دبي'), retailer('8', 'ورشة دبي', ['service'])] }
const vehicle = { id: 12, modelKeys: ['defender-110', 'land-rover'], retailerId: '7' }

test('a form that is opened from a car knows the car and who has it', () => {
  expect(valuesAboutVehicle(fields, vehicle, choices)).toEqual({ car: '12', where: '7' })
})

test('a retailer that the form does not offer, or that visitors are not told of, is left open', () => {
  for (const retailerId of ['8', '']) expect(valuesAboutVehicle(fields, { ...vehicle, retailerId }, choices)).toEqual({ car: '12' })
})

test.each([
  [['defender', 'discovery', 'jaguar-range'], ['defender-110', 'land-rover'], 'defender'],
  [['range-rover', 'range-rover-sport'], ['range-rover-sport', 'land-rover'], 'range-rover-sport'],
  [['defender', 'jaguar-range'], ['f-pace', 'jaguar'], 'jaguar-range'],
  [['defender'], ['f-pace', 'jaguar'], undefined],
  [['x'], ['', ''], undefined],
])('of the models %j a car of %j is %s', (options, modelKeys, expected) => {
  expect(valuesAboutVehicle([model(...options)], { ...vehicle, modelKeys }, choices).model).toBe(expected)
})

test('a model is chosen only in the field of that name, by its options, and of several that fit the longest', () => {
  const other: FormField = { ...model('defender'), id: 'former', name: 'former_model' }
  const { options: _none, ...bare } = model()
  const typed: FormField = { ...model('defender'), type: 'text' }
  for (const field of [other, bare, typed]) expect(valuesAboutVehicle([field], vehicle, choices)).toEqual({})
  expect(valuesAboutVehicle([model('land', 'defender', 'defender-110', 'def')], vehicle, choices).model).toBe('defender-110')
  expect(valuesAboutVehicle([model('defend')], vehicle, choices)).toEqual({})
})

test('a car whose maker alone is known is one of its models, and one without names is none', () => {
  expect(valuesAboutVehicle([model('jaguar-range')], { ...vehicle, modelKeys: ['', 'jaguar'] }, choices).model).toBe('jaguar-range')
  expect(valuesAboutVehicle([model('', '-x')], { ...vehicle, modelKeys: [''] }, choices)).toEqual({})
})
