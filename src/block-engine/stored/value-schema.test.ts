import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type FieldDef, OF_ANY_SHAPE } from '#fields/field-types.ts'
import { presets } from '../presets.ts'
import { isPlainlyValid, valueSchema } from './value-schema.ts'

const described = { symbol: 'x', label: 'X' }
const json: FieldDef = { ...described, field_type: 'Markdown', format: 'json', schema: z.array(z.string()), default: [], filled: OF_ANY_SHAPE }
const link: FieldDef = { ...described, field_type: 'Link' }
const image: FieldDef = { ...described, field_type: 'Image', sizes: [], withAlt: true }
const day = { from: '2026-05-01', to: '2026-05-31' }
const button = { id: '1', label: 'اطلب', target: '/x' }

const fits = (field: FieldDef, value: unknown) => valueSchema(field).safeParse(value).success

/** What people and programs paste into a text field sooner or later. */
const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table page; --",
  '{{7*7}}',
  '../../etc/passwd',
  '\u202eمقلوب\u202c',
  '\ufeff\u200b\u2028\u2029',
  'ﷺ̸̡̢͖͇',
  '👩‍👩‍👧‍👦',
  'ثم نفس سقطت\u0640\u0640\u0640',
  '%00%0d%0aSet-Cookie:x',
  'constructor',
  '__proto__',
] as const

describe('a value that fits its field', () => {
  test.each<[string, FieldDef, unknown]>([
    ['B-124', presets.heading, 'عنوان'],
    ['B-124', { ...described, field_type: 'Text' }, 'سطر\nسطر'],
    ['B-124', { ...described, field_type: 'Number', min: 0, max: 60 }, 60],
    ['B-124', presets.is_reversed, true],
    ['B-125', presets.header_tag, '3'],
    ['B-126', presets.paragraph, '<p>نص</p>'],
    ['B-126', json, ['x']],
    ['B-129', image, { id: 24730, alt: 'سيارة' }],
    ['B-129', { ...described, field_type: 'Icon' }, 'speed'],
    ['B-129', link, { label: 'x', url: '/x', link_type: 'internal', target_type: 'url', target_action: 'modal' }],
    ['B-129', presets.buttons, [button, { ...button, id: '2', button_type: 'primary', target_action: '' }]],
    ['A-144', presets.buttons, (['url', 'embed', 'phone', 'email'] as const).map((target_type) => ({ ...button, target_type }))],
    ['A-144', presets.buttons, (['modal', 'new_tab'] as const).map((target_action) => ({ ...button, target_action }))],
    ['B-129', presets.yt, 'https://youtu.be/dQw4w9WgXcQ'],
    ['B-129', image, { id: 1, alt: 'x'.repeat(500) }],
    ['B-129', link, { label: 'x'.repeat(300), url: 'x'.repeat(2000), target_action: '' }],
    ['B-129', presets.buttons, Array.from({ length: 20 }, () => ({ ...button, id: 'x'.repeat(64), label: 'x'.repeat(300), button_type: 'x'.repeat(40) }))],
    ['B-124', presets.heading, 'x'.repeat(160)],
    ['B-124', { ...described, field_type: 'String' }, 'x'.repeat(300)],
    ['B-124', { ...described, field_type: 'Text' }, 'x'.repeat(5000)],
    ['B-124', { ...described, field_type: 'Text', max: 6000 }, 'x'.repeat(6000)],
    ['B-124', { ...described, field_type: 'Number' }, -1e12],
    ['B-124', { ...described, field_type: 'Number' }, 1e12],
    ['B-126', presets.paragraph, 'x'.repeat(200_000)],
    ['B-129', presets.yt, ''],
    ['B-160', presets.model_key, 'a-family-of-staff-2027'],
    ['B-128', presets.offer_schedule, day],
    ['B-128', presets.offer_schedule, { from: '2026-05-01', to: '2026-05-01' }],
  ])('[%s] %o takes %j', (_id, field, value) => {
    expect(fits(field, value)).toBe(true)
  })
})

describe('a value that does not', () => {
  test.each<[string, FieldDef, unknown]>([
    ['B-124', presets.heading, 5],
    ['B-124', presets.heading, 'x'.repeat(161)],
    ['B-124', { ...described, field_type: 'Number', min: 0, max: 60 }, 61],
    ['B-124', { ...described, field_type: 'String' }, 'x'.repeat(301)],
    ['B-124', { ...described, field_type: 'Text' }, 'x'.repeat(5001)],
    ['B-124', { ...described, field_type: 'Number', min: 0 }, -1],
    ['B-124', { ...described, field_type: 'Number' }, 1e12 + 1],
    ['B-124', { ...described, field_type: 'Number' }, -1e12 - 1],
    ['B-160', presets.model_key, 'With Space'],
    ['B-129', link, { url: 'x'.repeat(2001) }],
    ['B-129', presets.buttons, [{ ...button, label: 'x'.repeat(301) }]],
    ['B-129', image, { id: 1, alt: 'x'.repeat(501) }],
    ['B-124', { ...described, field_type: 'Number' }, Number.NaN],
    ['B-124', { ...described, field_type: 'Number' }, '5'],
    ['B-124', presets.is_reversed, 'true'],
    ['B-125', presets.header_tag, 'H3'],
    ['B-125', presets.header_tag, 'constructor'],
    ['B-126', presets.paragraph, 'x'.repeat(200_001)],
    ['B-126', json, [5]],
    ['B-129', image, { id: '24730' }],
    ['B-129', image, { id: 0 }],
    ['B-129', link, { url: '/x', target_action: 'popup' }],
    ['B-129', link, '/x'],
    ['A-144', presets.buttons, [{ ...button, target_type: 'fax' }]],
    ['A-144', presets.buttons, [{ ...button, target_action: 'popup' }]],
    ['A-144', presets.buttons, [{ label: 'اطلب', target: '/x' }]],
    ['B-129', presets.buttons, [{ ...button, label: '' }]],
    ['B-129', presets.buttons, Array.from({ length: 21 }, () => button)],
    ['B-129', presets.yt, 'https://vimeo.com/1'],
    ['B-128', presets.offer_schedule, { from: '2026-05-31', to: '2026-05-01' }],
    ['B-128', presets.offer_schedule, { from: '2026-02-30', to: '2026-03-01' }],
    ['B-129', { ...described, field_type: 'Separator' }, 'x'],
  ])('[%s] %o refuses %j', (_id, field, value) => {
    expect(fits(field, value)).toBe(false)
  })
})

test('[C-170] a text that must hold a placeholder is refused without it, and may be empty', () => {
  const title: FieldDef = { ...described, field_type: 'String', mustContain: '{selectedOption}' }
  const fitting = ['اختر {selectedOption} لسيارتك', '', null].map((value) => [fits(title, value), value === null || isPlainlyValid(value, title)])
  expect(fitting).toEqual([
    [true, true],
    [true, true],
    [true, true],
  ])
  for (const value of ['عنوان', '{selectedoption}', 'selectedOption']) expect([fits(title, value), isPlainlyValid(value, title)]).toEqual([false, false])
})

test('a refusal says why', () => {
  const why = (field: FieldDef, value: unknown) =>
    valueSchema(field)
      .safeParse(value)
      .error?.issues.map(({ message }) => message)
  expect(why({ ...presets.heading, required: true }, '')).toEqual(['required'])
  expect(why(presets.yt, 'x')).toEqual(['not_youtube'])
  expect(why(presets.offer_schedule, { from: '2026-05-31', to: '2026-05-01' })).toEqual(['range_reversed'])
  expect(why({ ...presets.heading, mustContain: '{name}' }, 'x')).toEqual(['must contain {name}'])
})

test('what pages have most of is plainly valid: texts, markup, flags and choices', () => {
  const plain: [FieldDef, unknown][] = [
    [{ ...described, field_type: 'String' }, 'x'.repeat(300)],
    [{ ...described, field_type: 'Icon' }, 'speed'],
    [{ ...described, field_type: 'Text' }, 'x'.repeat(5000)],
    [{ ...described, field_type: 'Text', max: 6000 }, 'x'.repeat(6000)],
    [presets.heading, ''],
    [presets.paragraph, 'x'.repeat(200_000)],
    [presets.is_reversed, true],
    [presets.header_tag, '3'],
    [presets.model_key, 'a-family-of-staff-2027'],
  ]
  expect(plain.filter(([field, value]) => !isPlainlyValid(value, field))).toEqual([])
})

test('what does not fit is not plainly valid, nor what only the schema can tell', () => {
  const odd: [FieldDef, unknown][] = [
    [{ ...described, field_type: 'String' }, 'x'.repeat(301)],
    [{ ...described, field_type: 'String' }, ['x']],
    [{ ...described, field_type: 'Text' }, 'x'.repeat(5001)],
    [{ ...described, field_type: 'Text' }, ['x']],
    [{ ...described, field_type: 'Text', required: true }, ''],
    [{ ...presets.heading, required: true }, ''],
    [presets.paragraph, 'x'.repeat(200_001)],
    [presets.paragraph, ['x']],
    [{ ...presets.paragraph, required: true }, ''],
    [json, 'x'],
    [presets.is_reversed, 'true'],
    [presets.header_tag, '9'],
    [presets.header_tag, 'a-family'],
    [presets.model_key, 'With Space'],
    [presets.model_key, '-x'],
    [presets.model_key, 'x'.repeat(121)],
    [presets.model_key, 7],
    [{ ...described, field_type: 'Number' }, 5],
  ]
  expect(odd.filter(([field, value]) => isPlainlyValid(value, field))).toEqual([])
})

test('nothing stored is always possible, except where the field is required', () => {
  const required = { ...presets.heading, required: true } as const
  expect([undefined, null, ''].map((value) => fits(presets.heading, value))).toEqual([true, true, true])
  expect([undefined, null, '', 'x'].map((value) => fits(required, value))).toEqual([false, false, false, true])
})

test.each(hostile)('a text keeps what was typed to the letter: %j', (typed) => {
  expect(valueSchema({ ...described, field_type: 'Text' }).parse(typed)).toBe(typed)
  expect(valueSchema(presets.paragraph).parse(typed)).toBe(typed)
})

test.each(hostile)('no select, number, flag, range, picture or film takes %j', (typed) => {
  const fields: FieldDef[] = [
    presets.box_color,
    presets.is_reversed,
    presets.offer_schedule,
    image,
    presets.buttons,
    link,
    json,
    { ...described, field_type: 'Number' },
  ]
  expect(fields.filter((field) => fits(field, typed))).toEqual([])
})

test('a schema is built once a field', () => {
  expect(valueSchema(presets.heading)).toBe(valueSchema(presets.heading))
})

test('what is plainly valid is what the schema takes, unchanged', () => {
  const fields: FieldDef[] = [
    ...Object.values(presets),
    { symbol: 'a', label: 'A', field_type: 'String', required: true, max: 3 },
    { symbol: 'b', label: 'B', field_type: 'Text' },
  ]
  const values = fc.oneof(fc.string({ maxLength: 400 }), fc.boolean(), fc.integer(), fc.constantFrom('m', 'primary', '2', 'light-theme', ''), fc.object())
  fc.assert(
    fc.property(fc.constantFrom(...fields), values, (field, value) => {
      if (!isPlainlyValid(value, field)) return
      expect(valueSchema(field).parse(value)).toBe(value)
    }),
    { numRuns: 2000 },
  )
})
