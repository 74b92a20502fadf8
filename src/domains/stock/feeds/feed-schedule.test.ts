import { describe, expect, test } from 'vitest'
import { localSecond } from '#kernel/zoned-time.ts'
import { nextRun, parseSchedule } from './feed-schedule.ts'

describe('a schedule', () => {
  test.each([
    ['every 6 hours', '2026-05-15T14:10:00.000Z'],
    ['every 30 minutes', '2026-05-15T08:40:00.000Z'],
    [' Every 1 HOUR ', '2026-05-15T09:10:00.000Z'],
    ['every 15 minutes', '2026-05-15T08:25:00.000Z'],
    ['every 168 hours', '2026-05-22T08:10:00.000Z'],
    ['5/20 * * * *', '2026-05-15T08:25:00.000Z'],
    ['0-30/15 9 * * *', '2026-05-15T09:00:00.000Z'],
    ['45,0 * * * *', '2026-05-15T08:45:00.000Z'],
    ['10 8 * * *', '2026-05-16T08:10:00.000Z'], // that minute is over
    ['11 8 * * *', '2026-05-15T08:11:00.000Z'],
    ['0 6 */2 * 1', '2026-05-25T06:00:00.000Z'], // a Monday on an odd day
    ['0 6 20-22/2 * *', '2026-05-20T06:00:00.000Z'],
    [' 0  3 * * * ', '2026-05-16T03:00:00.000Z'],
    ['0 3 * * *', '2026-05-16T03:00:00.000Z'],
    ['15,45 8-10 * * *', '2026-05-15T08:15:00.000Z'],
    ['*/20 * * * *', '2026-05-15T08:20:00.000Z'],
    ['0 0 1 * *', '2026-06-01T00:00:00.000Z'],
    ['30 6 * * 0', '2026-05-17T06:30:00.000Z'],
    ['30 6 * * 7', '2026-05-17T06:30:00.000Z'],
    ['0 6 20 * 1', '2026-05-18T06:00:00.000Z'], // a Monday comes before the 20th
    ['0 0 29 2 *', '2028-02-29T00:00:00.000Z'],
  ])('%s', (text, expected) => {
    const schedule = parseSchedule(text)
    expect(schedule && nextRun(schedule, new Date('2026-05-15T08:10:00Z'), 'UTC')?.toISOString()).toBe(expected)
  })

  test.each([
    ['every 5 minutes'],
    ['every 14 minutes'],
    ['every 169 hours'],
    ['not every 6 hours'],
    ['every 6 hours or so'],
    ['0,14 * * * *'],
    ['*/0 * * * *'],
    ['0 24 * * *'],
    ['0 0 0 * *'],
    ['0 0 32 * *'],
    ['0 0 1 0 *'],
    ['0 0 1 13 *'],
    ['0 0 * * 8'],
    ['0 3,x * * *'],
    ['0 x3 * * *'],
    ['0 3x * * *'],
    ['0 3 * * * *'],
    ['every 0 hours'],
    ['every 200 hours'],
    ['* * * * *'],
    ['*/5 * * * *'],
    ['0 0 31 2 *'],
    ['60 * * * *'],
    ['0 3 * *'],
    ['daily'],
    ['0 3-1 * * *'],
  ])('%s is none', (text) => {
    expect(parseSchedule(text)).toBeNull()
  })

  test.each([
    ['Asia/Dubai', '0 3 * * *', '2026-05-15T08:10:00Z', '2026-05-15T23:00:00.000Z'],
    ['Asia/Dubai', '0 3 * * 6', '2026-05-15T08:10:00Z', '2026-05-15T23:00:00.000Z'], // Saturday there, Friday in UTC
    ['America/New_York', '0 22 31 * *', '2026-05-15T08:10:00Z', '2026-06-01T02:00:00.000Z'],
    ['Europe/Berlin', '30 2 * * *', '2026-03-28T12:00:00Z', '2026-03-29T01:00:00.000Z'], // the clocks go from 2 to 3
    ['Europe/Berlin', '30 2 * * *', '2026-03-29T01:00:00Z', '2026-03-30T00:30:00.000Z'],
    ['Europe/Berlin', '30 2 * * *', '2026-10-24T12:00:00Z', '2026-10-25T00:30:00.000Z'], // and back from 3 to 2
    ['Europe/Berlin', '30 2 * * *', '2026-10-25T00:30:00Z', '2026-10-26T01:30:00.000Z'],
    ['Africa/Cairo', '0 0 24 * *', '2026-04-23T12:00:00Z', '2026-04-23T22:00:00.000Z'], // that day begins at 1
    ['Africa/Cairo', '30 23 * * *', '2026-10-29T20:30:00Z', '2026-10-30T21:30:00.000Z'],
  ])('in %s %s runs after %s at %s', (zone, text, after, expected) => {
    const schedule = parseSchedule(text)
    expect(schedule && nextRun(schedule, new Date(after), zone)?.toISOString()).toBe(expected)
  })

  test('of one time a day runs once on each day of a year, whatever clocks do', () => {
    const days = (zone: string, text: string): Set<string> => {
      const schedule = parseSchedule(text)
      const startTimes: string[] = []
      let at = new Date('2026-01-01T12:00:00Z')
      while (schedule && startTimes.length < 364) {
        at = nextRun(schedule, at, zone) ?? at
        startTimes.push(localSecond(at, zone).slice(0, 10))
      }
      return new Set(startTimes)
    }
    for (const zone of ['Asia/Dubai', 'Europe/Berlin', 'Africa/Cairo', 'Australia/Lord_Howe']) {
      for (const text of ['30 2 * * *', '0 0 * * *', '30 23 * * *']) expect([zone, text, days(zone, text).size]).toEqual([zone, text, 364])
    }
  })
})
