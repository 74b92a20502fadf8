import { describe, expect, test } from 'vitest'
import { aVehicleAttributes, priceRules } from '#tests/support/records/a-vehicle.ts'
import type { StockQuery } from '../search/stock-query.ts'
import type { StockPage } from '../search/stock-search.ts'
import { stockVehicle } from '../vehicles/stock-vehicle.ts'
import { isShowroomAddress, vehicleIdOf } from './showroom-address.ts'
import { findSimilarVehicles } from './similar-vehicles.ts'
import { vehicleSchema } from './vehicle-schema.ts'

test.each([
  ['new-jaguar-f-pace-2025-petrol-12', 12],
  ['new-range-rover-2024-p400-987', 987],
  ['12', 12],
  ['compare', null],
  ['f-pace-012', null],
  ['f-pace-9999999999', null],
  ['x-12a', null],
  ['noid', null],
  ['', null],
  ['x-', null],
  ['x-12 3', null],
])('[A-033][A-056][A-075] the id of %j is %j', (segment, id) => {
  expect(vehicleIdOf(segment)).toBe(id)
})

test('[A-059] an address is the same however its Arabic letters are escaped', () => {
  expect(isShowroomAddress('/showroom/%d8%a3-1', '/showroom/%D8%A3-1')).toBe(true)
  expect(isShowroomAddress('/showroom/x-1', '/showroom/y-1')).toBe(false)
  expect(isShowroomAddress('/showroom/%E0-1', '/showroom/y-1')).toBe(false)
})

describe('similar vehicles', () => {
  /** Answers by the filters that are asked; the ids of a step follow those of the narrower one. */
  const searchOf = (ids: { same: number[]; model: number[]; brand: number[] }) => {
    const searches: { listing: string; query: StockQuery }[] = []
    const search = async (listing: string, query: StockQuery) => {
      searches.push({ listing, query })
      const step = query.filters.states ? 'same' : query.filters.models ? 'model' : 'brand'
      return { ids: ids[step] } as StockPage
    }
    return { searches, search }
  }
  const vehicle = aVehicleAttributes({ id: 1, publicationLists: ['named'] })

  test('are at most six, never the vehicle itself, the likest first', async () => {
    const { searches, search } = searchOf({ same: [1, 2, 3], model: [3, 4, 5], brand: [6, 7, 8, 9] })
    expect(await findSimilarVehicles({ search }, vehicle, ['all', 'named'])).toEqual([2, 3, 4, 5, 6, 7])
    expect(searches[0]?.listing).toBe('named')
    expect(searches[0]?.query.filters.statuses).not.toContain('sold')
  })

  test('of one condition are enough when there are six of them', async () => {
    const { searches, search } = searchOf({ same: [1, 2, 3, 4, 5, 6, 7], model: [], brand: [] })
    expect(await findSimilarVehicles({ search }, vehicle, ['named'])).toEqual([2, 3, 4, 5, 6, 7])
    expect(searches).toHaveLength(1)
  })
})

describe('the schema of a vehicle', () => {
  const attributes = aVehicleAttributes({
    vin: 'SAJZZX76100000123',
    status: 'reserved',
    state: 'used',
    gross_price: 100_000,
    mileage: 12_000,
    mileage_unit: 'km',
    owner_name: 'معرض دبي',
    owner_phone: '+971 4 000 0000',
    owner_opening_hours: 'من الاثنين إلى السبت: 09:00 - 20:00',
  })
  const schemaOf = (values: Partial<typeof attributes> = {}, hasSeller = true) => {
    const described = { ...attributes, ...values }
    const url = 'https://site.test/ar/showroom/x-1'
    return vehicleSchema({ attributes: described, vehicle: stockVehicle(described, priceRules()), url, pictures: [], hasSeller }) as Record<string, never>
  }

  test('has the car, its offer and its retailer', () => {
    expect(schemaOf()).toMatchObject({
      '@type': 'Car',
      vehicleIdentificationNumber: 'SAJZZX76100000123',
      itemCondition: 'https://schema.org/UsedCondition',
      mileageFromOdometer: { value: 12_000, unitCode: 'KMT' },
      offers: {
        '@type': 'Offer',
        price: 100_000,
        priceCurrency: 'AED',
        availability: 'https://schema.org/LimitedAvailability',
        seller: { '@type': 'AutoDealer', name: 'معرض دبي', telephone: '+971 4 000 0000', openingHoursSpecification: [{ opens: '09:00', closes: '20:00' }] },
      },
    })
    expect(schemaOf()).not.toHaveProperty('image')
  })

  test('has body, drive and engine, in units that machines know', () => {
    const schema = schemaOf({ body_type: 'coupe', drivetrain: 'awd', power: 300, power_unit: 'PS', engine_capacity_normalized: 2, engine_capacity_unit: 'l' })
    expect(schema).toMatchObject({
      bodyType: 'coupe',
      driveWheelConfiguration: 'https://schema.org/AllWheelDriveConfiguration',
      vehicleEngine: { '@type': 'EngineSpecification', enginePower: { value: 300, unitCode: 'N12' }, engineDisplacement: { value: 2, unitCode: 'LTR' } },
    })
    expect(schemaOf({ drivetrain: '6x6', power: null, engine_capacity_normalized: null })).not.toHaveProperty('vehicleEngine')
    expect(schemaOf({ drivetrain: '6x6' })).not.toHaveProperty('driveWheelConfiguration')
  })

  test('[A-209][C-368][B-281] tells no price that is on request', () => {
    const { offers } = schemaOf({ price_hidden: true })
    expect(offers).not.toHaveProperty('price')
    expect(offers).not.toHaveProperty('priceCurrency')
  })

  test('[C-200] names the retailer only where visitors are told', () => {
    expect(schemaOf({}, false).offers).not.toHaveProperty('seller')
  })
})
