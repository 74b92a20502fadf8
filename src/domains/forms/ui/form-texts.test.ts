import { describe, expect, test } from 'vitest'
import { textsIn } from '#kernel/words/words.ts'
import type { FormField } from '../form.ts'
import { formWords } from '../words.ts'
import { stepsOf } from './form-steps.ts'
import { closedText, flawText, textIn } from './texts.ts'
import { unseenNames } from './filled-form.ts'

const words = textsIn('ar', formWords.words)
const field = (id: string, type: FormField['type'] = 'text'): FormField => ({ id, name: id, type, label: { ar: id } })

test('a text is that of the language, Arabic where it has none, and nothing where there is no text', () => {
  const both = { ar: 'مرحبًا', en: 'Hello' }
  expect([textIn(both, 'ar'), textIn(both, 'en'), textIn({ ar: 'مرحبًا' }, 'en'), textIn(undefined, 'en'), textIn(undefined, 'ar')]).toEqual([
    ...['مرحبًا', 'Hello', 'مرحبًا', '', ''],
  ])
})

describe('what is said of a value', () => {
  const said = (flaw: Parameters<typeof flawText>[0], more: Partial<FormField> = {}, locale: 'ar' | 'en' = 'ar') =>
    flawText(flaw, { type: 'text', ...more }, words, locale)

  test('names the number that it has to keep to', () => {
    expect(said({ code: 'max', number: 5 })).toBe(words.flaw_max.replace('{n}', '5'))
    expect(said({ code: 'not_an_email' })).toBe(words.flaw_not_an_email)
  })

  test('asks to choose what is chosen, to agree to a consent, and to fill in the rest', () => {
    const required = (type: FormField['type']) => said({ code: 'required' }, { type })
    for (const type of ['select', 'radio', 'checkbox', 'location', 'retailer', 'date', 'time_slot', 'file'] as const)
      expect(required(type)).toBe(words.flaw_choose)
    expect([required('consent'), required('text'), required('phone')]).toEqual([words.flaw_agree, words.flaw_required, words.flaw_required])
    expect(said({ code: 'not_an_option' }, { type: 'select' })).toBe(words.flaw_not_an_option)
  })

  test('is the message of a pattern for its own flaw only, in the language of the form', () => {
    const rules = { pattern: { source: 'x', message: { ar: 'رقم اللوحة', en: 'Plate number' } } }
    expect([said({ code: 'pattern' }, { rules }), said({ code: 'pattern' }, { rules }, 'en')]).toEqual(['رقم اللوحة', 'Plate number'])
    expect(said({ code: 'max', number: 5 }, { rules })).toBe(words.flaw_max.replace('{n}', '5'))
    for (const without of [{}, { rules: {} }, { rules: { pattern: { source: 'x' } } }]) expect(said({ code: 'pattern' }, without)).toBe(words.flaw_pattern)
  })

  test('of a code that only a newer server knows is that it does not fit', () => {
    expect(said({ code: 'of_tomorrow' as 'invalid' })).toBe(words.flaw_not_an_option)
  })
})

test('steps begin where their field stands; one without visible fields is left out, save where forms are built', () => {
  const [first, second, third] = [field('s1', 'step'), field('s2', 'step'), field('s3', 'step')]
  const fields = [field('a'), first, field('b'), second, field('hidden'), third, field('c'), field('d')]
  const shown = new Set(['a', 's1', 'b', 's2', 's3', 'c', 'd'])
  const told = (steps: ReturnType<typeof stepsOf>) => steps.map(({ id, title, fields }) => [id, title?.id ?? null, fields.map((one) => one.id).join()])
  expect(told(stepsOf(fields, shown))).toEqual([
    ['first', null, 'a'],
    ['s1', 's1', 'b'],
    ['s3', 's3', 'c,d'],
  ])
  expect(told(stepsOf(fields, shown, { keepsEmpty: true })).map(([id]) => id)).toEqual(['first', 's1', 's2', 's3'])
  expect(told(stepsOf([first, field('b')], new Set(['s1', 'b']), { keepsEmpty: true })).map(([id]) => id)).toEqual(['s1'])
})

test('values that no field shows are those that the block brings', () => {
  expect(unseenNames({ name: 'x', campaign: 'y', source: 'z' }, [field('name'), field('other')])).toEqual(['campaign', 'source'])
})

test('days off are named beside a day: weekdays, then holidays with their dates, and nothing where there are none', () => {
  const holidays = [
    { from: '2026-12-02', to: '2026-12-03', name: 'عيد الاتحاد' },
    { from: '2026-12-25', to: '2026-12-25', name: '' },
  ]
  const arabic = closedText({ weekdays: [5, 0], holidays }, words, 'ar')
  expect(arabic).toMatch(/^أيام الإغلاق: الجمعة، الأحد، عيد الاتحاد \(من .+ إلى .+\)، عطلة رسمية \([^من]+.*\)$/)
  expect(arabic.split('إلى')).toHaveLength(2)
  expect(closedText({ weekdays: [5, 0], holidays }, textsIn('en', formWords.words), 'en')).toMatch(
    /^Closed: Friday, Sunday, عيد الاتحاد \(.+ to .+\), Public holiday \([^)]+\)$/,
  )
  expect([closedText({ weekdays: [], holidays: [] }, words, 'ar'), closedText(undefined, words, 'ar')]).toEqual(['', ''])
})
