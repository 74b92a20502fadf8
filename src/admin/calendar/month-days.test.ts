import { expect, test } from 'vitest'
import { dayOfKey, wholeWeeks } from './month-days.ts'

test('a month has whole weeks, which begin on Monday, Saturday or Sunday', () => {
  expect(wholeWeeks('2026-11-28', 1)[0]).toEqual(['2026-10-26', '2026-10-27', '2026-10-28', '2026-10-29', '2026-10-30', '2026-10-31', '2026-11-01'])
  expect(wholeWeeks('2026-11-28', 1).at(-1)).toContain('2026-11-30')
  expect([wholeWeeks('2026-11-28', 6)[0]?.[0], wholeWeeks('2026-11-28', 0)[0]?.[0]]).toEqual(['2026-10-31', '2026-11-01'])
  expect([wholeWeeks('2026-02-10', 0).length, wholeWeeks('2026-11-28', 1).length]).toEqual([4, 6])
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
