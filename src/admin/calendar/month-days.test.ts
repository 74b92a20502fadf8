import { expect, test } from 'vitest'
import { addMonths, dayOfKey, monthWeeks } from './month-days.ts'

test('a month has whole weeks, which begin on Monday, Saturday or Sunday', () => {
  expect(monthWeeks('2026-11-28', 1)[0]).toEqual(['2026-10-26', '2026-10-27', '2026-10-28', '2026-10-29', '2026-10-30', '2026-10-31', '2026-11-01'])
  expect(monthWeeks('2026-11-28', 1).at(-1)).toContain('2026-11-30')
  expect([monthWeeks('2026-11-28', 6)[0]?.[0], monthWeeks('2026-11-28', 0)[0]?.[0]]).toEqual(['2026-10-31', '2026-11-01'])
  expect([monthWeeks('2026-02-10', 0).length, monthWeeks('2026-11-28', 1).length]).toEqual([4, 6])
})

test('the last day of a month leads to the last day of a shorter one', () => {
  expect([addMonths('2026-01-31', 1), addMonths('2026-12-15', 1), addMonths('2026-01-15', -1), addMonths('2028-03-31', -1)]).toEqual([
    '2026-02-28',
    '2027-01-15',
    '2025-12-15',
    '2028-02-29',
  ])
})

test('keys lead from day to day in the direction of the text, from week to week, to the ends of a week and to other months', () => {
  const arabic = (key: string) => dayOfKey(key, '2026-11-28', { firstWeekday: 1, isRtl: true })
  expect(['ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp', 'a'].map(arabic)).toEqual([
    '2026-11-29',
    '2026-11-27',
    '2026-12-05',
    '2026-11-21',
    '2026-11-23',
    '2026-11-29',
    '2026-12-28',
    '2026-10-28',
    null,
  ])
  expect(dayOfKey('ArrowLeft', '2026-11-28', { firstWeekday: 1, isRtl: false })).toBe('2026-11-27')
})
