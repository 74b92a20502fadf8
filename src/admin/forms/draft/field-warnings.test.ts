import { expect, test } from 'vitest'
import type { FormField } from '#domains/forms/index.ts'
import { newField } from './new-field.ts'
import { fieldWarnings } from './field-warnings.ts'

const namesIn = (fields: readonly FormField[]) => {
  const { time, car, sample } = fieldWarnings(fields)
  return [time, car, sample].map((list) => list.map(({ name }) => name))
}

test('an appointment without a day or a retailer is dead; with both it is not', () => {
  const [retailer, date] = [newField('retailer', []), newField('date', [])]
  expect(namesIn([newField('time_slot', [])])[0]).toEqual(['time_slot'])
  expect(namesIn([retailer, newField('time_slot', [retailer])])[0]).toEqual(['time_slot'])
  const whole = newField('time_slot', [retailer, date])
  expect(namesIn([retailer, date, whole])[0]).toEqual([])
  // The day was removed afterwards.
  expect(namesIn([retailer, whole])[0]).toEqual(['time_slot'])
})

test('a car is warned of, and words of the catalogue that nobody changed; a name, a mail address and what was written are not', () => {
  const fields = (['name', 'email', 'vehicle', 'text', 'select', 'html'] as const).map((kind) => newField(kind, []))
  expect(namesIn(fields)).toEqual([[], ['vehicle'], ['text', 'select', 'html']])
  const writtenFields = fields.map((field) => ({
    ...field,
    label: { ar: 'كيف سمعتم عنا؟' },
    options: [{ value: 'a', label: { ar: 'صديق' } }],
    html: { ar: '<p>نرد خلال يوم.</p>' },
  }))
  expect(namesIn(writtenFields)[2]).toEqual([])
})

test('[C-066] the name of the person is a text that browsers fill in', () => {
  expect(newField('name', [])).toMatchObject({ name: 'name', type: 'text', label: { ar: 'الاسم' }, autocomplete: 'name' })
})
