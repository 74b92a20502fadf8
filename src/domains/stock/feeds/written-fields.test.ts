import { expect, test } from 'vitest'
import { FeedDraft } from './feed.ts'
import { writtenInputs } from './written-fields.ts'

const inputsOf = (rules: { field: string; part?: string }[], values: object = {}) =>
  [...writtenInputs(FeedDraft.parse({ key: 'dealer', name: 'معرض', rules, ...values }))].toSorted()

test('a feed writes what its rules fill and the currency, under the names of the form; the number that it knows a vehicle by is not written', () => {
  expect(inputsOf([{ field: 'external_id' }, { field: 'mileage' }, { field: 'version' }])).toEqual(['currency', 'derivative', 'mileage'])
})

test('a price of a feed brings the others with it', () => {
  expect(inputsOf([{ field: 'sale_price' }])).toEqual(['currency', 'gross_price', 'msrp_price', 'sale_price'])
})

test('of an object only the part that a rule fills is written, of a list the whole', () => {
  const rules = [
    { field: 'avl_field', part: 'registration_date' },
    { field: 'price_breakdown', part: 'VAT' },
  ]
  expect(inputsOf(rules)).toEqual(['avl_field.registration_date', 'currency', 'price_breakdown'])
})

test('the retailer and the lists of the feed itself are written too', () => {
  expect(inputsOf([], { dealer_code: 'AE-1', publication_lists: ['new'] })).toEqual(['currency', 'dealer_code', 'publication_lists'])
})
