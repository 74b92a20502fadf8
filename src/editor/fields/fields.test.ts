import { describe, expect, test } from 'vitest'
import type { FieldDef } from '#fields/field-types.ts'
import { presets } from '#block-engine/presets.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { nameIn } from '#fields/name-in.ts'
import { fieldProblem } from './field-problem.ts'
import { htmlFlaw } from './html-flaw.ts'
import { numberOf } from './number-control.tsx'

const required = { symbol: 'name', label: 'Name', field_type: 'String', required: true, max: 5 } as const satisfies FieldDef
const number = { symbol: 'speed', label: 'Speed', field_type: 'Number', min: 0, max: 1 } as const satisfies FieldDef
const specs = catalogue.get('models_carousel')?.block.groups?.fields.find(({ symbol }) => symbol === 'specs') as FieldDef

describe('what is wrong with a value', () => {
  test.each([
    [required, '', { key: 'required' }],
    [required, undefined, { key: 'required' }],
    [required, 'طويل جدًا', { key: 'too_long', values: { max: '5', count: 9 } }],
    [number, 1.5, { key: 'too_large', values: { max: '1' } }],
    [number, -1, { key: 'too_small', values: { min: '0' } }],
    [number, 'سريع', { key: 'not_number' }],
    [presets.header_tag, '9', { key: 'not_option' }],
    [presets.yt, 'https://example.com/film', { key: 'not_youtube' }],
    [presets.offer_schedule, { from: '2026-05-02', to: '2026-05-01' }, { key: 'range_reversed' }],
    [presets.offer_schedule, { from: '2026-05-02', to: '' }, { key: 'not_day' }],
  ] as const)('%o says of %o: %o', (field, value, problem) => {
    expect(fieldProblem(field, value)).toEqual(problem)
  })

  test('what fits, or is left to its default, is no problem', () => {
    for (const field of Object.values(presets)) expect(fieldProblem(field, undefined)).toBeNull()
    expect(fieldProblem(number, 0.5)).toBeNull()
    expect(fieldProblem(presets.offer_schedule, { from: '2026-05-01', to: '2026-05-01' })).toBeNull()
    expect(fieldProblem(presets.yt, 'https://youtu.be/dQw4w9WgXcQ')).toBeNull()
  })

  test('unfinished JSON and JSON of another shape have different messages', () => {
    expect(fieldProblem(specs, '[{')?.key).toBe('not_json')
    expect(fieldProblem(specs, [{ name: 1 }])?.key).toBe('not_schema')
    expect(fieldProblem(specs, [{ name: 'فئة', rows: [] }])).toBeNull()
  })
})

describe('a number as it is typed', () => {
  test.each([
    ['', undefined],
    ['12', 12],
    ['١٢٫٥', 12.5],
    ['-3', -3],
    ['12abc', '12abc'],
    ['-', '-'],
    ['1e5', '1e5'],
  ])('%o is %o', (text, value) => expect(numberOf(text)).toBe(value))
})

describe('HTML', () => {
  test.each(['<p>نص <strong>مهم</strong><br><img src="/a.jpg" alt="a > b"></p>', '<ul><li>أ<li>ب</ul>', '<p>أ<p>ب', 'نص بلا وسوم، 3 < 4', '<!-- <b> --><hr/>'])(
    '%s has its tags in pairs',
    (html) => expect(htmlFlaw(html)).toBeNull(),
  )

  test.each([
    ['<p><strong>نص</p>', 'unclosed', 'strong', 3],
    ['نص</em>', 'unopened', 'em', 2],
    ['<div><p>نص</p>', 'unclosed', 'div', 0],
  ])('%s is reported as %s %s', (html, kind, tag, from) => expect(htmlFlaw(html)).toMatchObject({ kind, tag, from }))
})

test('every field of the catalogue is called something in Arabic', () => {
  const fields = [...catalogue.values()].flatMap(({ block }) => [...block.fields, ...(block.groups?.fields ?? [])])
  expect(fields.filter((field) => field.field_type !== 'Separator' && !/[\u0600-\u06ff]/.test(nameIn('ar', field.label))).map(({ symbol }) => symbol)).toEqual(
    [],
  )
})
