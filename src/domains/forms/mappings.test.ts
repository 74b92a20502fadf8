import { expect, test } from 'vitest'
import type { FormField } from './form.ts'
import { parseMapping, prefilledValues } from './mappings.ts'

const fields: FormField[] = [
  { id: 'car_model', name: 'car_model', type: 'text', label: { ar: 'الطراز' } },
  { id: 'city', name: 'city', type: 'location', label: { ar: 'المدينة' } },
]
const none = { hidden: {}, params: {}, locationParams: {}, locations: {} }
const filled = (mappings: Partial<typeof none>, query: string) => prefilledValues(fields, { ...none, ...mappings }, new URLSearchParams(query))

test('[C-060] a mapping is an object of scalars, or a list of pairs', () => {
  expect(parseMapping({ a: 'x', b: 2, c: true, d: {}, e: null })).toEqual({ a: 'x', b: '2', c: 'true' })
  expect(parseMapping([{ name: 'a', value: 'x' }, { name: 'b' }, 'y', null])).toEqual({ a: 'x' })
  for (const value of [null, undefined, 'x', 3]) expect(parseMapping(value)).toBeNull()
})

test('[C-015] [C-058] a parameter fills the field that it is mapped to; of several the first', () => {
  expect(filled({ params: { model: 'car_model' } }, 'model=x110&model=x90')).toEqual({ car_model: 'x110' })
  expect(filled({ params: { model: 'car_model' } }, 'other=x')).toEqual({})
})

test('[C-060] unknown fields are ignored', () => {
  expect(filled({ params: { model: 'colour' } }, 'model=x')).toEqual({})
})

test('[C-059] a location parameter is translated into the value of a location; an unmapped one leaves the field empty', () => {
  const mappings = { locationParams: { city: 'city', model: 'car_model' }, locations: { dxb: '17' } }
  expect(filled(mappings, 'city=dxb&model=dxb')).toEqual({ city: '17' })
  expect(filled(mappings, 'city=auh')).toEqual({})
  expect(filled(mappings, 'city=constructor')).toEqual({})
})
