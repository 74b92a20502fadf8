import type { RetailerDraft } from './retailer.ts'

const callingCodes: Readonly<Record<string, string>> = {
  ...{ 971: 'AE', 966: 'SA', 974: 'QA', 965: 'KW', 973: 'BH', 968: 'OM', 967: 'YE', 964: 'IQ', 962: 'JO', 961: 'LB', 963: 'SY', 970: 'PS' },
  ...{ 20: 'EG', 212: 'MA', 213: 'DZ', 216: 'TN', 218: 'LY', 249: 'SD', 90: 'TR', 98: 'IR' },
}

/** Countries that the letters of a retailer's code may name. */
export const knownCountries: readonly string[] = [...new Set(Object.values(callingCodes))].sort()

/**
 * The country of a retailer as ISO 3166 code: the one that staff chose, else the letters its retailer code begins with, else the country of its phone
 * number; '' if none says.
 */
export function countryOfRetailer({ country, dealer_code, phone }: Pick<RetailerDraft, 'country' | 'dealer_code' | 'phone'>): string {
  if (country !== '') return country
  const prefix = /^([A-Za-z]{2})[-_.]/.exec(dealer_code)?.[1]?.toUpperCase() ?? ''
  if (knownCountries.includes(prefix)) return prefix
  const digits = /^(?:\+|00)\s*(\d+)/.exec(phone.replace(/[\s().-]/g, ''))?.[1] ?? ''
  return Object.entries(callingCodes).find(([code]) => digits.startsWith(code))?.[1] ?? ''
}
