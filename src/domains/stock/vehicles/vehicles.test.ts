import { describe, expect, test } from 'vitest'
import { aVehicleAttributes, priceRules } from '#tests/support/records/a-vehicle.ts'
import { cardAttributes, specAttributes } from './attribute-names.ts'
import type { StockWords } from '../words.ts'
import { valueWord } from './value-word.ts'
import { ownerName, stockVehicle } from './stock-vehicle.ts'
import { vehicleFacts } from './vehicle-facts.ts'
import { photoRecords, photoVariants } from './photos/vehicle-photos.ts'
import { ownerFields } from './vehicle-owner.ts'

const filledVehicle = aVehicleAttributes({
  state: 'approved',
  status: 'available_soon',
  nameplate_brand_name: 'Land Rover',
  nameplate_name: 'Defender 110',
  nameplate_external_code: 'l663',
  nameplate_model_group: 'defender',
  model_display_name: 'ديفندر 110',
  version: 'X-Dynamic HSE',
  vin: 'SADXXXXXXXXXXX123',
  order_number: 'ORD-77',
  production_year: 2024,
  model_year: 2025,
  mileage: 12500,
  mileage_unit: 'km',
  power: 400,
  power_unit: 'PS',
  engine_capacity_normalized: 3,
  engine_capacity_unit: 'l',
  engine_type: ['petrol', 'mhev'],
  transmission: 'automatic',
  drivetrain: 'awd',
  color_name: 'رمادي كارباثي',
  interior_color: 'أسود إيبوني',
  delivery_date: '2026-06-01',
  gross_price: 420_000,
  net_price: 400_000,
  item_id: 'I-1',
  availability: 'now',
  publicationLists: ['all'],
  avl_field: { open_market_value: 1000, additional_registration_fee: 4, preferential_additional_registration_fee: 2.5, registration_date: '2026-01-02' },
})

/** Every word says its own name, except where a test looks at one. */
const words = new Proxy({} as StockWords, {
  get: (_, key) => `‹${String(key)}›`,
  getOwnPropertyDescriptor: (_, key) => (/unheard|_$/.test(String(key)) ? undefined : { configurable: true, enumerable: true }),
})

test('[A-121] a specification has 14 values, taken from the answer', () => {
  const { specification } = stockVehicle(filledVehicle, priceRules())
  expect(specification).toEqual({
    brand: 'Land Rover',
    model: 'ديفندر 110',
    version: 'X-Dynamic HSE',
    vin: 'SADXXXXXXXXXXX123',
    mileage: '12,500 km',
    deliveryDate: '2026-06-01',
    power: '400 PS',
    capacity: '3.0 l',
    color: 'رمادي كارباثي',
    colorInterior: 'أسود إيبوني',
    productionYear: '2024',
    ownerName: '',
    nameplateExternalCode: 'l663',
    nameplateModelGroup: 'defender',
  })
})

test('[A-125] a vehicle has gross and net price, item, availability, model year and lists', () => {
  expect(stockVehicle(filledVehicle, priceRules())).toMatchObject({
    gross_price: 420_000,
    net_price: 400_000,
    item_id: 'I-1',
    availability: 'now',
    model_year: 2025,
    publicationLists: ['all'],
  })
})

test('[A-124] the current drive-away price stands at its path', () => {
  const vehicle = stockVehicle({ ...filledVehicle, state: 'new', price_metadata: { NSW: 5 } }, priceRules({ postcodeSearch: true }), 'NSW')
  expect(vehicle.pricesDriveAway.currentDriveAway?.value).toBe(5)
})

test('[A-209][C-368][B-281] no amount of a vehicle whose purchase is on request is handed on', () => {
  const hidden = stockVehicle({ ...filledVehicle, price_hidden: true, msrp_price: 420_000, sale_price: 410_000 }, priceRules())
  expect(JSON.stringify(hidden)).not.toMatch(/4[12]0[,]?000|400[,]?000/)
})

test('[A-126][A-130][A-134][A-138][A-140] the answer has the attributes of the specification', () => {
  const expectedNames = [
    'status state transmission engine_type drivetrain production_year model_year version model_display_name nameplate_brand_name nameplate_name',
    'nameplate_external_code nameplate_model_group order_number currency link id delivery_date color_name interior_color long_description',
    'footnote number_of_seats video_url config_url disclaimers product_card_disclaimer prices_type price_hidden price_metadata msrp_price',
    'sale_price monthly_price subscribe_price total_price base_price price_breakdown japan_used_and_approved_cars_field owner_name owner_address',
    'owner_city owner_zipcode owner_email owner_phone owner_opening_hours owner_contact_details owner_state owner_uuid owner_id date_mot_expiry',
    'date_warranty_expiry recycling_fee repair_record previous_use regular_maintenance_availability maintenance_log date_registered',
  ]
  expect(expectedNames.flatMap((names) => names.split(' ')).filter((name) => !Object.hasOwn(filledVehicle, name))).toEqual([])
  expect(Array.isArray(filledVehicle.engine_type)).toBe(true)
})

test.each([
  ['Jaguar', 'الجاكوار'],
  ['Land Rover', 'اللاند روفر'],
])('[A-139] under %s the owner is called %s', (nameplate_brand_name, name) => {
  const owner_metadata = { display_name_jag: 'الجاكوار', display_name_lr: 'اللاند روفر' }
  expect(ownerName({ owner_name: 'المالك', owner_metadata, nameplate_brand_name })).toBe(name)
  expect(ownerName({ owner_name: 'المالك', owner_metadata: { display_name_jag: '', display_name_lr: '' }, nameplate_brand_name })).toBe('المالك')
})

test('[A-138] a retailer becomes the owner of a vehicle', () => {
  const retailer = {
    id: 3,
    name: 'معرض دبي',
    address: 'شارع',
    city: 'دبي',
    locality: '',
    state: 'إمارة دبي',
    postcode: '1',
    country: '',
    email: 'a@example.com',
    phone: '+971 4 000 0000',
    position: 0,
  }
  const rest = { tag_class: [], brands: [], services: [], ci_code: 'u-3', dealer_code: 'D3', url: '', image_id: null }
  expect(ownerFields({ ...retailer, ...rest, opening_hours: [{ days: 'الأحد', hours: '9–17' }] })).toEqual({
    retailer_id: 3,
    dealer_code: 'D3',
    owner_name: 'معرض دبي',
    owner_address: 'شارع',
    owner_city: 'دبي',
    owner_zipcode: '1',
    owner_email: 'a@example.com',
    owner_phone: '+971 4 000 0000',
    owner_opening_hours: 'الأحد: 9–17',
    owner_state: 'إمارة دبي',
    owner_country: 'AE',
    owner_uuid: 'u-3',
    owner_id: '3',
  })
})

describe('the facts of a vehicle', () => {
  const described = { attributes: filledVehicle, specification: stockVehicle(filledVehicle, priceRules()).specification }

  test('[A-388][C-399] on a card are twelve, in order, with the short VIN', () => {
    const facts = vehicleFacts(described, cardAttributes, { words, isCard: true })
    expect(facts.map(({ value }) => value)).toEqual([
      ...['2024', 'ديفندر 110', '12,500 ‹unit_km›', '‹fuel_petrol›، ‹fuel_mhev›', 'رمادي كارباثي', 'أسود إيبوني'],
      ...['‹drivetrain_awd›', '123', '400 ‹unit_power_other›', '3.0 ‹unit_l›', '‹status_available_soon›', '‹state_approved›'],
    ])
    expect(facts.map(({ name }) => name)).toEqual([
      ...['productionYear', 'model', 'mileage', 'engines', 'color', 'colorInterior', 'drivetrain', 'vin', 'power', 'capacity', 'status', 'state'],
    ])
  })

  test('[A-389][C-401] in the showroom are fourteen, in order', () => {
    const facts = vehicleFacts(described, specAttributes, { words })
    expect([...new Set(facts.map(({ name }) => name))]).toEqual([
      ...['state', 'status', 'deliveryDate', 'productionYear', 'mileage', 'transmission', 'engines', 'capacity', 'power', 'color'],
      ...['colorInterior', 'vin', 'orderNumber', 'avl'],
    ])
    expect(facts.find(({ name }) => name === 'vin')).toEqual({ name: 'vin', label: '‹attribute_vin›', value: 'SADXXXXXXXXXXX123', isLatin: true })
  })

  test('[A-133] avl is a line for each of its four values', () => {
    expect(vehicleFacts(described, ['avl'], { words }).map(({ label, value }) => [label, value])).toEqual([
      ['‹avl_open_market_value›', '1,000'],
      ['‹avl_additional_registration_fee›', '4'],
      ['‹avl_preferential_additional_registration_fee›', '2.5'],
      ['‹avl_registration_date›', '2026-01-02'],
    ])
  })

  test('[A-388][C-399] without a value are left out', () => {
    const empty = aVehicleAttributes()
    const bare = { attributes: empty, specification: stockVehicle(empty, priceRules()).specification }
    expect(vehicleFacts(bare, [...cardAttributes, 'avl'], { words }).map(({ name }) => name)).toEqual(['model', 'status', 'state'])
  })

  test('a value without a word, which only a feed can send, is shown as it is', () => {
    expect(valueWord('transmission', 'unheard of', words)).toBe('unheard of')
  })
})

describe('photos', () => {
  const paths = { big_path: '', medium_path: '', quarter_hd_path: '', hd_path: '', full_path: '' }
  const photos = [
    { ...paths, sequence: 2, image_id: 7 },
    { ...paths, sequence: 1, image_id: null, full_path: 'https://feed.example/1.jpg', medium_path: 'https://feed.example/1-m.jpg' },
  ]

  test('[A-141] have a sequence and five paths, and stand in their sequence', () => {
    const records = photoRecords(photos, new Map([[7, { width: 1200, height: 675, version: 3 }]]))
    expect(records.map(({ sequence }) => sequence)).toEqual([1, 2])
    expect(records[1]).toEqual({
      sequence: 2,
      // Too small for a cut of 1600 by 900: the whole picture instead, which is not enlarged.
      big_path: '/media/api/v2/images/7/w/1600.jpg?v=3',
      hd_path: '/media/api/v2/images/7/w/1600.jpg?v=3',
      full_path: '/media/api/v2/images/7/w/1600.jpg?v=3',
      quarter_hd_path: '/media/api/v2/images/7/1024x576.jpg?v=3',
      medium_path: '/media/api/v2/images/7/640x360.jpg?v=3',
    })
    expect(Object.keys(records[0] ?? {}).toSorted()).toEqual(Object.keys(records[1] ?? {}).toSorted())
  })

  test('[A-137] come in four variants, a missing size by the next one that there is', () => {
    expect(photoVariants(photoRecords(photos))).toEqual({
      medium: ['https://feed.example/1-m.jpg', '/media/api/v2/images/7/w/640.jpg'],
      quarter_hd: ['https://feed.example/1.jpg', '/media/api/v2/images/7/w/1024.jpg'],
      normal: ['https://feed.example/1.jpg', '/media/api/v2/images/7/w/1600.jpg'],
      hd: ['https://feed.example/1.jpg', '/media/api/v2/images/7/w/1600.jpg'],
    })
  })
})
