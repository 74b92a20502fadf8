import { expect, test } from 'vitest'
import { StockDraft, type StockRecord } from '#domains/stock/index.ts'
import { fromForm, toForm } from './vehicle-form-values.ts'

const record = (values: object = {}): StockRecord => ({
  ...StockDraft.parse({ state: 'new', nameplate_brand_name: 'Jaguar', nameplate_name: 'F-Pace', currency: 'AED', ...values }),
  ...{ id: 1, version: '3', link: '/showroom/x-1', cover: '', created_at: '2026-05-01T08:00:00.000Z', updated_at: '2026-05-01T08:00:00.000Z' },
})

test('a vehicle that goes through the form unchanged is what it was', () => {
  const full = record({
    price_metadata: { NSW: 5, QLD: 6.5 },
    features_standard: [{ name: 'سقف بانورامي' }, { name: 'Meridian' }],
    features_optional: [{ name: 'عجلات', price: null }],
    avl_field: { open_market_value: 5 },
    photos: [
      { sequence: 0, image_id: 8 },
      { sequence: 1, big_path: '/x.jpg' },
    ],
  })
  for (const vehicle of [record(), full]) expect(StockDraft.parse(fromForm(toForm(vehicle)))).toEqual(StockDraft.parse(vehicle))
})

test('pictures are numbered in the order they stand in, emptied fields are empty', () => {
  const form = { ...toForm(record({ photos: [{ sequence: 9, image_id: 1 }, { image_id: 2 }] })), vin: null, mileage: null }
  const stockDraft = StockDraft.parse(fromForm(form))
  expect(stockDraft.photos.map(({ sequence, image_id }) => [sequence, image_id])).toEqual([
    [0, 2],
    [1, 1],
  ])
  expect([stockDraft.vin, stockDraft.mileage, stockDraft.avl_field]).toEqual(['', null, null])
})
