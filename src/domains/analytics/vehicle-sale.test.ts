import { expect, test } from 'vitest'
import { vehicleSale } from './vehicle-sale.ts'

const car = { id: 326, name: 'Defender 110', brand: 'Land Rover', version: 'X', state: 'new', price: 415_000, currency: 'AED' }

test('[A-242] the sale of a new vehicle is counted under sl-nvl', () => {
  const sale = vehicleSale(car)
  expect([sale.affiliation, sale.items[0]?.affiliation]).toEqual(['sl-nvl', 'sl-nvl'])
})

test('[A-243] sales of approved and of used vehicles are counted under sl-avl, configured or not', () => {
  for (const state of ['approved', 'used'])
    for (const isConfigured of [false, true]) expect(vehicleSale({ ...car, state, isConfigured }).affiliation).toBe('sl-avl')
})

test('[A-244] the sale of a new vehicle from the configurator is counted under sl-nvl-config', () => {
  expect(vehicleSale({ ...car, isConfigured: true }).affiliation).toBe('sl-nvl-config')
})

test('[A-341] a sale has the shape of Google Analytics 4: worth what is paid, else the price; a price on request stays untold', () => {
  const item = {
    item_id: '326',
    item_name: 'Defender 110',
    item_brand: 'Land Rover',
    item_category: 'new',
    item_variant: 'X',
    affiliation: 'sl-nvl',
    quantity: 1,
  }
  expect(vehicleSale(car)).toEqual({ currency: 'AED', value: 415_000, affiliation: 'sl-nvl', items: [{ ...item, price: 415_000 }] })
  expect(vehicleSale(car, 5000)).toMatchObject({ value: 5000, items: [{ price: 415_000 }] })
  expect(vehicleSale({ ...car, price: null })).toEqual({ currency: 'AED', value: 0, affiliation: 'sl-nvl', items: [item] })
})
