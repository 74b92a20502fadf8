import { describe, expect, test } from 'vitest'
import { FeedDraft, maskedUrl, missingFields, unmaskedUrl } from './feed.ts'
import { feedFields, neededFields } from './feed-fields.ts'
import { parseDay, parseNumber, recordMapper } from './map-record.ts'

type Rule = {
  field: string
  from?: string
  constant?: string
  words?: { from: string; to: string }[]
  separator?: string
  number_style?: string
  day_style?: string
}
const base: Rule[] = [
  { field: 'external_id', from: 'id' },
  { field: 'state', constant: 'used' },
  { field: 'nameplate_brand_name', constant: 'Jaguar' },
  { field: 'nameplate_name', from: 'model' },
]
const aFeed = (rules: Rule[] = [], values: Record<string, unknown> = {}) =>
  FeedDraft.parse({ key: 'dealer', name: 'معرض', rules: [...base, ...rules], ...values })
const mapped = (rules: Rule[], record: Record<string, unknown>, values: Record<string, unknown> = {}) =>
  recordMapper(aFeed(rules, values))({ id: '1', model: 'XE', ...record })
const vehicleOf = (rules: Rule[], record: Record<string, unknown>, values: Record<string, unknown> = {}) => {
  const row = mapped(rules, record, values)
  if (!row.ok) throw new Error(JSON.stringify(row.problems))
  return row.vehicle
}
const problemsOf = (rules: Rule[], record: Record<string, unknown>) => {
  const row = mapped(rules, record)
  return row.ok ? [] : row.problems
}

describe('a vehicle of a record', () => {
  test('has the constants, defaults and key of its feed', () => {
    expect(vehicleOf([], {}, { currency: 'SAR', dealer_code: 'DXB-1', publication_lists: ['new'] })).toMatchObject({
      feed: 'dealer',
      external_id: '1',
      state: 'used',
      nameplate_brand_name: 'Jaguar',
      nameplate_name: 'XE',
      currency: 'SAR',
      dealer_code: 'DXB-1',
      publication_lists: ['new'],
      status: 'stock',
    })
  })

  test('is read in the words of the file', () => {
    const rules: Rule[] = [
      {
        field: 'engine_type',
        from: 'fuel',
        separator: '/',
        words: [
          { from: 'Diesel', to: 'diesel' },
          { from: 'كهرباء', to: 'bev' },
        ],
      },
      { field: 'color', from: 'paint', words: [{ from: 'أسود', to: 'black' }] },
      { field: 'price_hidden', from: 'hidden' },
      { field: 'transmission', from: 'gear', constant: 'automatic' },
    ]
    expect(vehicleOf(rules, { fuel: ' DIESEL / كهربا\u0621 ', paint: 'اسود', hidden: 'نعم', gear: '' })).toMatchObject({
      engine_type: ['diesel', 'bev'],
      color: 'black',
      price_hidden: true,
      transmission: 'automatic',
    })
    expect(problemsOf(rules, { fuel: 'steam', hidden: 'perhaps' })).toEqual([
      { field: 'engine_type', reason: 'unknown_word', value: 'steam' },
      { field: 'price_hidden', reason: 'not_yes_or_no', value: 'perhaps' },
    ])
  })

  test('takes lists from cells, from nested values and from repeated elements', () => {
    const rules: Rule[] = [
      { field: 'photos', from: 'photos.url', separator: '|' },
      { field: 'features_standard', from: 'features', separator: ';' },
    ]
    const { photos, features_standard } = vehicleOf(rules, {
      photos: [{ url: 'https://a/1.jpg|https://a/2.jpg' }, { url: 'https://a/3.jpg' }],
      features: 'سقف بانورامي; مقاعد',
    })
    expect(photos.map(({ sequence, big_path }) => [sequence, big_path])).toEqual([
      [0, 'https://a/1.jpg'],
      [1, 'https://a/2.jpg'],
      [2, 'https://a/3.jpg'],
    ])
    expect(features_standard).toEqual([{ name: 'سقف بانورامي' }, { name: 'مقاعد' }])
    expect(problemsOf(rules, { photos: { url: 'ftp://x' } })).toEqual([{ field: 'photos', reason: 'not_an_address', value: 'ftp://x' }])
  })

  test('has numbers and days, of JSON and of text', () => {
    const rules: Rule[] = [
      { field: 'gross_price', from: 'price' },
      { field: 'model_year', from: 'year' },
      { field: 'delivery_date', from: 'day', day_style: 'dmy' },
    ]
    expect(vehicleOf(rules, { price: 'AED ١٢٥٬٠٠٠٫٥', year: 2025, day: '31.5.2026' })).toMatchObject({
      gross_price: 125_000.5,
      model_year: 2025,
      delivery_date: '2026-05-31',
    })
    expect(problemsOf(rules, { price: 'on request', year: '2025.5', day: '31.2.2026' })).toEqual([
      { field: 'gross_price', reason: 'not_a_number', value: 'on request' },
      { field: 'delivery_date', reason: 'not_a_day', value: '31.2.2026' },
      { field: 'model_year', reason: 'not_valid', value: '2025.5' },
    ])
  })

  test('without what it needs is told so, with what could be read', () => {
    expect(mapped([], { id: ' ', model: '' })).toEqual({
      ok: false,
      externalId: '',
      problems: [
        { field: 'external_id', reason: 'required', value: '' },
        { field: 'nameplate_name', reason: 'required', value: '' },
      ],
    })
    expect(mapped([{ field: 'vin', from: 'vin' }], { vin: 'x'.repeat(50) })).toMatchObject({
      ok: false,
      externalId: '1',
      problems: [{ field: 'vin', reason: 'not_valid' }],
    })
    expect(mapped([{ field: 'footnote', from: 'note' }], { note: 'a\u0000b' })).toMatchObject({ ok: false })
  })
})

test.each([
  ['1,234.50', 'point', 1234.5],
  ['1.234,50', 'comma', 1234.5],
  ['-12', 'point', -12],
  ["1'234 CHF", 'point', 1234],
  ['€ 99', 'point', 99],
  ['1e3', 'point', 1000],
  ['12\u00a0000 km', 'point', 12_000],
  ['', 'point', null],
  ['2-3', 'point', null],
  ['1.2.3', 'point', null],
  ['12a3', 'point', null],
] as const)('the number of %j by %s is %j', (text, style, number) => {
  expect(parseNumber(text, style)).toBe(number)
})

test.each([
  ['2026-05-31', 'ymd', '2026-05-31'],
  ['2026-05-31T10:00:00Z', 'dmy', '2026-05-31'],
  ['31/05/2026', 'dmy', '2026-05-31'],
  ['5/31/2026', 'mdy', '2026-05-31'],
  ['٣١/٥/٢٠٢٦', 'dmy', '2026-05-31'],
  ['31/05/2026', 'mdy', null],
  ['29.2.2025', 'dmy', null],
  ['1.1.26', 'dmy', null],
  ['soon', 'ymd', null],
] as const)('the day of %j by %s is %j', (text, style, day) => {
  expect(parseDay(text, style)).toBe(day)
})

describe('a feed', () => {
  test('may fill every field of a vehicle that is a value or a list, each once', () => {
    const kinds = new Map(feedFields().map(({ name, kind }) => [name, kind]))
    expect([kinds.get('vin'), kinds.get('mileage'), kinds.get('number_of_seats'), kinds.get('state'), kinds.get('engine_type')]).toEqual([
      'text',
      'number',
      'whole',
      'choice',
      'choices',
    ])
    expect([
      kinds.get('date_registered'),
      kinds.get('price_hidden'),
      kinds.get('publication_lists'),
      kinds.get('features_optional'),
      kinds.get('photos'),
    ]).toEqual(['day', 'flag', 'texts', 'names', 'photos'])
    expect([kinds.get('feed'), kinds.get('buttons'), kinds.get('avl_field')]).toEqual([undefined, undefined, undefined])
    expect(neededFields.every((name) => kinds.has(name))).toBe(true)
    expect(FeedDraft.safeParse({ key: 'x', name: 'x', rules: [...base, { field: 'state', constant: 'new' }] }).success).toBe(false)
    expect(FeedDraft.safeParse({ key: 'x', name: 'x', rules: [{ field: 'retailer_id', from: 'r' }] }).success).toBe(false)
    expect(missingFields(FeedDraft.parse({ key: 'x', name: 'x', rules: [{ field: 'state' }, { field: 'external_id', from: 'id' }] }))).toEqual([
      'state',
      'nameplate_brand_name',
      'nameplate_name',
    ])
  })

  test('of the key that staff’s own vehicles have is refused', () => {
    for (const key of ['manual', 'With Space', '-x', '']) expect(FeedDraft.safeParse({ key, name: 'x' }).success).toBe(false)
  })

  test('shows no password of its address, and keeps it only for the same user at the same place', () => {
    const stored = 'https://user:s3cret@feeds.example/stock.csv?x=1'
    const masked = maskedUrl(stored)
    expect(masked).toBe('https://user:***@feeds.example/stock.csv?x=1')
    expect(unmaskedUrl(masked, stored)).toBe(stored)
    expect(unmaskedUrl(masked.replace('stock', 'all'), stored)).toBe(stored.replace('stock', 'all'))
    for (const other of [masked.replace('feeds.example', 'evil.example'), masked.replace('user', 'admin'), masked.replace('https', 'http')]) {
      expect(unmaskedUrl(other, stored)).toBeNull()
    }
    expect(unmaskedUrl('https://new:pass@feeds.example/', stored)).toBe('https://new:pass@feeds.example/')
  })
})
