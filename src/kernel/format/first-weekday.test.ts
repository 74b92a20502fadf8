import { expect, test } from 'vitest'
import { firstWeekday } from './first-weekday.ts'

test('weeks begin as calendars of each country do', () => {
  // The types of the language do not have it yet.
  const weekOf = (country: string) => (new Intl.Locale(`ar-${country}`) as Intl.Locale & { getWeekInfo: () => { firstDay: number } }).getWeekInfo().firstDay % 7
  const countries = ['AE', 'SA', 'KW', 'QA', 'BH', 'OM', 'EG', 'JO', 'LB', 'MA', 'TN', 'DZ', 'IQ', 'LY', 'SD', 'SY', 'YE', 'DJ', 'DE', 'GB', 'US']
  expect(countries.map((country) => [country, firstWeekday(country)])).toEqual(countries.map((country) => [country, weekOf(country)]))
})
