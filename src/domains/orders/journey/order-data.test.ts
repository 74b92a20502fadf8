import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  clearOrderData,
  emptyOrderData,
  loadOrderData,
  normalisePaymentType,
  type OrderData,
  saveOrderData,
  startedWith,
  withLocation,
  withPaymentOption,
} from './order-data.ts'
import { paymentChoice, readQuote } from './payment-options.ts'
import { readReservation, writeReservation } from './reservation.ts'
import { readSoftLock, removeSoftLock, writeSoftLock } from './soft-lock-record.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const place = { uuid: 'u1', id: 3, name: 'معرض دبي', city: 'دبي', address: 'شارع الشيخ زايد', phone: '+971 4 000 0001' }
const full: OrderData = {
  vehicleId: 326,
  detailsRoute: '/ar/showroom-order-online/vehicle/326?list=new-cars',
  location: 'u1',
  preselectedPaymentOption: 'calculator',
  tradeInData: {
    isTradeInOn: true,
    rawData: {
      brand: { name: 'تويوتا' },
      bodyType: { name: 'دفع رباعي' },
      fuelType: { name: 'بنزين' },
      model: { name: 'Prado' },
      mileage: 64000,
      registrationDate: { date: '2021-03-01' },
      registration: 'دبي 12345',
    },
  },
  configUrl: '',
  paymentOptionsData: { type: 'calculator', metadata: { months: 60 }, data: [null, paymentChoice({ loan_tenure: 60 })] },
  tabChoice: 'purchase',
  servicePackData: ['service-5'],
  appBookingData: { date: '2026-11-25', time: { value: '14:00' } },
  locationDetails: place,
  paymentRecipient: 'u1',
  termsAndConditionsData: { version: '2026-11', acceptedAt: '2026-11-22T20:00:00.000Z' },
}

test('[A-166][A-167][A-194][C-390] everything that was chosen is kept under its key, with these 13 parts and no others', () => {
  saveOrderData(full)
  expect([...kept.keys()]).toEqual(['sl_order_online_data'])
  expect(Object.keys(JSON.parse(kept.get('sl_order_online_data') ?? '') as object).sort()).toEqual(
    [
      ...['appBookingData', 'configUrl', 'detailsRoute', 'location', 'locationDetails', 'paymentOptionsData', 'paymentRecipient'],
      ...['preselectedPaymentOption', 'servicePackData', 'tabChoice', 'termsAndConditionsData', 'tradeInData', 'vehicleId'],
    ].sort(),
  )
  expect(loadOrderData()).toEqual(full)
  clearOrderData()
  expect(loadOrderData()).toEqual(emptyOrderData())
  expect(kept.has('sl_order_online_data')).toBe(false)
})

test('[A-360] what cannot be read, and a storage that throws, are an empty order', () => {
  kept.set('sl_order_online_data', '{broken')
  expect(loadOrderData()).toEqual(emptyOrderData())
  kept.set('sl_order_online_data', JSON.stringify({ ...full, vehicleId: 'x', tradeInData: 7, servicePackData: 'all', locationDetails: {} }))
  expect(loadOrderData()).toMatchObject({ vehicleId: null, tradeInData: null, servicePackData: [], locationDetails: null, paymentRecipient: '' })
  vi.stubGlobal('localStorage', undefined)
  expect(loadOrderData()).toEqual(emptyOrderData())
  expect(() => saveOrderData(full)).not.toThrow()
  expect(() => clearOrderData()).not.toThrow()
})

/** Of each part that is a record, a field that it needs; without it the part counts as not written. */
const needs = [
  ...['tradeInData.isTradeInOn', 'tradeInData.rawData', 'paymentOptionsData.type', 'paymentOptionsData.data', 'appBookingData.date', 'appBookingData.time'],
  ...['appBookingData.time.value', 'locationDetails.uuid', 'locationDetails.name', 'termsAndConditionsData.version', 'termsAndConditionsData.acceptedAt'],
]
test.each(needs)('[A-360] choices whose %s is of another kind are read without that part, and keep the others', (path) => {
  const stored = structuredClone(full) as Record<string, unknown>
  const names = path.split('.')
  const holder = names.slice(0, -1).reduce((record, name) => record[name] as Record<string, unknown>, stored)
  holder[names.at(-1) ?? ''] = 7
  kept.set('sl_order_online_data', JSON.stringify(stored))
  const [part = ''] = names
  expect(loadOrderData()).toEqual({ ...full, [part]: null, ...(part === 'locationDetails' ? { paymentRecipient: '' } : {}) })
})

test('[A-360] of the packs only those that are named by an id are kept', () => {
  kept.set('sl_order_online_data', JSON.stringify({ ...full, servicePackData: ['service-5', 7, null, 'protection'], tabChoice: 'other', location: 5 }))
  expect(loadOrderData()).toEqual({ ...full, servicePackData: ['service-5', 'protection'], tabChoice: 'reservation', location: '' })
  for (const other of ['"text"', '[]', '5']) {
    kept.set('sl_order_online_data', other)
    expect(loadOrderData()).toEqual(emptyOrderData())
  }
})

test('[A-195] another vehicle starts empty, the same one goes on', () => {
  const same = { vehicleId: 326, configUrl: '', detailsRoute: '/ar/showroom-order-online/vehicle/326?list=all-cars' }
  expect(startedWith(full, same)).toEqual({ ...full, ...same })
  const other = { vehicleId: 7, configUrl: '', detailsRoute: '/ar/showroom-order-online/vehicle/7' }
  expect(startedWith(full, other)).toEqual({ ...emptyOrderData(), ...other })
  const configured = { vehicleId: 326, configUrl: 'abc', detailsRoute: '' }
  expect(startedWith(full, configured)).toEqual({ ...emptyOrderData(), ...configured })
})

test('[A-168] the choice for an option stands at its position and leaves the others as they are', () => {
  const first = withPaymentOption(emptyOrderData(), { position: 2, type: 'lease', choice: paymentChoice({ monthly_payment: 1 }), metadata: {} })
  expect(first.paymentOptionsData?.data).toEqual([null, null, paymentChoice({ monthly_payment: 1 })])
  const second = withPaymentOption(first, { position: 0, type: 'cash', choice: paymentChoice({}), metadata: { months: 12 } })
  expect(second.paymentOptionsData).toEqual({ type: 'cash', metadata: { months: 12 }, data: [paymentChoice({}), null, paymentChoice({ monthly_payment: 1 })] })
})

test('[A-161] a choice has the data layer of the option and the products of a subscription', () => {
  expect(paymentChoice({ loan_tenure: 60 })).toEqual({ selectedOptionData: { dataLayer: { loan_tenure: 60 } }, subscriptionProductsData: [] })
})

test('[A-162] instalments by a calculator are a lease', () => {
  expect(['calculator', 'cash', 'lease'].map(normalisePaymentType)).toEqual(['lease', 'cash', 'lease'])
})

test('[A-164] a quote is read by any of its names', () => {
  const first = { loan_tenure: 60, monthly_instalment: '3066', interest_rate: 4.72, down_payment: 40900, monthly_mileage: 2000 }
  expect(readQuote(first)).toEqual({ months: 60, monthly: 3066, rate: 4.72, deposit: 40900, monthlyMileage: 2000 })
  expect(readQuote({ duration: 48, monthly_payment: 10, apr: 3, deposit: 5 })).toEqual({ months: 48, monthly: 10, rate: 3, deposit: 5, monthlyMileage: null })
  expect(readQuote({ monthly_fee: 12, loan_tenure: 'x' })).toMatchObject({ monthly: 12, months: null })
  // A name that says nothing leaves it to the other one; nought says something.
  for (const nothing of ['', null, undefined])
    expect(readQuote({ loan_tenure: nothing, duration: 48, down_payment: 0, deposit: 9 })).toMatchObject({ months: 48, deposit: 0 })
})

test('[A-169] whoever sells is paid; the visit at another retailer is forgotten', () => {
  const chosen = withLocation({ ...emptyOrderData(), appBookingData: full.appBookingData }, place)
  expect(chosen).toMatchObject({ location: 'u1', paymentRecipient: 'u1', locationDetails: place, appBookingData: null })
  expect(withLocation(full, place).appBookingData).toEqual(full.appBookingData)
})

test('[A-170][A-196][C-390] the record of a held vehicle leaves only by the vehicle that it names', () => {
  writeSoftLock(326)
  expect(JSON.parse(kept.get('sl_order_online_soft_lock') ?? '')).toEqual({ vehicleId: 326 })
  removeSoftLock(7)
  expect(readSoftLock()).toEqual({ vehicleId: '326' })
  removeSoftLock('326')
  expect(readSoftLock()).toBeNull()
  expect(kept.size).toBe(0)
  removeSoftLock(326)
  for (const [stored, read] of [
    ['{"vehicleId":"7"}', { vehicleId: '7' }],
    ['{"vehicleId":null}', null],
    ['{broken', null],
  ] as const) {
    kept.set('sl_order_online_soft_lock', stored)
    expect(readSoftLock()).toEqual(read)
  }
  vi.stubGlobal('localStorage', undefined)
  expect(() => writeSoftLock(7)).not.toThrow()
  expect(() => removeSoftLock(7)).not.toThrow()
})

test('[A-171][A-172][C-390] the order that was made is kept for the success screen', () => {
  const made = { orderNumber: 'M-7KQ4-9XWD-2FTP', reservationFee: 2000, currency: 'AED', createdAt: '2026-11-22T20:00:00.000Z' }
  writeReservation(made)
  expect(JSON.parse(kept.get('sl_order_online_reservation') ?? '')).toEqual(made)
  expect(readReservation()).toEqual(made)
  for (const flaw of [{ orderNumber: '' }, { orderNumber: 5 }, { reservationFee: '2000' }, { currency: null }, { createdAt: undefined }]) {
    kept.set('sl_order_online_reservation', JSON.stringify({ ...made, ...flaw }))
    expect([flaw, readReservation()]).toEqual([flaw, null])
  }
  for (const other of ['null', '"text"', '[]', '{broken']) {
    kept.set('sl_order_online_reservation', other)
    expect([other, readReservation()]).toEqual([other, null])
  }
  kept.clear()
  expect(readReservation()).toBeNull()
  vi.stubGlobal('localStorage', undefined)
  expect(() => writeReservation(made)).not.toThrow()
})
