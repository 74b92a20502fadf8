import { expect, test } from 'vitest'
import { isBookable, visitDays } from './visit-days.ts'

const openingHours = [
  { days: 'من الاثنين إلى الخميس', hours: '09:00 - 11:00' },
  { days: 'الجمعة', hours: 'مغلق' },
]
const timeZone = 'Asia/Dubai'
const rules = { noticeMinutes: 60, horizonDays: 90 }
// A Tuesday in Dubai, still Monday in UTC.
const now = new Date('2026-11-23T20:30:00Z')
const daysOf = (firstDay: number, days: number) => visitDays({ rules, place: { openingHours, timeZone, daysOff: null }, now }, { firstDay, days })

test('[A-165] visits begin on the first day that can be booked, at the hours of the retailer; days without hours are left out', () => {
  const times = ['09:00', '09:30', '10:00', '10:30']
  const open = daysOf(1, 7)
  expect(open.map(({ date }) => date)).toEqual(['2026-11-25', '2026-11-26', '2026-11-30', '2026-12-01'])
  expect(open[0]?.times).toEqual(expect.arrayContaining([times[0]]))
  expect(daysOf(2, 1).map(({ date }) => date)).toEqual(['2026-11-26'])
  // Not before tomorrow, whatever the setting says, and for 90 days at most.
  expect(daysOf(0, 1).map(({ date }) => date)).toEqual(['2026-11-25'])
  expect(daysOf(1, 500).at(-1)?.date).toBe('2027-02-22')
})

test('a visit can be booked on a day and at a time of the list', () => {
  const days = daysOf(1, 7)
  expect(isBookable({ date: '2026-11-25', time: { value: '09:00' } }, days)).toBe(true)
  expect(isBookable({ date: '2026-11-25', time: { value: '08:00' } }, days)).toBe(false)
  expect(isBookable({ date: '2026-11-27', time: { value: '09:00' } }, days)).toBe(false)
})
