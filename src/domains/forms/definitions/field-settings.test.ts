import { describe, expect, test } from 'vitest'
import type { GroupField, KindField, ListField, RowField } from '#fields/field-types.ts'
import { type ConditionTest, fieldKinds, type FieldKind, type FormField } from '../form.ts'
import { flawsOfUnfinished } from '../fields-flaws.ts'
import { FormDraft } from '../form-schema.ts'
import { isExpression } from '../form-limits.ts'
import { kindsOfFields } from './field-kinds.ts'
import { settingsOf, withSetting } from './field-settings.ts'

const field = (id: string, more: Partial<FormField> = {}): FormField => ({ id, name: id, type: 'text', label: { ar: id }, ...more })
const drawn = (one: FormField, fields: readonly FormField[] = [one]) => settingsOf(one, fields).flatMap(({ fields: settings }) => settings)
const symbols = (one: FormField, fields?: readonly FormField[]) => drawn(one, fields).map(({ symbol }) => symbol)
const setting = (one: FormField, symbol: string) => drawn(one).find((found) => found.symbol === symbol) as RowField

test.each(fieldKinds)('the settings of a %s are each drawn once, but for conditions without a field before', (type) => {
  const before = field('before')
  const one = field('one', { ...kindsOfFields[type].fresh, type, rules: {} })
  expect(symbols(one, [before, one]).toSorted()).toEqual([...kindsOfFields[type].settings].toSorted())
  expect(symbols(one)).toEqual(symbols(one, [before, one]).filter((symbol) => !symbol.endsWith('_when')))
})

test('what is always required cannot be required by a condition', () => {
  const before = field('before')
  const required = field('one', { rules: { required: true } })
  expect(symbols(required, [before, required])).not.toContain('required_when')
})

describe('what a setting offers is what the schema takes', () => {
  const flawsOf = (one: FormField) => (FormDraft.safeParse({ name: 'نموذج', fields: [one] }).error?.issues ?? []).map(({ path }) => path.slice(2).join('.'))
  const longest = (one: RowField) => ('max' in one ? Number(one.max) : 0)

  test.each(['label', 'hint', 'placeholder'] as const)('the longest %s', (symbol) => {
    const definition = setting(field('a'), symbol)
    const most = definition.field_type === 'Texts' && 'max' in definition.text ? Number(definition.text.max) : 0
    const of = (length: number) => flawsOf(withSetting(field('a'), definition, { ar: 'أ'.repeat(length) }))
    expect([most > 0, of(most), of(most + 1)]).toEqual([true, [], [`${symbol}.ar`]])
  })

  test('the longest first value and pattern, the smallest and largest numbers', () => {
    const first = setting(field('a'), 'default')
    expect([0, 1].map((more) => flawsOf(withSetting(field('a'), first, 'x'.repeat(longest(first) + more))))).toEqual([[], ['default']])
    for (const [type, symbol] of [
      ['time_slot', 'slot_minutes'],
      ['file', 'rules.size'],
    ] as const) {
      const one = field('a', { type })
      const { min = 0, max = 0 } = setting(one, symbol) as Extract<RowField, { field_type: 'Number' }>
      expect([min - 1, min, max, max + 1].map((number) => flawsOf(withSetting(one, setting(one, symbol), number)))).toEqual([[symbol], [], [], [symbol]])
    }
  })

  test('as many options, of that length', () => {
    const select = field('a', { type: 'select' })
    const { max = 0, fields } = setting(select, 'options') as ListField
    const options = (count: number, length: number) =>
      Array.from({ length: count }, (_, index) => ({ value: `${index}`.padEnd(length, 'x'), label: { ar: 'أ' } }))
    const most = longest(fields[1] as RowField)
    expect(
      [options(max, most), options(max + 1, 3), options(1, most + 1)].map((value) => flawsOf(withSetting(select, setting(select, 'options'), value))),
    ).toEqual([[], ['options'], ['options.0.value']])
  })

  test('every ending of a file, every day and every browser token', () => {
    const offered = (type: FieldKind, symbol: string) => {
      const found = setting(field('a', { type }), symbol)
      return 'options' in found ? found.options.map(({ value }) => value) : []
    }
    for (const days of offered('date', 'days'))
      expect(flawsOf(withSetting(field('a', { type: 'date' }), setting(field('a', { type: 'date' }), 'days'), days || undefined))).toEqual([])
    expect(flawsOf(withSetting(field('a', { type: 'file' }), setting(field('a', { type: 'file' }), 'rules.accept'), offered('file', 'rules.accept')))).toEqual(
      [],
    )
    expect([offered('date', 'days').length, offered('file', 'rules.accept').length, offered('text', 'autocomplete').length]).toEqual([3, 6, 12])
  })
})

test('rules and conditions of which nothing is left are left out', () => {
  const required = field('a', { rules: { required: true } })
  expect(withSetting(required, setting(required, 'rules.required'), undefined)).toEqual(field('a'))
  const asked = [field('a'), field('b', { show_when: { match: 'all', tests: [{ field: 'a', is: 'filled' }] } })] as const
  const condition = drawn(asked[1], asked).find(({ symbol }) => symbol === 'show_when') as RowField
  expect(withSetting(asked[1], condition, { match: 'all', tests: [] })).toEqual(field('b'))
})

test('an added option has a value that no other has', () => {
  const options = [2, 3].map((number) => ({ value: `option_${number}`, label: { ar: 'أ' } }))
  expect(setting(field('a', { type: 'radio', options }), 'options')).toMatchObject({ fresh: { value: 'option_4', label: { ar: '' } } })
})

test('an ending that is stored stays a choice', () => {
  const stored = field('a', { type: 'file', rules: { accept: ['doc'] } })
  expect(setting(stored, 'rules.accept')).toMatchObject({ options: expect.arrayContaining([{ value: 'doc', label: 'doc' }]) })
})

const options = [{ value: 'x', label: { ar: 'س' } }]

/** The fields that a condition asks for, with their comparisons, what each is compared by, and what a test of the field begins with. */
function sentences(asked: readonly FormField[], tests: readonly ConditionTest[] = []) {
  const one = field('last', tests.length > 0 ? { show_when: { match: 'all', tests } } : {})
  const group = drawn(one, [...asked, one]).find(({ symbol }) => symbol === 'show_when') as GroupField
  const [test] = (group.fields.at(-1) as ListField).fields as [KindField]
  const comparisonsOf = (kind: KindField['kinds'][number]) =>
    Object.fromEntries((kind.fields[0] as KindField).kinds.map(({ value, fields }) => [value, fields[0]?.field_type]))
  return test.kinds.map((kind) => ({ id: kind.value, comparisons: comparisonsOf(kind), fresh: kind.fresh }))
}

test('conditions ask for fields before, compared as their kind allows and as they are', () => {
  const asked = [field('a', { type: 'number' }), field('s', { type: 'step' }), field('o', { type: 'radio', options }), field('f', { type: 'file' }), field('z')]
  expect(sentences(asked)).toEqual([
    {
      id: 'a',
      comparisons: { filled: undefined, empty: undefined, equal: 'String', different: 'String', at_least: 'String', at_most: 'String' },
      fresh: { field: 'a', is: 'filled' },
    },
    { id: 'o', comparisons: { equal: 'Select', different: 'Select', filled: undefined, empty: undefined }, fresh: { field: 'o', is: 'equal', value: 'x' } },
    { id: 'f', comparisons: { filled: undefined, empty: undefined }, fresh: { field: 'f', is: 'filled' } },
    {
      id: 'z',
      comparisons: { filled: undefined, empty: undefined, equal: 'String', different: 'String', containing: 'String' },
      fresh: { field: 'z', is: 'filled' },
    },
  ])
  const [choice] = sentences([field('o', { type: 'radio', options })], [{ field: 'o', is: 'containing', value: 'x' }])
  expect(choice?.comparisons).toMatchObject({ equal: 'Select', containing: 'String' })
})

test('a condition says how its tests go together once there are two', () => {
  const of = (count: number) => {
    const tests = Array.from({ length: count }, () => ({ field: 'a', is: 'filled' as const }))
    const one = field('b', { show_when: { match: 'all', tests } })
    return drawn(one, [field('a'), one]).find(({ symbol }) => symbol === 'show_when') as GroupField
  }
  expect([1, 2].map((count) => of(count).fields.map(({ symbol }) => symbol))).toEqual([['tests'], ['match', 'tests']])
})

test('patterns with a name are expressions for the whole value', () => {
  const { kinds } = setting(field('a'), 'rules.pattern') as KindField
  expect(kinds.map(({ value }) => isExpression(value))).toEqual(kinds.map(() => true))
  const fits = (name: string, text: string) => kinds.some(({ label, value }) => label[0].startsWith(name) && new RegExp(`^(?:${value})$`, 'u').test(text))
  expect([
    fits('Vehicle', 'SALEA7AU2L2000001'),
    fits('Vehicle', 'SALEA7AU2L200000I'),
    fits('Arabic', 'سارة العلي'),
    fits('Arabic', 'Sara'),
    fits('Digits', '12a'),
  ]).toEqual([true, false, true, false, false])
})

test('a key and a pattern that are not right yet are flaws of a field that is being written', () => {
  const pattern = (source: string) => field('a', { rules: { pattern: { source } } })
  expect(
    [field('a', { name: 'A' }), pattern('('), pattern(''), pattern('x+'), field('a', { type: 'html', name: '', html: { ar: 'ن' } })].map((one) =>
      flawsOfUnfinished([one]),
    ),
  ).toEqual([
    [{ path: [0, 'name'], error: 'not_an_id' }],
    [{ path: [0, 'rules', 'pattern', 'source'], error: 'not_an_expression' }],
    [{ path: [0, 'rules', 'pattern', 'source'], error: 'not_an_expression' }],
    [],
    [],
  ])
})
