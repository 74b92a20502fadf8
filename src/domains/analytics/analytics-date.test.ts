import { expect, test } from 'vitest'
import { analyticsDate } from './analytics-date.ts'

test('[A-342] days are written as 09/03/2024, in the time zone of whoever reads the page', () => {
  expect(analyticsDate(new Date(2024, 2, 9, 0, 0))).toBe('09/03/2024')
  expect(analyticsDate(new Date(2024, 2, 9, 23, 59))).toBe('09/03/2024')
  expect(analyticsDate(new Date(2026, 11, 31))).toBe('31/12/2026')
})
