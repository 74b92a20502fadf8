import { expect, test } from 'vitest'
import { namesHolidays, timesOf, weekdaysOf } from './opening-hours.ts'

test.each([
  ['من الإثنين إلى السبت', [1, 2, 3, 4, 5, 6]],
  ['من الاثنين الى الجمعة', [1, 2, 3, 4, 5]],
  ['الأحد', [0]],
  ['الجمعة والسبت', [5, 6]],
  ['السبت – الأربعاء', [0, 1, 2, 3, 6]],
  ['يوميًا', [0, 1, 2, 3, 4, 5, 6]],
  ['Mo-Fr', [1, 2, 3, 4, 5]],
  ['Sunday to Thursday', [0, 1, 2, 3, 4]],
  ['Saturday, Sunday', [0, 6]],
  ['كل يوم عدا الجمعة', []],
  ['في الأعياد', []],
])('[A-158] the days of %s are read', (days, weekdays) => {
  expect(weekdaysOf(days)).toEqual(weekdays)
})

test.each([
  ['9:00 – 20:00', { opens: '09:00', closes: '20:00' }],
  ['٩:٠٠ - ٢٠:٣٠', { opens: '09:00', closes: '20:30' }],
  ['مغلق', null],
  ['9:00', null],
  ['9:00 – 27:00', null],
])('the times of %s are read', (hours, times) => {
  expect(timesOf(hours)).toEqual(times)
})

test.each([
  ['العطل الرسمية', true],
  ['في الأعياد', true],
  ['Public holidays', true],
  ['يوميًا عدا العطل', false],
  ['الجمعة والسبت', false],
])('whether %s speaks of holidays', (days, expected) => {
  expect(namesHolidays(days)).toBe(expected)
})
