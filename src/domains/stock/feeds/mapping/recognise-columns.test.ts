import { describe, expect, test } from 'vitest'
import { fieldHeadings } from '../../vehicles/fields/field-headings.ts'
import { vehicleLabels } from '../../vehicles/fields/vehicle-fields.ts'
import { feedFields } from './feed-fields.ts'
import { headingKey, recogniseColumns } from './recognise-columns.ts'

const columnsOf = (record: Record<string, string>) => Object.entries(record).map(([path, example]) => ({ path, example }))
/** Which column fills each field. */
const mappingOf = (record: Record<string, string>, usedNames: readonly string[] = []) =>
  Object.fromEntries(recogniseColumns(columnsOf(record), new Set(usedNames)).map(({ field, from }) => [field.name, from]))
const readingOf = (path: string, example: string) => recogniseColumns([{ path, example }])[0]

describe('columns are recognised by their headings', () => {
  test('of an English file', () => {
    const file = {
      ...{ 'Stock No.': 'A-1', Make: 'Land Rover', Model: 'Defender', Trim: 'V8', 'Chassis Number': 'SALEA7BU1P2', 'Model Year': '2024', Year: '2023' },
      ...{ 'Price (AED)': '450,000', Odometer: '12,000 km', 'Fuel Type': 'Petrol', Condition: 'Used', Status: 'In stock', 'Exterior Colour': 'Black' },
      ...{ 'Image URLs': 'https://a.test/1.jpg|https://a.test/2.jpg', Gearbox: 'Automatic', 'Sales person': 'Omar' },
    }
    expect(mappingOf(file)).toEqual({
      ...{ external_id: 'Stock No.', nameplate_brand_name: 'Make', nameplate_name: 'Model', version: 'Trim', vin: 'Chassis Number', model_year: 'Model Year' },
      ...{ production_year: 'Year', gross_price: 'Price (AED)', mileage: 'Odometer', engine_type: 'Fuel Type', state: 'Condition', status: 'Status' },
      ...{ color: 'Exterior Colour', photos: 'Image URLs', transmission: 'Gearbox' },
    })
  })

  test('of an Arabic file', () => {
    const file = {
      ...{ 'رقم السيارة': '١', الماركة: 'رنج روفر', الطراز: 'سبورت', الموديل: '2024', 'سنة الصنع': '٢٠٢٣', 'رقم الهيكل': 'SAL1', 'رقم الشاصي': 'SAL2' },
      ...{ السعر: '450,000 درهم', العداد: '12000', الوقود: 'بنزين', الحالة: 'مستعملة', 'اللون الخارجي': 'أسود', القير: 'أوتوماتيك', ملاحظات: 'نظيفة' },
    }
    expect(mappingOf(file)).toEqual({
      ...{ external_id: 'رقم السيارة', nameplate_brand_name: 'الماركة', nameplate_name: 'الطراز', model_year: 'الموديل', production_year: 'سنة الصنع' },
      ...{ vin: 'رقم الهيكل', gross_price: 'السعر', mileage: 'العداد', engine_type: 'الوقود', state: 'الحالة', color: 'اللون الخارجي' },
      ...{ transmission: 'القير', long_description: 'ملاحظات' },
    })
  })

  test.each([
    ['VIN', 'رقم الهيكل', 'chassis', 'Chassis_No', 'رَقْم الهيكل', 'رقم هيكل'],
    ['price', 'السعر', 'سعر', 'السعر (درهم)', 'Price AED', 'PRICE'],
    ['mileage', 'odometer', 'العداد', 'الممشى', 'Mileage (km)', 'ممشي'],
    ['productionYear', 'year', 'سنة الصنع', 'سنه الصنع', 'build-year'],
  ])('as %s is also written: %s, %s …', (first, ...others) => {
    const example = '2020'
    const field = readingOf(first, example)?.field.name
    expect(field).toBeDefined()
    for (const heading of others) expect([heading, readingOf(heading, example)?.field.name]).toEqual([heading, field])
  })

  test('where a heading is usual for two fields its example decides', () => {
    expect(readingOf('الموديل', '2024')?.field.name).toBe('model_year')
    expect(readingOf('الموديل', 'ديفندر')?.field.name).toBe('nameplate_name')
    expect(readingOf('الحالة', 'مستعملة')?.field.name).toBe('state')
    expect(readingOf('الحالة', 'محجوزة')?.field.name).toBe('status')
    expect(readingOf('الحالة', 'ممتازة')).toBeUndefined()
  })

  test('the last name of a nested value is its heading, unless the whole path is one', () => {
    expect(mappingOf({ 'vehicle.vin': 'SAL1', 'avl_field.registration_date': '2024-05-01' })).toMatchObject({
      vin: 'vehicle.vin',
      'avl_field.registration_date': 'avl_field.registration_date',
    })
  })

  test('a field that a rule fills is left alone, a field is given once, and to the heading that is nearest to its name', () => {
    expect(mappingOf({ VIN: 'S1', Price: '1' }, ['gross_price', 'external_id'])).toEqual({ vin: 'VIN' })
    expect(mappingOf({ price: '1', gross_price: '2' })).toEqual({ gross_price: 'gross_price' })
    expect(mappingOf({ 'External ID': '7', VIN: 'S1' })).toEqual({ external_id: 'External ID', vin: 'VIN' })
  })

  test('vehicles without a number of their own are known by their VIN, unless a rule knows them', () => {
    expect(mappingOf({ Chassis: 'SAL1' })).toEqual({ vin: 'Chassis', external_id: 'Chassis' })
    expect(mappingOf({ Chassis: 'SAL1' }, ['external_id'])).toEqual({ vin: 'Chassis' })
    expect(mappingOf({ Colour: 'Black' })).toEqual({ color: 'Colour' })
  })

  test('the last of several names of a nested value counts, and only where the value is nested', () => {
    expect(mappingOf({ 'export.vehicle.vin': 'SAL1' })).toMatchObject({ vin: 'export.vehicle.vin' })
    expect(mappingOf({ 'vin.scanned': 'SAL1', 'my vin': 'SAL2' })).toEqual({})
  })

  test.each([
    ['modelYear', 'model year'],
    ['السعر (درهم)', 'سعر'],
    ['price aed', 'price'],
    ['aed', 'aed'],
    ['اللون', 'لون'],
    ['الم', 'الم'],
    ['سعرال', 'سعرال'],
    ['Owner’s No.', 'owner s no'],
    ['mileage (total) km', 'mileage'],
    ['a(b)c', 'a c'],
    ['x_y-z./:w@#*\'"', 'x y z w'],
    ['متوسط المسافة كم', 'متوسط مسافه'],
  ])('the heading %j is compared as %j', (heading, key) => {
    expect(headingKey(heading)).toBe(key)
  })

  test.each([
    ['model_year', ['2024', '٢٠٢٤', '1900', '2100', ''], ['2024.5', 'soon', '1899', '2101']],
    ['number_of_seats', ['0', '5', '100'], ['101', '-1']],
    ['gross_price', ['450,000', '1.234,50', '٤٥٠٬٠٠٠'], ['on request']],
    ['date_registered', ['2024-05-31', '31/05/2024', '05/31/2024'], ['tomorrow', '31/31/2024']],
    ['is_published', ['yes', 'no', 'true', '0'], ['perhaps', '450,000']],
    ['state', ['used', 'مستعملة'], ['ممتازة', 'petrol']],
    ['engine_type', ['petrol', 'بنزين؛ هواء', 'steam|diesel'], ['steam', 'steam|wind']],
    ['photos', ['https://a.test/1.jpg', 'HTTP://a.test/1.jpg'], ['1.jpg', 'at https://a.test/1.jpg']],
    ['color', ['Black', '7'], []],
  ])('%s takes a column of its name with an example of %j, and none with %j', (name, fitting, others) => {
    const isTaken = (example: string) => readingOf(name, example)?.field.name === name
    expect(fitting.filter((example) => !isTaken(example))).toEqual([])
    expect(others.filter(isTaken)).toEqual([])
  })
})

describe('how a column is read shows in its example', () => {
  test('days, numbers and lists', () => {
    expect(readingOf('تاريخ التسجيل', '31/05/2024')?.day_style).toBe('dmy')
    expect(readingOf('reg date', '05/31/2024')?.day_style).toBe('mdy')
    expect(readingOf('reg date', '2024-05-31')?.day_style).toBe('ymd')
    expect(readingOf('price', '1.234.500,50')?.number_style).toBe('comma')
    expect(readingOf('price', '1,234,500.50')?.number_style).toBe('point')
    expect(readingOf('images', 'https://a.test/1,2.jpg,https://a.test/2.jpg')?.separator).toBe(',')
    expect(readingOf('images', 'https://a.test/1,2.jpg')?.separator).toBe('')
    expect(readingOf('المميزات', 'سقف؛ كاميرا')?.separator).toBe('؛')
  })

  test.each([
    ['1.234,50', 'comma'],
    ['12.500.000', 'comma'],
    ['12,5', 'comma'],
    ['AED 12,50', 'comma'],
    ['12,50 درهم', 'comma'],
    ['١٢٫٥', 'point'],
    ['12,500', 'point'],
    ['12.500', 'point'],
    ['12.50', 'point'],
    ['1,234,56 and more 7', 'point'],
  ])('the price %j is read with a %s before its fraction', (example, style) => {
    expect(readingOf('gross_price', example)?.number_style ?? 'point').toBe(style)
  })

  test.each([
    ['12/31/2024', 'mdy'],
    ['12/12/2024', 'dmy'],
    ['٣١/٠٥/٢٠٢٤', 'dmy'],
    ['31.05.2024', 'dmy'],
    ['12-13-2024', 'mdy'],
    [' 2024-12-31 ', 'ymd'],
  ])('the day %j is written %s', (example, style) => {
    expect(readingOf('date_registered', example)?.day_style).toBe(style)
  })

  test.each([
    ['disclaimers', 'أ|ب;ج', '|'],
    ['disclaimers', 'أ;ب,ج', ';'],
    ['disclaimers', 'أ،ب', '،'],
    ['features_standard', 'a, b', ','],
    ['engine_type', 'petrol,diesel', ','],
    ['photos', 'https://a.test/1;2.jpg | https://a.test/2.jpg', '|'],
    ['photos', 'https://a.test/1.jpg;HTTPS://a.test/2.jpg', ';'],
    ['color', 'Black, grey', ''],
    ['disclaimers', 'وحيد', ''],
  ])('entries of %s %j are parted by %j', (name, example, separator) => {
    expect(readingOf(name, example)).toMatchObject({ separator, number_style: 'point', day_style: 'ymd' })
  })
})

describe('the table of headings', () => {
  test('has a line for every field that a feed may fill, and for no other', () => {
    expect(Object.keys(fieldHeadings).toSorted()).toEqual(
      feedFields()
        .map(({ name }) => name)
        .toSorted(),
    )
  })

  test('knows each field by its own name, and by both of its labels where it is no part of an object', () => {
    for (const { name, part } of feedFields()) {
      const label = part === '' ? (vehicleLabels[name === 'version' ? 'derivative' : name] ?? []) : []
      for (const heading of [name, ...label]) {
        const others = new Set(feedFields().flatMap((field) => (field.name === name ? [] : field.name)))
        expect([heading, recogniseColumns([{ path: heading, example: '' }], others).map(({ field }) => field.name)]).toEqual([heading, [name]])
      }
    }
  })

  test('says nothing twice, and shares a heading only where the values of the fields differ in kind', () => {
    const kinds = new Map(feedFields().map(({ name, kind, options }) => [name, options.length > 0 ? options.join() : kind]))
    const owners = new Map<string, string[]>()
    for (const { name, part } of feedFields()) {
      const own = [name, ...(part === '' ? (vehicleLabels[name === 'version' ? 'derivative' : name] ?? []) : [])].map(headingKey)
      const headings = (fieldHeadings[name] ?? []).map(headingKey)
      expect([name, headings.filter((heading, index) => own.includes(heading) || headings.indexOf(heading) !== index)]).toEqual([name, []])
      for (const heading of new Set([...own, ...headings])) owners.set(heading, [...(owners.get(heading) ?? []), name])
    }
    const unclear = [...owners].filter(([, names]) => new Set(names.map((name) => kinds.get(name))).size < names.length)
    expect(unclear).toEqual([])
  })
})
