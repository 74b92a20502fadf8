import { describe, expect, test } from 'vitest'
import { FeedDraft, maskedUrl, missingFields, unmaskedUrl } from '../feed.ts'
import { VehicleDraft } from '../../vehicles/fields/vehicle-draft.ts'
import { feedFields, neededFields } from './feed-fields.ts'
import { recordMapper } from './map-record.ts'
import { parseDay } from '#kernel/parse-day.ts'
import { parseNumber } from './parse-value.ts'
import { financingOptions, fuelTypes, vehicleStates, vehicleStatuses } from '../../vocabulary.ts'
import { stockWords } from '../../words.ts'

type Rule = {
  field: string
  part?: string
  from?: string
  constant?: string
  words?: { from: string; to: string }[]
  separator?: string
  part_separator?: string
  members?: Record<string, string>
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
  recordMapper(aFeed(rules, values), new Set(['AED', 'SAR', 'KWD', 'EUR', 'USD']))({ id: '1', model: 'XE', ...record })
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

  test('needs no words for what the site itself calls a value, or files usually do', () => {
    const rules: Rule[] = [
      { field: 'state', from: 'state' },
      { field: 'status', from: 'status' },
      { field: 'engine_type', from: 'fuel' },
      { field: 'financing_options', from: 'financing' },
    ]
    const map = recordMapper(
      FeedDraft.parse({ key: 'dealer', name: 'معرض', rules: [...base.filter(({ field }) => field !== 'state'), ...rules] }),
      new Set(['AED']),
    )
    const vehicleFrom = (record: Record<string, string>) => map({ id: '1', model: 'XE', state: 'new', ...record })
    for (const [kind, options] of Object.entries({ state: vehicleStates, status: vehicleStatuses, fuel: fuelTypes, financing: financingOptions })) {
      for (const option of options) {
        for (const word of stockWords.words[`${kind}_${option}` as 'state_new']) expect([word, vehicleFrom({ [kind]: word }).ok]).toEqual([word, true])
      }
    }
    expect(vehicleFrom({ state: 'Pre-Owned', status: 'متاح', fuel: 'هايبرد', financing: 'كاش' })).toMatchObject({
      vehicle: { state: 'used', status: 'stock', engine_type: ['hev'], financing_options: ['cash'] },
    })
    expect(vehicleFrom({ state: 'constructor', fuel: 'بخار' })).toMatchObject({ problems: [{ reason: 'unknown_word' }, { reason: 'unknown_word' }] })
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

describe('what is told of a row', () => {
  test('is cut to eighty characters', () => {
    const problems = problemsOf(
      [
        { field: 'gross_price', from: 'p' },
        { field: 'vin', from: 'vin' },
      ],
      { p: 'x'.repeat(81), vin: 'y'.repeat(81) },
    )
    expect(problems.map(({ value }) => value)).toEqual(['x'.repeat(80), 'y'.repeat(80)])
  })

  test.each([
    ['yes', true],
    ['Y', true],
    ['1', true],
    ['TRUE', true],
    ['no', false],
    ['n', false],
    ['0', false],
    ['false', false],
    ['لا', false],
  ])('a flag of %j is %j', (hidden, price_hidden) => {
    expect(vehicleOf([{ field: 'price_hidden', from: 'hidden' }], { hidden }).price_hidden).toBe(price_hidden)
  })

  test('is nothing of photos beyond the fortieth', () => {
    const urls = Array.from({ length: 41 }, (_, index) => `https://a/${index}.jpg`)
    const { photos } = vehicleOf([{ field: 'photos', from: 'u' }], { u: [...urls.slice(0, 40), 'ftp://x'] })
    expect(photos).toHaveLength(40)
    expect(photos[39]).toMatchObject({
      sequence: 39,
      big_path: urls[39],
      medium_path: urls[39],
      quarter_hd_path: urls[39],
      hd_path: urls[39],
      full_path: urls[39],
    })
    expect(problemsOf([{ field: 'photos', from: 'u' }], { u: 'xhttps://a/1.jpg' })).toMatchObject([{ reason: 'not_an_address' }])
  })
})

describe('fields with parts', () => {
  test('are filled part by part, and problems name the part', () => {
    const rules: Rule[] = [
      { field: 'avl_field', part: 'open_market_value', from: 'avl.omv' },
      { field: 'avl_field', part: 'registration_date', from: 'avl.day', day_style: 'dmy' },
      { field: 'product_card_disclaimer', part: 'description', from: 'note' },
      { field: 'owner_metadata', part: 'display_name_lr', constant: 'معرض الشارقة' },
    ]
    expect(vehicleOf(rules, { avl: { omv: '12,500', day: '31/05/2026' }, note: 'شامل الضريبة' })).toMatchObject({
      avl_field: { open_market_value: 12_500, additional_registration_fee: null, registration_date: '2026-05-31' },
      product_card_disclaimer: { description: 'شامل الضريبة' },
      owner_metadata: { display_name_jag: '', display_name_lr: 'معرض الشارقة' },
    })
    expect(vehicleOf(rules, {}).avl_field).toBeNull()
    expect(problemsOf(rules, { avl: { omv: '-5', day: 'soon' } })).toEqual([
      { field: 'avl_field.registration_date', reason: 'not_a_day', value: 'soon' },
      { field: 'avl_field.open_market_value', reason: 'not_valid', value: '-5' },
    ])
  })

  test('take labelled amounts from one text', () => {
    const rules: Rule[] = [{ field: 'price_breakdown', from: 'b', separator: '|', part_separator: ':' }]
    expect(vehicleOf(rules, { b: 'السعر: الأساسي:100,000|ضريبة : 5,000' }).price_breakdown).toEqual([
      { label: 'السعر: الأساسي', value: 100_000 },
      { label: 'ضريبة', value: 5000 },
    ])
    expect(problemsOf(rules, { b: 'ضريبة:قريبًا|رسوم' })).toEqual([{ field: 'price_breakdown.value', reason: 'not_a_number', value: 'قريبًا' }])
    expect(problemsOf(rules, { b: 'رسوم' })).toEqual([{ field: 'price_breakdown.value', reason: 'required', value: '' }])
    expect(vehicleOf(rules, { b: '' }).price_breakdown).toEqual([])
  })

  test.each([
    [
      'objects of their own names',
      {
        lines: [
          { label: 'VAT', value: 5 },
          { label: 'Fee', value: 7 },
        ],
      },
      {},
    ],
    [
      'objects of other names',
      {
        lines: [
          { t: { ar: 'VAT' }, n: '5' },
          { t: { ar: 'Fee' }, n: '7' },
        ],
      },
      { label: 't.ar', value: 'n' },
    ],
    ['one object by name', { lines: { VAT: 5, Fee: 7 } }, {}],
    [
      'elements with attributes',
      {
        lines: [
          { '@label': 'VAT', '#text': '5' },
          { '@label': 'Fee', '#text': '7' },
        ],
      },
      {},
    ],
    [
      'elements with other attributes',
      {
        lines: [
          { '@n': 'VAT', '#text': '5' },
          { '@n': 'Fee', '#text': '7' },
        ],
      },
      { label: '@n' },
    ],
    ['elements of texts', { lines: ['VAT=5', 'Fee=7'] }, {}],
  ])('take labelled amounts from %s', (_name, record, members) => {
    const rules: Rule[] = [{ field: 'price_breakdown', from: 'lines', part_separator: '=', members }]
    expect(vehicleOf(rules, record).price_breakdown).toEqual([
      { label: 'VAT', value: 5 },
      { label: 'Fee', value: 7 },
    ])
  })

  test('of objects that hold none of the paths that are named have no entries', () => {
    expect(vehicleOf([{ field: 'price_breakdown', from: 'lines', members: { label: 't' } }], { lines: [{ VAT: 5 }] }).price_breakdown).toEqual([])
  })

  test('take single entries from columns of their own, beside a list', () => {
    const rules: Rule[] = [
      { field: 'price_breakdown', part: 'السعر الأساسي', from: 'base' },
      { field: 'price_breakdown', part: 'ضريبة', from: 'vat' },
      { field: 'price_metadata', part: 'NSW', from: 'nsw' },
      { field: 'price_metadata', from: 'regions' },
      { field: 'buttons', part: 'primary', constant: 'احجز الآن' },
    ]
    const record = { base: '100', vat: '', nsw: '1,200', regions: { QLD: 1300 } }
    expect(vehicleOf(rules, record)).toMatchObject({
      price_breakdown: [{ label: 'السعر الأساسي', value: 100 }],
      price_metadata: { NSW: 1200, QLD: 1300 },
      buttons: [{ button_type: 'primary', label: 'احجز الآن', button_set_setup_id: '' }],
    })
    expect(problemsOf(rules, { ...record, nsw: '-1', vat: 'x' })).toEqual([
      { field: 'price_breakdown.value', reason: 'not_a_number', value: 'x' },
      { field: 'price_metadata.NSW', reason: 'not_valid', value: '-1' },
    ])
  })

  test('of a record are told when a name or a price is missing, and cannot reach what every object has', () => {
    const rules: Rule[] = [{ field: 'price_metadata', from: 'p', separator: ';', part_separator: ':' }]
    expect(problemsOf(rules, { p: 'NSW:1;QLD' })).toEqual([{ field: 'price_metadata.QLD', reason: 'required', value: '' }])
    expect(problemsOf(rules, { p: 'NSW:1;QLD:x' })).toEqual([{ field: 'price_metadata.QLD', reason: 'not_a_number', value: 'x' }])
    expect(problemsOf(rules, { p: ':5' })).toEqual([{ field: 'price_metadata.region', reason: 'required', value: '' }])
    expect(mapped(rules, { p: '__proto__:5' })).toMatchObject({ ok: true })
    expect(({} as Record<string, unknown>).NSW).toBeUndefined()
  })

  test('read features with and without a price, and buttons of three parts', () => {
    const rules: Rule[] = [
      { field: 'features_optional', from: 'f', separator: '|', part_separator: '=' },
      { field: 'buttons', from: 'b', separator: '|', part_separator: ';' },
    ]
    expect(vehicleOf(rules, { f: 'عجلات 21 = 1,500|سقف', b: 'primary;احجز;set-1|secondary;اتصل' })).toMatchObject({
      features_optional: [
        { name: 'عجلات 21', price: 1500 },
        { name: 'سقف', price: null },
      ],
      buttons: [
        { button_type: 'primary', label: 'احجز', button_set_setup_id: 'set-1' },
        { button_type: 'secondary', label: 'اتصل', button_set_setup_id: '' },
      ],
    })
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
  ['-1.5E+2', 'point', -150],
  ['2e-1', 'point', 0.2],
  ['x1e3', 'point', null],
  ['\u200f٩٩\u200f', 'point', 99],
  ["1'234'567", 'point', 1_234_567],
  ['1,5', 'comma', 1.5],
  ['1,5,5', 'comma', null],
  [`${'x'.repeat(12)}5`, 'point', 5],
  [`${'x'.repeat(13)}5`, 'point', null],
  [`5${'x'.repeat(13)}`, 'point', null],
] as const)('the number of %j by %s is %j', (text, style, number) => {
  expect(parseNumber(text, style)).toBe(number)
})

test.each([
  ['.75', 'point', 0.75],
  ['AED .75', 'point', 0.75],
  ['-.5', 'point', -0.5],
  ['Dhs.750', 'point', 750],
  ['د.إ.750', 'point', 750],
  [',5', 'comma', 0.5],
] as const)('%s in a file with a decimal %s is %d', (text, style, number) => {
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
  [' 2026.5.1 ', 'ymd', '2026-05-01'],
  ['31/05/2026 10:00', 'dmy', '2026-05-31'],
  ['31/05/2026x', 'dmy', null],
  ['on 31/05/2026', 'dmy', null],
  ['1/2/2026', 'ymd', null],
  ['2026-13-01', 'ymd', null],
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
    ]).toEqual(['day', 'flag', 'texts', 'entries', 'photos'])
    expect([kinds.get('features_standard'), kinds.get('price_metadata'), kinds.get('price_breakdown'), kinds.get('buttons')]).toEqual([
      'names',
      'entries',
      'entries',
      'entries',
    ])
    expect([kinds.get('avl_field.registration_date'), kinds.get('owner_metadata.display_name_lr'), kinds.get('disclaimers')]).toEqual(['day', 'text', 'texts'])
    const shape = Object.keys(VehicleDraft.shape).filter((name) => !feedFields().some(({ field }) => field === name))
    expect(shape.toSorted()).toEqual(['feed', 'retailer_id'])
    expect(neededFields.every((name) => kinds.has(name))).toBe(true)
    expect(FeedDraft.safeParse({ key: 'x', name: 'x', rules: [...base, { field: 'state', constant: 'new' }] }).success).toBe(false)
    for (const rule of [
      { field: 'retailer_id' },
      { field: 'avl_field' },
      { field: 'avl_field', part: 'x' },
      { field: 'vin', part: 'x' },
      { field: 'buttons', part: '' },
    ]) {
      expect([rule, FeedDraft.safeParse({ key: 'x', name: 'x', rules: [rule] }).success]).toEqual([rule, rule.field === 'buttons'])
    }
    const two = (part: string) => [...base, { field: 'price_breakdown', part: 'VAT' }, { field: 'price_breakdown', part }]
    expect([
      FeedDraft.safeParse({ key: 'x', name: 'x', rules: two('Fee') }).success,
      FeedDraft.safeParse({ key: 'x', name: 'x', rules: two('VAT') }).success,
    ]).toEqual([true, false])
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
    const feedUrl = 'https://user:s3cret@feeds.example/stock.csv?x=1'
    const masked = maskedUrl(feedUrl)
    expect(masked).toBe('https://user:***@feeds.example/stock.csv?x=1')
    expect(unmaskedUrl(masked, feedUrl)).toBe(feedUrl)
    expect(unmaskedUrl(masked.replace('stock', 'all'), feedUrl)).toBe(feedUrl.replace('stock', 'all'))
    for (const other of [masked.replace('feeds.example', 'evil.example'), masked.replace('user', 'admin'), masked.replace('https', 'http')]) {
      expect(unmaskedUrl(other, feedUrl)).toBeNull()
    }
    expect(unmaskedUrl('https://new:pass@feeds.example/', feedUrl)).toBe('https://new:pass@feeds.example/')
  })
})

describe('a model', () => {
  const modelOf = (model: string) => {
    const { nameplate_name, nameplate_model_group, model_display_name } = vehicleOf([], { model })
    return [nameplate_name, nameplate_model_group, model_display_name]
  }

  test('is recognised by its names in both languages and their usual spellings, with the brand before it and without', () => {
    for (const text of [
      'Defender 110',
      'DEFENDER-110',
      'Land Rover Defender 110',
      'ديفندر 110',
      'ديفندر ١١٠',
      'لاند روفر دفندر 110',
      'ديفيندر110',
      'defender110',
    ])
      expect(modelOf(text), text).toEqual(['Defender 110', 'defender', 'ديفندر 110'])
    for (const text of ['Range Rover Sport', 'range-rover sport', 'رينج روڤر سبورت', 'رنج روفر اسبورت', 'رانج روفر سبورت', 'RangeRover Sport'])
      expect(modelOf(text), text).toEqual(['Range Rover Sport', 'range-rover', 'رينج روفر سبورت'])
    for (const text of ['F-PACE', 'f pace', 'جاغوار إف بيس', 'اف بايس']) expect(modelOf(text), text).toEqual(['F-Pace', 'f-pace', 'إف بيس'])
  })

  test('keeps what the file says beside its name, and any other name as it is', () => {
    const namedColumns = [
      { field: 'model_display_name', from: 'shown' },
      { field: 'nameplate_brand_name', from: 'brand' },
    ]
    const row = recordMapper(aFeedOf(namedColumns), new Set(['AED']))({ id: '1', model: 'ديفندر', shown: 'ديفندر أوكتا', brand: 'لاند روفر' })
    expect(row).toMatchObject({ vehicle: { nameplate_brand_name: 'Land Rover', nameplate_name: 'Defender', model_display_name: 'ديفندر أوكتا' } })
    expect(modelOf('Freelander 2')).toEqual(['Freelander 2', '', ''])
  })
})

/** A feed with these rules in place of the usual ones of the same fields. */
function aFeedOf(rules: Rule[]) {
  const own = new Set(rules.map(({ field }) => field))
  return FeedDraft.parse({ key: 'dealer', name: 'معرض', rules: [...base.filter(({ field }) => !own.has(field)), ...rules] })
}

test('a vehicle in a currency without an exchange rate is refused with that reason, since no list could compare its price', () => {
  const map = recordMapper(aFeed([{ field: 'currency', from: 'currency' }], {}), new Set(['AED', 'KWD']))
  expect(map({ id: '1', model: 'XE', currency: 'KWD' })).toMatchObject({ ok: true, vehicle: { currency: 'KWD' } })
  expect(map({ id: '1', model: 'XE', currency: 'JPY' })).toEqual({
    ...{ ok: false, externalId: '1' },
    problems: [{ field: 'currency', reason: 'no_exchange_rate', value: 'JPY' }],
  })
})
