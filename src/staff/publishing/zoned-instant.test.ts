import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zonedFields, zonedInstant } from './zoned-instant.ts'

test.each([
  ['Asia/Kuwait', '2026-12-01', '09:00', '2026-12-01T06:00:00.000Z'],
  ['Asia/Kuwait', '2026-01-01', '00:30', '2025-12-31T21:30:00.000Z'],
  ['UTC', '2026-02-28', '23:59', '2026-02-28T23:59:00.000Z'],
  ['Europe/Berlin', '2026-07-01', '12:00', '2026-07-01T10:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
])('[A-014] in %s it is %s %s at %s', (zone, day, time, instant) => {
  expect(zonedInstant(day, time, zone)?.toISOString()).toBe(instant)
})

test('[A-014] a time that the clocks skip is the moment at which they do', () => {
  expect(zonedInstant('2026-03-29', '02:30', 'Europe/Berlin')?.toISOString()).toBe('2026-03-29T01:00:00.000Z')
})

test.each([
  ['', ''],
  ['2026-13-01', '09:00'],
  ['2026-12-01', ''],
  ['2026-12-01', '25:00'],
])('[A-014] %j %j is no moment', (day, time) => {
  expect(zonedInstant(day, time, 'Asia/Kuwait')).toBeNull()
})

test('[A-014] the day and time shown at an instant give the same instant again', () => {
  const minutes = fc.integer({ min: 0, max: 60 * 24 * 365 * 20 })
  fc.assert(
    fc.property(minutes, fc.constantFrom('Asia/Kuwait', 'Asia/Dubai', 'Asia/Kathmandu', 'UTC'), (count, zone) => {
      const instant = new Date(Date.UTC(2020, 0, 1) + count * 60_000)
      const { day, time } = zonedFields(instant, zone)
      expect(zonedInstant(day, time, zone)?.getTime()).toBe(instant.getTime())
    }),
  )
})
