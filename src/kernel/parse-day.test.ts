import { expect, test } from 'vitest'
import { parseDay, typedDay } from './parse-day.ts'

test('a day is read in the order that the file has', () => {
  expect([parseDay('2026-5-3', 'ymd'), parseDay('3.5.2026', 'dmy'), parseDay('5/3/2026', 'mdy')]).toEqual(['2026-05-03', '2026-05-03', '2026-05-03'])
})

test('a year that stands first is one in every order', () => {
  expect([parseDay('2026-05-31', 'dmy'), parseDay('2026-05-31', 'mdy')]).toEqual(['2026-05-31', '2026-05-31'])
})

test('a time behind the day and blanks around it do not count, and Arabic digits do', () => {
  const texts = ['2026-05-31T10:30:00Z', '2026-05-31 10:30', ' 2026-05-31 ', '٢٠٢٦-٠٥-٣١']
  expect(texts.map((text) => parseDay(text, 'ymd'))).toEqual(texts.map(() => '2026-05-31'))
})

test('what is no day of the calendar is none', () => {
  for (const text of ['2026-02-30', '2026-13-01', '31-05-2026', 'x2026-05-31', '2026-05-31x', '2026-05', '']) expect(parseDay(text, 'ymd')).toBeNull()
  expect([parseDay('31/05/26', 'dmy'), parseDay('31/05/2026', 'mdy')]).toEqual([null, null])
})

test('a day is shown as people type it here', () => {
  expect(typedDay('2026-05-31')).toBe('31/05/2026')
})
