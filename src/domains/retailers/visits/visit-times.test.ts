import { expect, test } from 'vitest'
import { type MarketDays, retailerTimeZone } from '../retailer-time-zone.ts'
import { isClosedOn, visitPlaceOf } from './hours-of-day.ts'
import { closedDays, visitDayFlaw, visitSpan, visitTimes } from './visit-times.ts'

const rules = { noticeMinutes: 60, horizonDays: 90 }
const openingHours = [
  { days: 'من الاثنين إلى الخميس', hours: '09:00 - 18:00' },
  { days: 'الجمعة والسبت والأحد', hours: 'مغلق' },
]
// 2026-05-14 is a Thursday.
const visitAt = (now: string, timeZone = 'Asia/Dubai') => ({ rules, place: { timeZone, openingHours, daysOff: null as MarketDays | null }, now: new Date(now) })

test('[A-165] a day is refused when it is over, too soon, beyond the horizon or closed', () => {
  const visit = visitAt('2026-05-14T06:00:00Z')
  expect(visitSpan(visit)).toEqual({ first: '2026-05-14', last: '2026-08-12' })
  expect(['2026-05-13', '2026-05-14', '2026-05-15', '2026-05-18', '2026-08-12', '2026-08-13', '2031-05-14'].map((day) => visitDayFlaw(day, visit))).toEqual([
    'in_past',
    undefined,
    'closed',
    undefined,
    undefined,
    'too_far',
    'too_far',
  ])
})

test('[A-165] on the day itself only times after the notice are left; when none is left the day is too soon', () => {
  expect(visitTimes('2026-05-14', visitAt('2026-05-14T06:00:00Z'))).toEqual(['11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'])
  expect(visitTimes('2026-05-14', visitAt('2026-05-14T06:00:01Z'))[0]).toBe('12:00')
  expect(visitDayFlaw('2026-05-14', visitAt('2026-05-14T12:30:00Z'))).toBe('too_soon')
  expect(visitDayFlaw('2026-05-14', visitAt('2026-05-14T19:30:00Z'))).toBe('too_soon')
  expect(visitTimes('2026-08-13', visitAt('2026-05-14T06:00:00Z'))).toEqual([])
})

test('hours that nobody can read close no day', () => {
  const visit = {
    rules,
    place: { timeZone: 'Asia/Dubai', openingHours: [{ days: 'حسب الموعد', hours: 'اتصل بنا' }], daysOff: null },
    now: new Date('2026-05-14T06:00:00Z'),
  }
  expect(visitDayFlaw('2026-05-15', visit)).toBeUndefined()
})

test('Riyadh, Dubai and Kuwait keep their own clocks beside each other', () => {
  const list = [
    { country: 'AE', time_zone: 'Asia/Dubai' },
    { country: 'SA', time_zone: 'Asia/Riyadh' },
    { country: 'KW', time_zone: 'Asia/Kuwait' },
  ]
  const markets = { list: list.map((market) => ({ ...market, weekend: [], holidays: [] })), home: null }
  const clocks = { timeZone: 'Europe/London', markets }
  const zoneOf = (dealer_code: string, phone = '', country = '') => retailerTimeZone({ dealer_code, phone, country }, clocks)
  const [riyadh, dubai, kuwait] = [zoneOf('SA-RUH-01'), zoneOf('x', '+971 4 000 0001'), zoneOf('x', '', 'KW')]
  expect([riyadh, dubai, kuwait, zoneOf('x'), retailerTimeZone(null, clocks)]).toEqual([
    'Asia/Riyadh',
    'Asia/Dubai',
    'Asia/Kuwait',
    'Europe/London',
    'Europe/London',
  ])
  // 06:30 UTC is 10:30 in Dubai and 09:30 in Riyadh and Kuwait.
  const firstTime = (zone: string) => visitTimes('2026-05-14', visitAt('2026-05-14T06:30:00Z', zone))[0]
  expect([riyadh, dubai, kuwait].map(firstTime)).toEqual(['11:00', '12:00', '11:00'])
  // Past midnight in Dubai it is still the evening before in Kuwait.
  const isOver = (zone: string) => visitDayFlaw('2026-05-14', visitAt('2026-05-14T20:30:00Z', zone))
  expect([riyadh, dubai, kuwait].map(isOver)).toEqual(['too_soon', 'in_past', 'too_soon'])
})

test('[A-165] nobody is visited on a public holiday of the country, unless the retailer has hours for holidays', () => {
  const daysOff: MarketDays = { weekend: ['friday', 'saturday'], holidays: [{ from: '2026-05-25', to: '2026-05-27', name: 'عيد الأضحى' }] }
  const at = (more: typeof openingHours) => ({ ...visitAt('2026-05-14T06:00:00Z'), place: { timeZone: 'Asia/Dubai', openingHours: more, daysOff } })
  const flaws = (visit: ReturnType<typeof at>) => ['2026-05-21', '2026-05-25', '2026-05-27', '2026-05-28'].map((day) => visitDayFlaw(day, visit))
  expect(flaws(at(openingHours))).toEqual([undefined, 'closed', 'closed', undefined])
  expect(visitTimes('2026-05-25', at(openingHours))).toEqual([])
  expect(closedDays(at(openingHours).place)).toEqual({ weekdays: [0, 5, 6], holidays: daysOff.holidays })
  const feast = at([...openingHours, { days: 'العطل الرسمية', hours: '16:00 - 18:00' }])
  expect(flaws(feast)).toEqual([undefined, undefined, undefined, undefined])
  expect(visitTimes('2026-05-25', feast)).toEqual(['16:00', '17:00'])
  expect(closedDays(feast.place)).toEqual({ weekdays: [0, 5, 6], holidays: [] })
  expect(visitDayFlaw('2026-05-25', at([...openingHours, { days: 'الأعياد', hours: 'مغلق' }]))).toBe('closed')
})

test('the weekend of the country closes days of a retailer whose hours cannot be read, and of nobody whose hours can', () => {
  const markets = {
    list: [{ country: 'KW', time_zone: 'Asia/Kuwait', weekend: ['friday', 'saturday'] as const, holidays: [] }],
    home: { weekend: ['sunday'] as const, holidays: [{ from: '2026-12-02', to: '2026-12-03', name: 'اليوم الوطني' }] },
  }
  const place = (dealer_code: string, opening_hours: typeof openingHours) =>
    visitPlaceOf({ dealer_code, phone: '', country: '', opening_hours }, { timeZone: 'Asia/Dubai', markets })
  const unreadable = [{ days: 'حسب الموعد', hours: 'اتصل بنا' }]
  const daily = [{ days: 'يوميًا', hours: '09:00 - 18:00' }]
  // A Friday, a Saturday, a Sunday and a holiday of the site's country.
  const closed = (one: ReturnType<typeof place>) => ['2026-05-15', '2026-05-16', '2026-05-17', '2026-12-02'].map((day) => isClosedOn(day, one))
  expect(closed(place('KW-1', unreadable))).toEqual([true, true, false, false])
  expect(closed(place('KW-1', daily))).toEqual([false, false, false, false])
  expect(closed(place('unknown', unreadable))).toEqual([false, false, true, true])
  expect(closed(visitPlaceOf(null, { timeZone: 'Asia/Dubai', markets }))).toEqual([false, false, true, true])
})
