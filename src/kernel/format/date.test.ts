import { expect, test } from 'vitest'
import { formatCalendarDay, formatDay, formatMoment, formatMomentAt, formatTime, formatWeekday, zoneName } from './date.ts'

const evening = new Date('2026-05-04T21:30:00Z')

test('days are Gregorian, in Arabic words with Latin digits', () => {
  expect(formatDay(evening, 'Asia/Dubai')).toBe('5 مايو 2026')
})

test('[A-377] the zone of the site decides which day and hour it is', () => {
  expect(formatDay(evening, 'UTC')).toBe('4 مايو 2026')
  expect(formatTime(evening, 'Asia/Dubai')).toBe('01:30')
  expect(formatMoment(evening, 'UTC')).toBe('4 مايو 2026، 21:30')
})

test('midnight is 00:00', () => {
  expect(formatTime(new Date('2026-05-04T20:00:00Z'), 'Asia/Dubai')).toBe('00:00')
})

test('a day of the calendar is the same day everywhere, in words of either language; anything else stays as it is', () => {
  expect(formatCalendarDay('2026-11-25', 'ar')).toBe('25 نوفمبر 2026')
  expect(formatCalendarDay('2026-11-25', 'en')).toBe('25 November 2026')
  expect(['غدًا', '2026-13-45', '2026-1-2', ''].map((text) => formatCalendarDay(text, 'ar'))).toEqual(['غدًا', '2026-13-45', '2026-1-2', ''])
})

test('a day of the coming weeks has its weekday and no year, in the zone of the site', () => {
  expect([formatWeekday(evening, 'Asia/Dubai'), formatWeekday(evening, 'UTC')]).toEqual(['الثلاثاء، 5 مايو', 'الاثنين، 4 مايو'])
})

test('day, weekday and time of one zone are written each in its own way', () => {
  const texts = () => [formatDay(evening, 'UTC'), formatWeekday(evening, 'UTC'), formatTime(evening, 'UTC')]
  expect(new Set([...texts(), ...texts()])).toEqual(new Set(['4 مايو 2026', 'الاثنين، 4 مايو', '21:30']))
})

test('a clock that is not that of the site is named', () => {
  const at = new Date('2026-05-05T20:30:00Z')
  const here = (timeZone: string) => formatMomentAt(at, { timeZone, siteTimeZone: 'Asia/Dubai' })
  expect([here('Asia/Dubai'), here('Asia/Kuwait'), here('Asia/Riyadh')]).toEqual([
    '6 مايو 2026، 00:30',
    '5 مايو 2026، 23:30 (توقيت الكويت)',
    '5 مايو 2026، 23:30 (توقيت المملكة العربية السعودية)',
  ])
  expect(['Asia/Dubai', 'Asia/Kuwait'].map((timeZone) => formatMomentAt(at, { timeZone, siteTimeZone: 'Asia/Dubai' }, 'en'))).toEqual([
    '6 May 2026, 00:30',
    '5 May 2026, 23:30 (Kuwait Time)',
  ])
})

test('a time zone has the name that people call it by', () => {
  expect(['Asia/Dubai', 'Asia/Kuwait', 'UTC'].map((zone) => zoneName(zone, 'ar'))).toEqual([
    'توقيت الإمارات العربية المتحدة',
    'توقيت الكويت',
    'التوقيت العالمي المنسق',
  ])
  expect(zoneName('Asia/Kuwait', 'en')).toBe('Kuwait Time')
})
