const SATURDAY = ['BH', 'DJ', 'DZ', 'EG', 'IQ', 'IR', 'JO', 'KW', 'LY', 'OM', 'QA', 'SD', 'SY']
const SUNDAY = ['SA', 'YE', 'US', 'CA', 'IN', 'IL', 'PK', 'JP', 'KR']

/** The day on which weeks begin in a country, by its code of two letters, Sunday as 0 (CLDR). Written down, since not every browser knows it and they differ. */
export function firstWeekday(country: string): number {
  if (SATURDAY.includes(country)) return 6
  return SUNDAY.includes(country) ? 0 : 1
}
