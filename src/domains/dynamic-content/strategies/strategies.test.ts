import { expect, test } from 'vitest'
import { externalModels, isInExternalStock } from './mena-external.ts'
import { hasOffer } from './mena-offers.ts'
import { isListed, productListsUrl } from './product-lists.ts'
import { brandOfPath } from './url-brands.ts'

test('[C-175] models are the keys of the first element of a list, and an element that is none has no models', () => {
  expect(externalModels([{ xe: 1, xf: 2 }, { velar: 3 }])).toEqual(['xe', 'xf'])
  for (const first of [null, 'xe', 5, undefined]) expect([first, externalModels([first])]).toEqual([first, []])
  expect(() => externalModels({ xe: 1 })).toThrow('no list of models')
})

test('[C-176][C-177] a family has a model whose name begins with it, a brand is left out before a name alone', () => {
  expect(isInExternalStock('defender_family', ['xe', 'Land Rover Defender 110'])).toBe(true)
  expect(isInExternalStock('defender_family', ['defenders', 'xe'])).toBe(false)
  expect(isInExternalStock('xe', ['jaguar-xe'])).toBe(true)
  expect(isInExternalStock('sport_xe', ['sport_jaguar_xe'])).toBe(false)
})

test('[C-179][C-180] any offer will do where nothing is wanted; what is no text is no match', () => {
  expect([hasOffer('', [{ car_model_key: 'xe' }]), hasOffer('', [])]).toEqual([true, false])
  expect([hasOffer('XE', [{ car_model_key: 'xe' }]), hasOffer('XE', [{ car_model_key: 'xf' }])]).toEqual([true, false])
  expect(hasOffer({ is_new: 'true' }, [{ car_model_key: 'xe', is_new: true }])).toBe(true)
  expect(hasOffer({ tags: 'suv' }, [{ car_model_key: 'xe', tags: ['suv'] }])).toBe(false)
})

test('[C-283] the lists are asked for at one address, however many slashes the setting ends with', () => {
  const lists_to_check = [
    { name: 'a', uuid: 'u/1' },
    { name: 'b', uuid: 'u2' },
  ]
  expect(productListsUrl({ api_base_url: 'https://lists.test//', lists_to_check })).toBe('https://lists.test/public_api/dynamic_content/u%2F1,u2')
})

test('[C-186][C-187] a list that is missing and a pair without a value pass, a list without the value does not', () => {
  const config = { api_base_url: '', lists_to_check: [{ name: 'cars', uuid: 'u1' }] }
  const isInList = (value: string | Record<string, string>, lists = { u1: ['Range Rover'] }) => isListed(value, config, lists)
  expect([isInList({ name: 'cars', value: 'range-rover' }), isInList({ name: 'cars', value: 'xe' })]).toEqual([true, false])
  expect([isInList('xe'), isInList({ name: 'cars' } as Record<string, string>), isInList({ name: 'boats', value: 'xe' })]).toEqual([true, true, true])
  expect(isListed({ name: 'cars', value: 'xe' }, config, {})).toBe(true)
})

test('[C-185] the brand is that of the first part of a path, with a slash before it or several', () => {
  expect(['/jaguar', '//jaguar/xe', 'jaguar'].map(brandOfPath)).toEqual(['Jaguar', 'Jaguar', 'Jaguar'])
  expect(['models/jaguar', 'jag/uar', '/'].map(brandOfPath)).toEqual(['Discovery', 'Discovery', 'Discovery'])
})
