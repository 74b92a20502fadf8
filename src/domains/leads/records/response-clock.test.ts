import { expect, test } from 'vitest'
import type { MarketDays } from '#domains/retailers/index.ts'
import { dueAt } from './response-clock.ts'

const week = [
  { days: 'من الاثنين إلى الخميس', hours: '09:00 - 18:00' },
  { days: 'الجمعة', hours: '16:00 - 20:00' },
  { days: 'السبت والأحد', hours: 'مغلق' },
]
const due = (
  from: string,
  targetMinutes: number,
  hours: { days: string; hours: string }[] = week,
  timeZone = 'Asia/Dubai',
  daysOff: MarketDays | null = null,
) => dueAt({ from: new Date(from), targetMinutes, place: { openingHours: hours, timeZone, daysOff } })?.toISOString() ?? null

// 2026-05-14 is a Thursday; Dubai is four hours ahead of UTC.
test.each([
  ['while it is open', '2026-05-14T06:00:00Z', 60, '2026-05-14T07:00:00.000Z'],
  ['before it opens', '2026-05-14T02:00:00Z', 60, '2026-05-14T06:00:00.000Z'],
  ['shortly before it closes: the rest is of the next day', '2026-05-14T13:30:00Z', 60, '2026-05-15T12:30:00.000Z'],
  ['on a closed day: until Monday', '2026-05-16T08:00:00Z', 60, '2026-05-18T06:00:00.000Z'],
  ['so shortly before it closes that the target ends with the day', '2026-05-14T13:30:00Z', 30, '2026-05-14T14:00:00.000Z'],
  ['at the moment of closing', '2026-05-14T14:00:00Z', 30, '2026-05-15T12:30:00.000Z'],
  ['over several days', '2026-05-14T05:00:00Z', 9 * 60 + 4 * 60 + 30, '2026-05-18T05:30:00.000Z'],
])('a lead %s is to be answered within the opening hours', (_, from, minutes, expected) => {
  expect(due(from, minutes)).toBe(expected)
})

test('hours past midnight belong to the evening before', () => {
  expect(due('2026-05-14T19:30:00Z', 120, [{ days: 'يوميًا', hours: '18:00 - 02:00' }])).toBe('2026-05-14T21:30:00.000Z')
  expect(due('2026-05-14T19:30:00Z', 60, [{ days: 'يوميًا', hours: '08:00 - 24:00' }])).toBe('2026-05-15T04:30:00.000Z')
})

test('who closes after midnight is closed until the next evening', () => {
  expect(due('2026-05-14T22:30:00Z', 60, [{ days: 'يوميًا', hours: '18:00 - 02:00' }])).toBe('2026-05-15T15:00:00.000Z')
})

test('hours of one day count in their order, however they are listed, and a minute 24 is no midnight', () => {
  const twice = ['16:00 - 20:00', '08:24 - 12:00'].map((hours) => ({ days: 'يوميًا', hours }))
  expect(due('2026-05-14T03:00:00Z', 60, twice)).toBe('2026-05-14T05:24:00.000Z')
  expect(due('2026-05-14T07:30:00Z', 60, twice)).toBe('2026-05-14T12:30:00.000Z')
})

test('all hours count where no opening hours can be read', () => {
  expect(due('2026-05-16T23:00:00Z', 90, [])).toBe('2026-05-17T00:30:00.000Z')
  expect(due('2026-05-16T23:00:00Z', 90, [{ days: 'حسب الموعد', hours: 'اتصل بنا' }])).toBe('2026-05-17T00:30:00.000Z')
})

test('without a target there is no clock', () => {
  expect(due('2026-05-14T06:00:00Z', 0)).toBeNull()
})

test('a public holiday of the country does not count, unless the retailer has hours for it; the weekend does not where no hours can be read', () => {
  const daysOff: MarketDays = { weekend: ['saturday', 'sunday'], holidays: [{ from: '2026-05-14', to: '2026-05-15', name: 'عيد الأضحى' }] }
  const duringHoliday = (hours: { days: string; hours: string }[]) => due('2026-05-14T06:00:00Z', 60, hours, 'Asia/Dubai', daysOff)
  expect(duringHoliday(week)).toBe('2026-05-18T06:00:00.000Z')
  expect(duringHoliday([...week, { days: 'العطل الرسمية', hours: '16:00 - 20:00' }])).toBe('2026-05-14T13:00:00.000Z')
  // Monday begins in Dubai at 20:00 UTC of Sunday.
  expect(duringHoliday([])).toBe('2026-05-17T21:00:00.000Z')
})
