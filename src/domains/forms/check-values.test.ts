import { describe, expect, test } from 'vitest'
import { checkValues, closedDaysOf, daysOf, retailerOf, retailersOf, rules, slotsOf } from './check-values.ts'
import type { FieldKind, FieldRules, FormChoices, FormField, RetailerOption } from './form.ts'

const field = (type: FieldKind, more: Partial<FormField> = {}): FormField => ({ id: 'f', name: 'f', type, label: { ar: 'حقل' }, ...more })
const flawOf = (type: FieldKind, value: string | string[], given: FieldRules = {}, more: Partial<FormField> = {}) =>
  checkValues([field(type, { rules: given, ...more })], { f: value }).f

test('[B-286] [C-148] the registered rules are exactly required, min, size and max', () => {
  expect(Object.keys(rules).sort()).toEqual(['max', 'min', 'required', 'size'])
})

describe('[C-150] required', () => {
  test('refuses what is empty, blank or unchecked', () => {
    for (const value of ['', '  ', '\u00a0']) expect(flawOf('text', value, { required: true })).toEqual({ code: 'required' })
    expect(flawOf('checkbox', [], { required: true }, { options: [{ value: 'a', label: { ar: 'أ' } }] })).toEqual({ code: 'required' })
    expect(flawOf('text', 'x', { required: true })).toBeUndefined()
  })

  test('lets other rules wait until there is content', () => {
    expect(flawOf('text', '', { min: 3, pattern: { source: 'a+' } })).toBeUndefined()
    expect(flawOf('email', '')).toBeUndefined()
  })

  test('[B-288] a consent cannot be left out', () => {
    expect(checkValues([field('consent', { html: { ar: 'أوافق' } })], {}).f).toEqual({ code: 'required' })
    expect(flawOf('consent', 'yes')).toBeUndefined()
  })
})

describe('[B-286] [C-148] [C-150] limits', () => {
  test('min: n takes n characters and refuses one fewer', () => {
    expect([2, 3, 4].map((count) => flawOf('text', 'س'.repeat(count), { min: 3 })?.code)).toEqual(['min', undefined, undefined])
    expect(flawOf('text', 'س', { min: 3 })).toEqual({ code: 'min', number: 3 })
  })

  test('[B-287] [C-149] max: n takes n characters and refuses one more, as people count them', () => {
    expect([4, 5, 6].map((count) => flawOf('text', '😀'.repeat(count), { max: 5 })?.code)).toEqual([undefined, undefined, 'max'])
    expect(flawOf('textarea', 'ب'.repeat(6), { max: 5 })).toEqual({ code: 'max', number: 5 })
  })

  test('size: n takes files of n kilobytes and refuses one byte more', () => {
    const sized = (bytes: number) => checkValues([field('file', { rules: { size: 2 } })], {}, { files: { f: [{ name: 'a.pdf', bytes }] } }).f
    expect([2047, 2048, 2049].map(sized)).toEqual([undefined, undefined, { code: 'size', number: 2 }])
  })

  test('files are known by their ending', () => {
    const named = (name: string) => checkValues([field('file', { rules: { accept: ['pdf'] } })], {}, { files: { f: [{ name, bytes: 1 }] } }).f?.code
    expect(['a.PDF', 'a.pdf.exe', 'pdf'].map(named)).toEqual([undefined, 'file_type', undefined])
    expect(checkValues([field('file', { rules: { required: true } })], {}).f).toEqual({ code: 'required' })
  })

  test('of a number they limit the number, of checkboxes how many', () => {
    expect(['9', '10', '20', '21'].map((value) => flawOf('number', value, { min: 10, max: 20 })?.code)).toEqual([
      'min_number',
      undefined,
      undefined,
      'max_number',
    ])
    const options = ['a', 'b', 'c'].map((value) => ({ value, label: { ar: value } }))
    const chosen = (...values: string[]) => flawOf('checkbox', values, { min: 2, max: 2 }, { options })?.code
    expect([chosen('a'), chosen('a', 'b'), chosen('a', 'b', 'c')]).toEqual(['min_choices', undefined, 'max_choices'])
  })

  test('a pattern is for the whole value', () => {
    const pattern = { source: '[A-Z]{2}\\d' }
    expect(['AB1', 'xAB1', 'AB12'].map((value) => flawOf('text', value, { pattern })?.code)).toEqual([undefined, 'pattern', 'pattern'])
  })
})

describe('[B-288] formats', () => {
  test.each([
    ['email', ['a@b.co', 'a.b+c@d-e.example'], ['a', 'a@b', 'a b@c.de', 'a@b.c', '@b.de', `${'a'.repeat(250)}@b.de`], 'not_an_email'],
    ['phone', ['+971501234567', '٠٥٠ ١٢٣ ٤٥٦٧', '(04) 123-4567'], ['123', 'phone', '+9715012345678901'], 'not_a_phone'],
    ['number', ['12', '١٢٫٥', '1,200', '-3'], ['x', '1.2.3'], 'not_a_number'],
    ['date', ['2026-11-22', '2028-02-29'], ['2026-02-30', '22/11/2026', '2026-11', 'x'], 'not_a_date'],
  ] as const)('%s', (type, right, wrong, code) => {
    expect(right.map((value) => flawOf(type, value))).toEqual(right.map(() => undefined))
    expect(wrong.map((value) => flawOf(type, value)?.code)).toEqual(wrong.map(() => code))
  })

  test('a choice is one of the options', () => {
    const options = [{ value: 'a', label: { ar: 'أ' } }]
    for (const type of ['select', 'radio', 'checkbox'] as const) {
      expect(flawOf(type, 'a', {}, { options })).toBeUndefined()
      expect(flawOf(type, 'b', {}, { options })).toEqual({ code: 'not_an_option' })
    }
  })
})

function aRetailer(value: string, tags: string[], opening_hours: RetailerOption['opening_hours'] = []): RetailerOption {
  return { value, label: `معرض ${value}`, city: '', tags, place: null, opening_hours, country: '' }
}

describe('choices of the site', () => {
  const choices: FormChoices = {
    locations: [{ value: '17', label: 'دبي' }],
    retailers: [
      aRetailer('3', ['sales'], [{ days: 'من الإثنين إلى الجمعة', hours: '9:00 – 12:00' }]),
      aRetailer('4', ['service']),
      aRetailer('5', ['sales service']),
      aRetailer('6', []),
    ],
  }
  const fields = [
    { ...field('retailer'), id: 'r', name: 'retailer' },
    { ...field('date'), id: 'd', name: 'day' },
    { ...field('time_slot', { retailer_field: 'r', date_field: 'd', slot_minutes: 60 }), id: 't', name: 'time' },
  ]
  const codes = (values: Record<string, string>) => Object.entries(checkValues(fields, values, { choices })).map(([name, { code }]) => `${name} ${code}`)

  test('a location and a retailer are ones that the site has', () => {
    expect(checkValues([field('location')], { f: '17' }, { choices })).toEqual({})
    expect(checkValues([field('location')], { f: '18' }, { choices }).f?.code).toBe('not_an_option')
    expect(codes({ retailer: '4' })).toEqual(['retailer not_an_option'])
  })

  test('[A-159][A-160][C-099] a retailer field takes those who sell vehicles, or those of the class that it names', () => {
    const taken = (more: Partial<FormField>) => ['3', '4', '5', '6'].filter((value) => !checkValues([field('retailer', more)], { f: value }, { choices }).f)
    expect(taken({})).toEqual(['3', '5'])
    expect(taken({ retailer_tag: 'service' })).toEqual(['4', '5'])
  })

  test('a time slot lies in the opening hours of the chosen day', () => {
    expect(slotsOf(fields[2] as FormField, (id) => ({ r: '3', d: '2026-11-23' })[id ?? ''] ?? '', { choices })).toEqual(['09:00', '10:00', '11:00'])
    expect(codes({ retailer: '3', day: '2026-11-23', time: '11:00' })).toEqual([])
    expect(codes({ retailer: '3', day: '2026-11-23', time: '12:00' })).toEqual(['time not_an_option'])
    expect(codes({ retailer: '3', day: '2026-11-22', time: '11:00' })).toEqual(['time not_an_option'])
  })
})

test('what shows something and asks for nothing is never wrong', () => {
  for (const type of ['html', 'step'] as const) expect(flawOf(type, '', { required: true })).toBeUndefined()
})

test('each of several files has to be of a kind that is taken', () => {
  const files = { f: ['a.pdf', 'a.exe'].map((name) => ({ name, bytes: 1 })) }
  expect(checkValues([field('file', { rules: { accept: ['pdf'] } })], {}, { files }).f).toEqual({ code: 'file_type' })
})

test('an address of 254 characters is taken and one of 255 is not; a phone has 7 to 15 digits', () => {
  const email = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`
  expect([254, 255].map((length) => flawOf('email', email(length))?.code)).toEqual([undefined, 'not_an_email'])
  expect([6, 7, 15, 16].map((count) => flawOf('phone', '1'.repeat(count))?.code)).toEqual(['not_a_phone', undefined, undefined, 'not_a_phone'])
})

test('a number of a country is judged by its rules where they are there', () => {
  const judged = (isNumber: boolean) => checkValues([field('phone')], { f: '0501234567' }, { isNumber: () => isNumber }).f?.code
  expect([judged(true), judged(false)]).toEqual([undefined, 'not_a_phone'])
})

test('numbers and choices without limits have none, and a long text may be longer than a line', () => {
  expect([flawOf('number', '-5'), flawOf('number', '0'), flawOf('number', '999999')]).toEqual([undefined, undefined, undefined])
  const options = ['a', 'b'].map((value) => ({ value, label: { ar: value } }))
  expect([flawOf('checkbox', ['a'], {}, { options }), flawOf('checkbox', ['a', 'b'], {}, { options })]).toEqual([undefined, undefined])
  const most = (type: 'text' | 'textarea') => {
    const flaw = flawOf(type, 'x'.repeat(100_000))
    return flaw && 'number' in flaw ? Number(flaw.number) : 0
  }
  expect(most('text')).toBeGreaterThan(100)
  expect(most('textarea')).toBeGreaterThan(most('text'))
})

test('a pattern holds for the whole text, letter by letter as people count them, and one that cannot be read refuses nothing', () => {
  expect([flawOf('text', 'ab', { pattern: { source: 'a' } })?.code, flawOf('text', '😀', { pattern: { source: '.' } })]).toEqual(['pattern', undefined])
  expect(flawOf('text', 'ab', { pattern: { source: '(' } })).toBeUndefined()
})

test('the slots are those of the retailer that was chosen, and nothing can be chosen without any', () => {
  const opening_hours = (hours: string) => [{ days: 'يوميًا', hours }]
  const retailers = [
    { value: '1', label: 'أ', tags: 'sales', opening_hours: opening_hours('09:00 - 10:00') },
    { value: '2', label: 'ب', tags: 'sales', opening_hours: opening_hours('16:00 - 17:00') },
  ] as unknown as RetailerOption[]
  const fields = [
    field('retailer', { id: 'r', name: 'r' }),
    field('date', { id: 'd', name: 'd' }),
    field('time_slot', { id: 's', name: 's', retailer_field: 'r', date_field: 'd' }),
  ]
  const slotFlaw = (r: string, s: string) =>
    checkValues(fields, { r, d: '2026-11-25', s }, { choices: { retailers, locations: [] } as unknown as FormChoices }).s?.code
  expect([slotFlaw('2', '16:00'), slotFlaw('2', '09:00'), slotFlaw('1', '09:00')]).toEqual([undefined, 'not_an_option', undefined])
  expect([
    checkValues(fields, { r: '1', s: '09:00' }).s?.code,
    flawOf('location', '1')?.code,
    flawOf('retailer', '1')?.code,
    flawOf('select', 'a')?.code,
  ]).toEqual(Array(4).fill('not_an_option'))
})

describe('days', () => {
  const holiday = { from: '2026-12-02', to: '2026-12-03', name: 'عيد الاتحاد' }
  const markets = {
    list: [{ country: 'US', time_zone: 'America/Los_Angeles', weekend: [], holidays: [] }],
    home: { weekend: ['sunday' as const], holidays: [holiday] },
  }
  const visits = { noticeMinutes: 120, horizonDays: 30, timeZone: 'Asia/Dubai', markets }
  const open = (days: string, hours: string) => [{ days, hours }]
  // Monday 30 November 2026, 10:00 in Dubai; it is still Sunday in Los Angeles.
  const now = new Date('2026-11-30T06:00:00Z')
  const retailers = [
    aRetailer('3', ['sales'], open('من الإثنين إلى الجمعة', '9:00 – 14:00')),
    { ...aRetailer('4', ['sales'], open('يوميًا', '9:00 – 14:00')), country: 'US' },
  ]
  const choices: FormChoices = { locations: [], retailers, visits }
  const { visits: _rules, ...unruled } = choices
  const where = field('retailer', { id: 'r', name: 'where' })
  const day = field('date', { id: 'd', name: 'day' })
  const code = (value: string, { fields = [where, day], retailer = '3', known = true, when = now as Date | null } = {}) =>
    checkValues(fields, { where: retailer, day: value }, { choices: known ? choices : unruled, now: when }).day?.code

  test('may be chosen from the notice to the horizon while the retailer of the form is open', () => {
    expect(['2026-11-29', '2026-11-30', '2026-12-02', '2026-12-05', '2026-12-30', '2026-12-31'].map((value) => code(value))).toEqual([
      ...['in_past', undefined, 'closed', 'closed', undefined, 'too_far'],
    ])
    for (const closed of ['2026-12-02', '2026-12-05']) expect(code(closed, { retailer: '4' })).toBeUndefined()
  })

  test('are closed for nobody before a retailer is chosen, and by the site’s own days in a form without one', () => {
    for (const retailer of ['', 'nobody']) expect([code('2026-12-02', { retailer }), code('2026-12-06', { retailer })]).toEqual([undefined, undefined])
    const alone = { fields: [day] }
    expect([code('2026-12-02', alone), code('2026-12-06', alone), code('2026-12-07', alone)]).toEqual(['closed', 'closed', undefined])
  })

  test('are not judged before the moment or the rules are known', () => {
    expect([code('2001-01-01', { when: null }), code('2001-01-01', { known: false })]).toEqual([undefined, undefined])
  })

  test('begin at midnight of the retailer who is visited', () => {
    expect([code('2026-11-29', { retailer: '4' }), code('2026-11-29', { retailer: '' })]).toEqual(['too_soon', 'in_past'])
  })

  test('of a birthday or a purchase lie in the past, and others anywhere', () => {
    const past = [where, field('date', { ...day, days: 'past' })]
    const any = [where, field('date', { ...day, days: 'any' })]
    expect(['1970-01-01', '2026-11-30', '2026-12-01'].map((value) => code(value, { fields: past }))).toEqual([undefined, undefined, 'in_future'])
    expect(['1970-01-01', '2026-12-01', '2099-12-31'].map((value) => code(value, { fields: any }))).toEqual([undefined, undefined, undefined])
    expect(code('1970-01-01', { fields: past, when: null })).toBeUndefined()
  })

  test('lie within the lives of people', () => {
    const any = [field('date', { ...day, days: 'any' })]
    expect(['1899-12-31', '1900-01-01', '2100-12-31', '2101-01-01', '2026-11-31', 'x2026-11-30'].map((value) => code(value, { fields: any }))).toEqual([
      ...['not_a_date', undefined, undefined, 'not_a_date', 'not_a_date', 'not_a_date'],
    ])
  })

  test('are told to the calendar as they are checked', () => {
    const told = (more: Partial<FormField>, retailer: string | null = '3') => {
      const { isClosed, ...span } = daysOf(field('date', more), { retailer, choices, now }) ?? { isClosed: () => false }
      return { ...span, closed: ['2026-12-02', '2026-12-04', '2026-12-05', '2026-12-06'].filter((one) => isClosed(one)) }
    }
    const month = { today: '2026-11-30', first: '2026-11-30', last: '2026-12-30' }
    expect(told({})).toEqual({ ...month, closed: ['2026-12-02', '2026-12-05', '2026-12-06'] })
    expect(told({}, null)).toEqual({ ...month, closed: ['2026-12-02', '2026-12-06'] })
    expect(told({}, '')).toEqual({ ...month, closed: [] })
    expect(told({}, '4')).toEqual({ today: '2026-11-29', first: '2026-11-30', last: '2026-12-29', closed: [] })
    expect(told({ days: 'past' })).toEqual({ today: '2026-11-30', first: '', last: '2026-11-30', closed: [] })
    expect(told({ days: 'any' })).toEqual({ today: '2026-11-30', first: '', last: '', closed: [] })
    expect([daysOf(day, { retailer: '3', choices, now: null }), daysOf(day, { retailer: '3', choices: unruled, now })]).toEqual([null, null])
  })

  test('on which nobody can be visited are told beside the field, where such days are asked for', () => {
    expect(closedDaysOf(day, { retailer: '3', choices })).toEqual({ weekdays: [0, 6], holidays: [holiday] })
    expect(closedDaysOf(day, { retailer: null, choices })).toEqual({ weekdays: [0], holidays: [holiday] })
    const none = { weekdays: [], holidays: [] }
    expect([closedDaysOf(day, { retailer: '', choices }), closedDaysOf(day, { retailer: '3', choices: unruled })]).toEqual([none, none])
    expect(closedDaysOf({ ...day, days: 'any' }, { retailer: '3', choices })).toEqual(none)
  })

  test('take times only that are not over, and none beyond the horizon', () => {
    const time = field('time_slot', { id: 't', name: 'time', retailer_field: 'r', date_field: 'd' })
    const on = (asked: string, facts: { choices?: FormChoices; now: Date | null }) =>
      slotsOf(time, (id) => ({ r: '3', d: asked })[id ?? ''] ?? '', { choices, ...facts })
    expect(on('2026-11-30', { now })).toEqual(['12:00', '13:00'])
    expect([on('2026-12-31', { now }), on('2026-12-02', { now })]).toEqual([[], []])
    expect(on('2026-11-30', { now: null })).toEqual(['09:00', '10:00', '11:00', '12:00', '13:00'])
    expect(on('2026-12-02', { now: null, choices: unruled })).toEqual(['09:00', '10:00', '11:00', '12:00', '13:00'])
    expect([on('2026-12-02', { now: null }), on('', { now }), slotsOf(time, () => '2026-11-30', { now })]).toEqual([[], [], []])
  })
})

test('the retailer of a day is the one that it names, that of its times, or the only one of the form', () => {
  const [r, s] = [field('retailer', { id: 'r' }), field('retailer', { id: 's' })]
  const d = field('date', { id: 'd' })
  const times = (date_field: string) => field('time_slot', { id: 't', retailer_field: 's', date_field })
  const named = (field: FormField, fields: readonly FormField[]) => retailerOf(field, fields, (id) => id ?? 'nobody')
  expect(named({ ...d, retailer_field: 'r' }, [r, s, d, times('d')])).toBe('r')
  expect(named(d, [r, s, d, times('d')])).toBe('s')
  expect(named(d, [r, s, d, times('other')])).toBe('nobody')
  expect(named(d, [r, s, d, { ...times('d'), type: 'text' }])).toBe('nobody')
  expect(named(d, [field('text', { id: 'x' }), r, d])).toBe('r')
  expect(named(d, [field('text', { id: 'x' }), d])).toBeNull()
  expect(named({ ...d, retailer_field: 'gone' }, [d])).toBe('gone')
})

test('each of several values has to fit, and choices that nobody offers fit nothing', () => {
  const pattern = { source: '[a-z]+' }
  expect(flawOf('text', ['ab', '1'], { pattern })?.code).toBe('pattern')
  const options = [{ value: 'a', label: { ar: 'أ' } }]
  expect(flawOf('checkbox', ['a', 'b'], {}, { options })).toEqual({ code: 'not_an_option' })
  expect(retailersOf({}, undefined)).toEqual([])
})
