import { expect, test } from 'vitest'
import { addDays, addMonths, monthWeeks } from './calendar.ts'
import { parseDay, typedDay } from './parse-day.ts'

test('days are counted over the ends of months and years, whatever clocks do', () => {
  expect([addDays('9999-12-31', 1), addDays('0001-01-01', -1), addDays('9999-12-30', 60)]).toEqual(['9999-12-31', '0001-01-01', '9999-12-31'])
  expect([addDays('2026-12-31', 1), addDays('2024-03-01', -1), addDays('2026-03-28', 2)]).toEqual(['2027-01-01', '2024-02-29', '2026-03-30'])
})

test('a month that is shorter ends the day at its last one', () => {
  expect([addMonths('2026-01-31', 1), addMonths('2026-03-31', -1), addMonths('2026-12-15', 1), addMonths('2024-02-29', -12)]).toEqual([
    '2026-02-28',
    '2026-02-28',
    '2027-01-15',
    '2023-02-28',
  ])
})

test('a month is drawn in weeks from Sunday to Saturday', () => {
  const weeks = monthWeeks('2026-05-20')
  expect(weeks[0]).toEqual([null, null, null, null, null, '2026-05-01', '2026-05-02'])
  expect(weeks.at(-1)).toEqual(['2026-05-31', null, null, null, null, null, null])
  expect(weeks.flat().filter(Boolean)).toHaveLength(31)
})

test('a day is typed with the day first, in any digits, and reads back', () => {
  for (const text of ['31/5/2026', '31-05-2026', '٣١/٠٥/٢٠٢٦', '2026-05-31']) expect(parseDay(text, 'dmy')).toBe('2026-05-31')
  for (const text of ['31/02/2026', '31/5/26', '5', '']) expect(parseDay(text, 'dmy')).toBeNull()
  expect(typedDay('2026-05-31')).toBe('31/05/2026')
})
