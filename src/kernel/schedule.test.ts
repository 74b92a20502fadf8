import { afterEach, describe, expect, test, vi } from 'vitest'
import { isWithinDays, nextChange } from './schedule.ts'

const may = { from: '2026-05-01', to: '2026-05-31' }
/** A second on the clock of Dubai, which is four hours ahead of UTC all year. */
const inDubai = (local: string) => new Date(`${local}+04:00`)

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('a schedule of whole days', () => {
  test.each([
    ['2026-05-01T00:00:00', false],
    ['2026-05-01T00:00:01', true],
    ['2026-05-16T12:00:00', true],
    ['2026-05-31T23:59:59', true],
    ['2026-06-01T00:00:00', false],
  ])('[A-376][B-336] at %s local time an offer of 1 to 31 May is shown: %s', (local, isShown) => {
    expect(isWithinDays(inDubai(local), may, 'Asia/Dubai')).toBe(isShown)
  })

  test('[A-376][B-336] the last second lasts until the next one begins', () => {
    expect(isWithinDays(inDubai('2026-05-31T23:59:59.999'), may, 'Asia/Dubai')).toBe(true)
  })

  test('[A-377][B-337] the zone of the site decides, not that of the server', () => {
    const instant = new Date('2026-04-30T20:00:01Z')
    for (const serverZone of ['UTC', 'America/New_York', 'Pacific/Auckland']) {
      vi.stubEnv('TZ', serverZone)
      expect(isWithinDays(instant, may, 'Asia/Dubai')).toBe(true)
      expect(isWithinDays(instant, may, 'UTC')).toBe(false)
    }
  })

  test('[A-376][B-336] an offer of a single day is shown on that day', () => {
    const day = { from: '2026-05-05', to: '2026-05-05' }
    expect(isWithinDays(inDubai('2026-05-05T15:00:00'), day, 'Asia/Dubai')).toBe(true)
    expect(isWithinDays(inDubai('2026-05-06T15:00:00'), day, 'Asia/Dubai')).toBe(false)
  })
})

describe('the next change of a page', () => {
  test('[B-337] is the first second of an offer that lies ahead', () => {
    expect(nextChange(inDubai('2026-04-20T10:00:00'), [may], 'Asia/Dubai')).toEqual(inDubai('2026-05-01T00:00:01'))
  })

  test('[B-337] is the second after the last one of a running offer', () => {
    expect(nextChange(inDubai('2026-05-20T10:00:00'), [may], 'Asia/Dubai')).toEqual(inDubai('2026-06-01T00:00:00'))
  })

  test('[B-337] is the nearest of several', () => {
    const eid = { from: '2026-05-26', to: '2026-05-29' }
    expect(nextChange(inDubai('2026-05-20T10:00:00'), [may, eid], 'Asia/Dubai')).toEqual(inDubai('2026-05-26T00:00:01'))
  })

  test('[B-337] does not exist when everything is over, or nothing scheduled', () => {
    expect(nextChange(inDubai('2026-07-01T00:00:00'), [may], 'Asia/Dubai')).toBeNull()
    expect(nextChange(inDubai('2026-07-01T00:00:00'), [], 'Asia/Dubai')).toBeNull()
  })

  test('[B-337] moves with the time zone, across a change of clocks too', () => {
    const autumn = { from: '2026-10-26', to: '2026-10-31' }
    const before = new Date('2026-10-24T00:00:00Z')
    // London leaves summer time on 25 October, so its 26th begins at midnight UTC.
    expect(nextChange(before, [autumn], 'Europe/London')).toEqual(new Date('2026-10-26T00:00:01Z'))
    expect(nextChange(before, [autumn], 'Asia/Dubai')).toEqual(new Date('2026-10-25T20:00:01Z'))
  })

  test('[B-337] is an instant at which the page really changes', () => {
    const change = nextChange(inDubai('2026-05-20T10:00:00'), [may], 'Asia/Dubai')?.getTime() ?? 0
    expect(isWithinDays(new Date(change - 1), may, 'Asia/Dubai')).toBe(true)
    expect(isWithinDays(new Date(change), may, 'Asia/Dubai')).toBe(false)
  })
})
