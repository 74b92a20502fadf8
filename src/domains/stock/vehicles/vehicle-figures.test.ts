import { describe, expect, test } from 'vitest'
import { seatForms, seatsLabel } from './seats.ts'
import { formatCapacity, shortVin, withUnit } from './vehicle-figures.ts'

const arabic = { one: 'مقعد واحد', two: 'مقعدان', few: '{count} مقاعد', many: '{count} مقعدًا', other: '{count} مقعد' }

test.each([
  [2, 'l', '2.0 l'],
  [1997.4, 'cm3', '1997 cm3'],
  [4.367, 'l', '4.4 l'],
  [0.5, '', '1'],
  [null, 'l', ''],
])('[A-128] the capacity %d %s is written %j', (capacity, unit, text) => {
  expect(formatCapacity(capacity, unit)).toBe(text)
})

test.each(['l', 'L', 'litre', 'litres', 'liter', 'Liters', 'LITRES', ' l '])('[A-129] %j means litres', (unit) => {
  expect(formatCapacity(3, unit)).toBe(`3.0 ${unit}`.trim())
})

test.each(['ml', 'cl', 'cc', 'lb'])('[A-129] %j does not mean litres', (unit) => {
  expect(formatCapacity(3, unit)).toBe(`3 ${unit}`)
})

test('[A-127] a number stands with its own unit', () => {
  expect([withUnit('400', 'PS'), withUnit('400', ''), withUnit('', 'km')]).toEqual(['400 PS', '400', ''])
})

test.each([
  ['SADXXXXXXXXXXX123', '123'],
  ['12', '12'],
  ['', ''],
])('[A-131] the short form of the VIN %j is %j', (vin, short) => {
  expect(shortVin(vin)).toBe(short)
})

describe('seats', () => {
  test.each([[0], [-1], ['x'], [null], [undefined], [Number.NaN], [''], [true]])('[A-254] %j shows nothing', (count) => {
    expect(seatsLabel(count, arabic)).toBe('')
  })

  test.each([
    [1, 'مقعد واحد'],
    [2, 'مقعدان'],
    [3, '3 مقاعد'],
    [5, '5 مقاعد'],
    ['7', '7 مقاعد'],
    [10, '10 مقاعد'],
    [11, '11 مقعدًا'],
    [100, '100 مقعد'],
  ])('[A-255] %j has its Arabic plural form: %s', (count, label) => {
    expect(seatsLabel(count, arabic)).toBe(label)
  })

  test('[A-255] staff may give the two words seat and seats', () => {
    const forms = seatForms(arabic, { seat: 'seat', seats: 'seats' })
    expect([1, 2, 5].map((count) => seatsLabel(count, forms))).toEqual(['1 seat', '2 seats', '5 seats'])
  })

  test('[A-255] staff may give single forms, and what is no text is passed over', () => {
    expect(seatForms(arabic, { few: '{count} أماكن', many: 5, x: 'y' })).toEqual({ ...arabic, few: '{count} أماكن' })
    expect(seatForms(arabic, null)).toBe(arabic)
  })
})
