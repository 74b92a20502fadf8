import { describe, expect, test } from 'vitest'
import { wholeRule } from '../feed.ts'
import type { FeedRecord } from '../feed-record.ts'
import { findFeedField } from './feed-fields.ts'
import { ruleReader, textOf } from './rule-reader.ts'

type Rule = Parameters<typeof wholeRule>[0]

/** The result and the flaws of a rule for a record. */
function readWith(rule: Rule, record: FeedRecord) {
  const whole = wholeRule(rule)
  const field = findFeedField(whole)
  if (!field) throw new Error(`no field ${rule.field}`)
  const complaints: unknown[] = []
  const value = ruleReader(field, whole)(record, (reason, rawValue, part) =>
    complaints.push(part === undefined ? [reason, rawValue] : [reason, rawValue, part]),
  )
  return { value, complaints }
}
const clean = (value: unknown) => ({ value, complaints: [] })

describe('a rule without a column', () => {
  test('reads its constant, even where the file has a column without a name', () => {
    expect(readWith({ field: 'color_name', constant: 'أسود' }, { '': 'أبيض' })).toEqual(clean('أسود'))
    expect(readWith({ field: 'price_breakdown', constant: 'VAT=5', part_separator: '=' }, { '': 'Fee=7' })).toEqual(clean([{ label: 'VAT', value: 5 }]))
    expect(readWith({ field: 'price_breakdown', part: 'VAT', constant: '5' }, { '': '7' })).toEqual(clean([{ label: 'VAT', value: 5 }]))
  })

  test('reads nothing when it has no constant either', () => {
    expect(readWith({ field: 'color_name' }, { '': 'أبيض' })).toEqual(clean(undefined))
    expect(readWith({ field: 'mileage' }, {})).toEqual(clean(undefined))
    expect(readWith({ field: 'engine_type' }, {})).toEqual(clean(undefined))
    expect(readWith({ field: 'price_breakdown' }, {})).toEqual(clean(undefined))
    expect(readWith({ field: 'price_breakdown', part: 'VAT' }, {})).toEqual(clean(undefined))
  })
})

describe('a rule with a column', () => {
  test('reads the constant only where the column is empty', () => {
    const rule = { field: 'color_name', from: 'paint', constant: 'أسود' }
    expect(readWith(rule, { paint: 'أبيض' })).toEqual(clean('أبيض'))
    for (const empty of ['', '  ', null, undefined, []]) expect(readWith(rule, { paint: empty })).toEqual(clean('أسود'))
  })

  test('reads texts without the spaces around them, and leaves out empty ones', () => {
    expect(readWith({ field: 'disclaimers', from: 'd', separator: '|' }, { d: ' one | | two ' })).toEqual(clean(['one', 'two']))
    expect(readWith({ field: 'features_standard', from: 'd', separator: '|' }, { d: ' سقف ||' })).toEqual(clean([{ name: 'سقف' }]))
  })

  test('names each word that is none of the choices, and keeps the place of those that are', () => {
    expect(readWith({ field: 'engine_type', from: 'f', separator: '/' }, { f: 'diesel/steam' })).toEqual({
      value: ['diesel', null],
      complaints: [['unknown_word', 'steam']],
    })
  })

  test('reads the first of several values into a field that has one', () => {
    expect(readWith({ field: 'mileage', from: 'm' }, { m: [12, 13] })).toEqual(clean(12))
    expect(readWith({ field: 'mileage', from: 'm' }, { m: 'far' })).toEqual({ value: undefined, complaints: [['not_a_number', 'far']] })
  })
})

describe('pictures', () => {
  test('have an address of http or https, whatever its letters are like', () => {
    expect(readWith({ field: 'photos', from: 'p' }, { p: ['http://a/1.jpg', 'HTTPS://a/2.jpg'] }).complaints).toEqual([])
    const wrong = ['ftp://a/1.jpg', 'x http://a/1.jpg', 'httpx://a', 'http:/a', '1.jpg']
    expect(readWith({ field: 'photos', from: 'p' }, { p: wrong }).complaints).toEqual(wrong.map((address) => ['not_an_address', address]))
  })

  test('are forty at most, each with its place and one address for every size', () => {
    const { value } = readWith({ field: 'photos', from: 'p' }, { p: Array.from({ length: 41 }, (_, index) => `https://a/${index}.jpg`) })
    const photos = value as Record<string, unknown>[]
    const last = 'https://a/39.jpg'
    expect(photos).toHaveLength(40)
    expect(photos[39]).toEqual({ sequence: 39, big_path: last, medium_path: last, quarter_hd_path: last, hd_path: last, full_path: last })
  })
})

describe('one entry that a rule names', () => {
  test('keeps its name where its value cannot be read, and the complaint names the part', () => {
    expect(readWith({ field: 'price_breakdown', part: 'VAT', from: 'v' }, { v: 'soon' })).toEqual({
      value: [{ label: 'VAT' }],
      complaints: [['not_a_number', 'soon', 'value']],
    })
    expect(readWith({ field: 'price_metadata', part: 'NSW', from: 'v' }, { v: 'soon' })).toEqual({
      value: [{ region: 'NSW' }],
      complaints: [['not_a_number', 'soon', 'NSW']],
    })
  })
})

describe('entries', () => {
  const amounts = { field: 'price_breakdown', from: 'lines', part_separator: '=' }

  test('are read from the constant where the column holds nothing at all', () => {
    for (const nothing of [[null, ''], [], null, [undefined]]) {
      expect(readWith({ ...amounts, constant: 'VAT=5' }, { lines: nothing })).toEqual(clean([{ label: 'VAT', value: 5 }]))
    }
    expect(readWith({ ...amounts, constant: 'VAT=5' }, { lines: [null, 'Fee=7', ''] })).toEqual(clean([{ label: 'Fee', value: 7 }]))
  })

  test('keep the rest of an entry whose value cannot be read', () => {
    expect(readWith(amounts, { lines: ['VAT=soon', 'Fee=7'] })).toEqual({
      value: [{ label: 'VAT' }, { label: 'Fee', value: 7 }],
      complaints: [['not_a_number', 'soon', 'value']],
    })
  })

  test('of a text in more pieces than parts leave what is over with the name', () => {
    expect(readWith(amounts, { lines: ['a=b=c=5', 'd'] })).toEqual(clean([{ label: 'a=b=c', value: 5 }, { label: 'd' }]))
  })

  test('of a text without a sign between its parts are their names', () => {
    expect(readWith({ field: 'price_breakdown', from: 'lines' }, { lines: ['VAT=5'] })).toEqual(clean([{ label: 'VAT=5' }]))
  })

  test('are read from the words of an element that has nothing else', () => {
    expect(readWith(amounts, { lines: [{ '#text': 'VAT=5' }, { '@id': '3', '#text': 'Fee=7' }] })).toEqual(
      clean([
        { label: 'VAT', value: 5 },
        { label: 'Fee', value: 7 },
      ]),
    )
  })

  test('of one object by name leave out the sign of an attribute, and only at its beginning', () => {
    expect(readWith(amounts, { lines: { '@VAT': '5', 'fee@once': '7', none: '' } })).toEqual(
      clean([{ label: 'VAT', value: 5 }, { label: 'fee@once', value: 7 }, { label: 'none' }]),
    )
  })

  test('take a member from the path that the rule gives, and then from no attribute of its name', () => {
    const placed = { ...amounts, members: { label: 't' } }
    expect(readWith(placed, { lines: [{ t: 'VAT', '@label': 'other', label: 'third', value: '5' }] })).toEqual(clean([{ label: 'VAT', value: 5 }]))
    expect(readWith(placed, { lines: [{ '@label': 'other', value: '5' }] })).toEqual(clean([{ value: 5 }]))
    expect(readWith(amounts, { lines: [{ '@label': 'VAT', '@value': '5' }] })).toEqual(clean([{ label: 'VAT', value: 5 }]))
    expect(readWith(amounts, { lines: [{ label: 'VAT', '@label': 'other', value: '5' }] })).toEqual(clean([{ label: 'VAT', value: 5 }]))
  })

  test('take the words of an element for the first part that nothing else says and that has no path', () => {
    expect(readWith({ ...amounts, members: { label: 't' } }, { lines: [{ t: 'VAT', '#text': '5' }] })).toEqual(clean([{ label: 'VAT', value: 5 }]))
    expect(readWith({ ...amounts, members: { value: 'n' } }, { lines: [{ n: '5', '#text': 'VAT' }] })).toEqual(clean([{ label: 'VAT', value: 5 }]))
    expect(readWith({ ...amounts, members: { label: 't', value: 'n' } }, { lines: [{ t: 'VAT', '#text': '5' }] })).toEqual(clean([{ label: 'VAT' }]))
    expect(readWith(amounts, { lines: [{ '@label': 'VAT', '@value': '5', '#text': '7' }] })).toEqual(clean([{ label: 'VAT', value: 5 }]))
  })

  test('are none where an object has nothing at the paths that the rule gives', () => {
    expect(readWith({ ...amounts, members: { label: 't' } }, { lines: [{ VAT: '5' }] })).toEqual(clean(undefined))
    expect(readWith({ ...amounts, members: { label: '' } }, { lines: [{ VAT: '5' }] })).toEqual(clean([{ label: 'VAT', value: 5 }]))
  })

  test('are read in the words of the rule', () => {
    const words = [{ from: 'الضريبة', to: 'VAT' }]
    expect(readWith({ ...amounts, words }, { lines: [' الضريبه = 5'] })).toEqual(clean([{ label: 'VAT', value: 5 }]))
  })

  test('of a record complain under the name that stands before the amount', () => {
    const prices = { field: 'price_metadata', from: 'p', separator: ';', part_separator: ':' }
    expect(readWith(prices, { p: 'NSW:soon;:5' })).toEqual({
      value: [{ region: 'NSW' }, { price: 5 }],
      complaints: [
        ['not_a_number', 'soon', 'NSW'],
        ['required', '', 'region'],
      ],
    })
  })
})

test('a value as text is empty for none, itself for a simple one, and JSON for an object', () => {
  expect([undefined, null, '', 0, false, 'س', { a: 1 }, [1]].map(textOf)).toEqual(['', '', '', '0', 'false', 'س', '{"a":1}', '[1]'])
})
