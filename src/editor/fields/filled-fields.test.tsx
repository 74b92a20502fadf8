// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import type { FieldDef } from '#fields/field-types.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { FieldControl } from './field-control.tsx'

afterEach(cleanup)

const fieldOf = (template: string, symbol: string): FieldDef => {
  const block = catalogue.get(template)?.block
  const field = [...(block?.fields ?? []), ...(block?.groups?.fields ?? [])].find((one) => one.symbol === symbol)
  if (!field) throw new Error(`${template} has no ${symbol}`)
  return field
}

/** The control of a field as the inspector has it, and what is stored by it. */
function show(template: string, symbol: string, first?: unknown) {
  const keptValue: { value: unknown } = { value: first }
  const field = fieldOf(template, symbol)
  function KeptField() {
    const [storedValue, setStoredValue] = useState(first)
    keptValue.value = storedValue
    return <FieldControl id="f" field={field} storedValue={storedValue} timeZone="Asia/Dubai" onChange={setStoredValue} />
  }
  render(<KeptField />)
  return keptValue
}

test('[B-272] answers of a question are renamed and ordered in rows, and their values stay', () => {
  const keptValue = show('powertrain_quiz', 'q4_options')
  const answers = screen.getByRole('group', { name: 'إجابات السؤال 4' })
  expect(
    within(answers)
      .getAllByLabelText<HTMLInputElement>(/^الإجابة/)
      .map(({ value }) => value),
  ).toEqual(['نعم', 'لا'])
  fireEvent.change(within(answers).getAllByLabelText(/^الإجابة/)[0] as HTMLElement, { target: { value: 'كل أسبوع' } })
  expect(keptValue.value).toEqual([
    { value: 'yes', label: 'كل أسبوع' },
    { value: 'no', label: 'لا' },
  ])
  fireEvent.click(within(answers).getByRole('button', { name: 'نقل إلى أسفل: كل أسبوع' }))
  expect(keptValue.value).toEqual([
    { value: 'no', label: 'لا' },
    { value: 'yes', label: 'كل أسبوع' },
  ])
  // Points and addresses speak of every answer: none is added or removed.
  expect(within(answers).queryByRole('button', { name: /حذف|إضافة/ })).toBeNull()
})

test('an answer without a text shows an error at its field', () => {
  show('powertrain_quiz', 'q4_options')
  const [answer] = screen.getAllByLabelText(/^الإجابة/)
  fireEvent.change(answer as HTMLElement, { target: { value: '' } })
  expect(screen.getAllByLabelText(/^الإجابة/)[0]?.getAttribute('aria-invalid')).toBe('true')
})

test('[B-273] the points of each answer stand in a row below its question, and what it rules out is ticked', () => {
  const keptValue = show('powertrain_quiz', 'scoring_json')
  const row = screen.getAllByText('أقل من 11,000 كم')[0]?.closest('details') as HTMLDetailsElement
  expect(row.querySelector('summary')?.textContent).toContain('2 · 0 · 2 · 3')
  row.open = true
  fireEvent.change(within(row).getByLabelText('ديزل', { selector: 'input:not([type=checkbox])' }), { target: { value: '7' } })
  expect(keptValue.value).toMatchObject({ q1: { under_11000: { petrol: 2, diesel: 7, phev: 2, bev: 3 } }, q2: { under_16: { bev: 3 } } })
  fireEvent.click(within(row).getByRole('checkbox', { name: 'كهربائي' }))
  expect(keptValue.value).toMatchObject({ q1: { under_11000: { excludes: ['bev'] } } })
  fireEvent.click(within(row).getByRole('checkbox', { name: 'كهربائي' }))
  expect((keptValue.value as { q1: { under_11000: object } }).q1.under_11000).not.toHaveProperty('excludes')
})

test('[B-276] rules are added, chosen and removed as rows, named by what they hold for', () => {
  const keptValue = show('subscription_quiz', 'rules_json')
  const before = screen.getAllByRole('listitem').length
  fireEvent.click(screen.getByRole('button', { name: 'إضافة عنصر' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(before + 1)
  const newItem = screen.getAllByRole('listitem').at(-1) as HTMLElement
  fireEvent.change(within(newItem).getByLabelText('الغرض'), { target: { value: 'business' } })
  fireEvent.click(within(newItem).getByRole('checkbox', { name: 'الإيجار المرن' }))
  expect((keptValue.value as unknown[]).at(-1)).toEqual({
    purpose: 'business',
    period: '6-12',
    mileage: 'below_20000',
    product: 'subscription',
    alternatives: ['loan', 'leasing_to_go'],
  })
  expect(newItem.querySelector('summary')?.textContent).toContain('استخدام للعمل · من 6 إلى 12 شهرًا')
  fireEvent.click(within(newItem).getByRole('button', { name: /^حذف: / }))
  expect(keptValue.value).toHaveLength(before)
})

test('the field of an added row has the focus before the next key is pressed, and so has what stays after one is removed or moved', () => {
  show('subscription_quiz', 'rules_json')
  fireEvent.click(screen.getByRole('button', { name: 'إضافة عنصر' }))
  const rows = screen.getAllByRole('listitem')
  expect(rows.at(-1)?.querySelector('details')?.open).toBe(true)
  expect(rows.at(-1)?.contains(document.activeElement)).toBe(true)
  expect(document.activeElement?.matches('input, select, textarea')).toBe(true)
  fireEvent.click(within(rows[0] as HTMLElement).getByRole('button', { name: /^نقل إلى أسفل/ }))
  expect(screen.getAllByRole('listitem')[1]?.contains(document.activeElement)).toBe(true)
  fireEvent.click(within(screen.getAllByRole('listitem')[0] as HTMLElement).getByRole('button', { name: /^حذف/ }))
  expect(screen.getAllByRole('listitem')[0]?.querySelector('summary')).toBe(document.activeElement)
})

test('[B-302] pictures of a category are rows with a picture, a caption and a video', () => {
  const keptValue = show('gallery_categories', 'images', [{ image: 24_731, caption: 'أولى' }])
  fireEvent.change(screen.getByLabelText('التعليق'), { target: { value: 'عند الغروب' } })
  expect(keptValue.value).toEqual([{ image: 24_731, caption: 'عند الغروب' }])
  fireEvent.click(screen.getByRole('button', { name: 'إضافة عنصر' }))
  expect(keptValue.value).toHaveLength(2)
})

test('a value of another shape is edited as its source', () => {
  show('subscription_quiz', 'rules_json', '[{')
  expect(screen.queryByRole('button', { name: 'إضافة عنصر' })).toBeNull()
  expect(screen.getByText(/صيغة JSON غير صحيحة/)).toBeTruthy()
})

describe('a rental, as rows', () => {
  const rowOf = (name: string) => screen.getAllByText(name, { selector: 'summary bdi' })[0]?.closest('details') as HTMLDetailsElement
  const type = (row: HTMLElement, label: string | RegExp, value: string) => fireEvent.change(within(row).getByLabelText(label), { target: { value } })

  test('[B-233] a place is added, named and put on the map by its degrees', () => {
    const keptValue = show('rent_a_car', 'locations_json', [])
    fireEvent.click(screen.getByRole('button', { name: 'إضافة عنصر' }))
    const row = rowOf('مكان جديد')
    type(row, 'خط العرض', '24.45')
    type(row, /المفتاح/, 'ad')
    expect(keptValue.value).toEqual([{ point_name: 'مكان جديد', name_key: 'ad', coordinates: { lat: 24.45, lng: 55.27 } }])
  })

  test('[B-234] a car keeps its picture by the id alone, its price, its places by lines and its specification as rows of their own', () => {
    const keptValue = show('rent_a_car', 'vehicles_json', [{ image_id: 24738, display_name: 'ديفندر', price: { daily: 300 } }])
    const row = rowOf('ديفندر')
    type(row, 'السعر لليوم', '320')
    type(row, /مفاتيح أماكنها/, 'dubai\nad')
    fireEvent.click(within(within(row).getByRole('group', { name: 'المواصفات' })).getByRole('button', { name: 'إضافة عنصر' }))
    type(row, 'التسمية', 'المقاعد')
    expect(keptValue.value).toEqual([
      {
        ...{ image_id: 24738, display_name: 'ديفندر', price: { daily: 320 } },
        ...{ locations: ['dubai', 'ad'], specification: [{ label: 'المقاعد', value: '' }] },
      },
    ])
  })

  test('[B-243] [B-244] [B-245] an extra is a number or a yes, with the fields of that kind alone', () => {
    const keptValue = show('rent_a_car', 'items', [{ heading: 'مقعد', price: 20, controller: { type: 'amount', min: 0, max: 10, default: 0 } }])
    const row = rowOf('مقعد')
    type(row, 'الحد الأقصى', '4')
    expect(keptValue.value).toMatchObject([{ controller: { type: 'amount', min: 0, max: 4, default: 0 } }])
    expect(within(row).queryByLabelText('النص عند الاختيار')).toBeNull()
    type(row, 'طريقة الاختيار', 'toggler')
    expect(keptValue.value).toMatchObject([{ controller: { type: 'toggler', true_label: 'نعم', false_label: 'لا', default: false } }])
    type(row, 'النص عند الاختيار', 'أريده')
    expect(keptValue.value).toMatchObject([{ controller: { type: 'toggler', true_label: 'أريده' } }])
    expect(within(row).queryByLabelText('الحد الأقصى')).toBeNull()
  })

  test('[B-239] [B-335] options stand in one row; closed weekdays are numbers, and none is a choice as well', () => {
    const keptValue = show('rent_a_car', 'additional_json')
    const box = (name: string) => screen.getByRole('checkbox', { name })
    expect((box('الأحد') as HTMLInputElement).checked).toBe(true)
    fireEvent.click(box('الجمعة'))
    expect(keptValue.value).toMatchObject({ datepicker_disabled_days: [0, 5], allow_different_dropoff: true })
    fireEvent.click(box('الأحد'))
    fireEvent.click(box('الجمعة'))
    expect(keptValue.value).toMatchObject({ datepicker_disabled_days: [] })
  })

  test('[B-232] every text of the reservation is a field with its usual text', () => {
    const keptValue = show('rent_a_car', 'block_translations')
    const next = screen.getByLabelText<HTMLInputElement>('التالي')
    expect(next.value).toBe('التالي')
    fireEvent.change(next, { target: { value: 'تابع' } })
    expect(keptValue.value).toEqual({ next: 'تابع' })
  })
})
