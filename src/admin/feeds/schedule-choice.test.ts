import { expect, test } from 'vitest'
import { parseSchedule } from '#domains/stock/index.ts'
import { choiceText, readChoice, type ScheduleChoice } from './schedule-choice.ts'

test.each<[string, ScheduleChoice]>([
  ['', { kind: 'manual' }],
  ['every 1 hour', { kind: 'hours', hours: 1 }],
  ['every 6 hours', { kind: 'hours', hours: 6 }],
  ['0 3 * * *', { kind: 'daily', time: '03:00' }],
  ['30 22 * * 5', { kind: 'weekly', weekday: 5, time: '22:30' }],
  ['every 30 minutes', { kind: 'custom', text: 'every 30 minutes' }],
  ['every 5 hours', { kind: 'custom', text: 'every 5 hours' }],
  ['0 3,15 * * *', { kind: 'custom', text: '0 3,15 * * *' }],
  ['0 3 1 * *', { kind: 'custom', text: '0 3 1 * *' }],
])('the schedule %j is a choice and becomes the same again', (text, choice) => {
  expect(readChoice(text)).toEqual(choice)
  expect(choiceText(choice)).toBe(text)
  if (text) expect(parseSchedule(text)).not.toBeNull()
})

test('a time that is not typed yet is no schedule', () => {
  expect(parseSchedule(choiceText({ kind: 'daily', time: '' }))).toBeNull()
})
