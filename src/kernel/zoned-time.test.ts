import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantOf, localSecond } from './zoned-time.ts'

const zones = ['Asia/Dubai', 'Europe/Berlin', 'Africa/Cairo', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Auckland', 'UTC']

test.each([
  ['Asia/Dubai', '2026-05-01 00:00:01', '2026-04-30T20:00:01.000Z'],
  ['Europe/Berlin', '2026-03-29 01:59:59', '2026-03-29T00:59:59.000Z'],
  ['Europe/Berlin', '2026-03-29 02:30:00', '2026-03-29T01:00:00.000Z'], // skipped: clocks go on at 3
  ['Europe/Berlin', '2026-03-29 03:00:00', '2026-03-29T01:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25 02:30:00', '2026-10-25T00:30:00.000Z'], // shown twice
  ['Africa/Cairo', '2026-04-24 00:00:00', '2026-04-23T22:00:00.000Z'], // the day begins at 1
  ['Africa/Cairo', '2026-10-29 23:30:00', '2026-10-29T20:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04 02:15:00', '2026-10-03T15:30:00.000Z'], // half an hour
  ['Pacific/Apia', '2011-12-30 12:00:00', '2011-12-30T10:00:00.000Z'], // a whole day
])('in %s it is %s at %s', (zone, local, instant) => {
  expect(new Date(instantOf(local, zone)).toISOString()).toBe(instant)
})

test('what clocks show at an instant leads back to it, or to the first time that they showed it', () => {
  const seconds = fc.integer({ min: Date.UTC(2020, 0, 1) / 1000, max: Date.UTC(2030, 0, 1) / 1000 })
  fc.assert(
    fc.property(seconds, fc.constantFrom(...zones), (second, zone) => {
      const instant = instantOf(localSecond(new Date(second * 1000), zone), zone)
      expect(instant).toBeLessThanOrEqual(second * 1000)
      expect(localSecond(new Date(instant), zone)).toBe(localSecond(new Date(second * 1000), zone))
    }),
  )
})

test('the first and the last day that are written with four digits have instants that a database takes', () => {
  const at = (local: string, timeZone: string) => new Date(instantOf(local, timeZone)).toISOString()
  for (const timeZone of ['Asia/Dubai', 'America/New_York', 'UTC']) {
    expect(at('9999-12-31 00:00:00', timeZone)).toMatch(/^9999-12-3[01]T/)
    expect(at('9999-12-31 23:59:59', timeZone)).toMatch(/^9999-12-31T/)
    expect(at('0001-01-01 00:00:00', timeZone)).toMatch(/^0001-01-01T/)
  }
})
