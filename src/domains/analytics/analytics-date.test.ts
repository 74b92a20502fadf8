import { expect, test } from 'vitest'
import { analyticsDate } from './analytics-date.ts'

test('[A-342] days are formatted as 09/03/2024 with Latin digits, in the given time zone', () => {
  const lateEvening = new Date('2024-03-08T21:30:00Z')
  expect(analyticsDate(lateEvening, 'Asia/Dubai')).toBe('09/03/2024')
  expect(analyticsDate(lateEvening, 'UTC')).toBe('08/03/2024')
})
