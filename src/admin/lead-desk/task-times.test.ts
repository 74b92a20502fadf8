import { expect, test } from 'vitest'
import { taskDays, taskTimes } from './task-times.ts'

test('a task is set for today or the two weeks after, by the clock of its retailer', () => {
  const days = taskDays('Asia/Riyadh', new Date('2026-05-15T21:30:00Z'))
  expect([days[0], days[1], days.at(-1), days.length]).toEqual(['2026-05-16', '2026-05-17', '2026-05-30', 15])
  expect(taskDays('Europe/London', new Date('2026-05-15T21:30:00Z'))[0]).toBe('2026-05-15')
})

test('its time is a half hour of the working day', () => {
  expect([taskTimes[0], taskTimes[1], taskTimes.at(-1), taskTimes.includes('10:00')]).toEqual(['08:00', '08:30', '20:00', true])
})
