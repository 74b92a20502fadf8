import type { WordPair } from '#kernel/words/words.ts'

type Country = { iso: string; name: WordPair; currency: string }

const country = (iso: string, english: string, arabic: string, currency: string): Country => ({ iso, name: [english, arabic], currency })

/** The countries with hire purchase, and their currencies (B-164, B-165). */
const countries: readonly Country[] = [
  country('ae', 'United Arab Emirates', 'الإمارات', 'AED'),
  country('sa', 'Saudi Arabia', 'السعودية', 'SAR'),
  country('kw', 'Kuwait', 'الكويت', 'KWD'),
  country('qa', 'Qatar', 'قطر', 'QAR'),
  country('bh', 'Bahrain', 'البحرين', 'BHD'),
  country('om', 'Oman', 'عُمان', 'OMR'),
  country('jo', 'Jordan', 'الأردن', 'JOD'),
  country('lb', 'Lebanon', 'لبنان', 'LBP'),
  country('eg', 'Egypt', 'مصر', 'EGP'),
  country('ma', 'Morocco', 'المغرب', 'MAD'),
  country('iq', 'Iraq', 'العراق', 'IQD'),
  country('tr', 'Türkiye', 'تركيا', 'TRY'),
  country('az', 'Azerbaijan', 'أذربيجان', 'AZN'),
  country('am', 'Armenia', 'أرمينيا', 'AMD'),
  country('ge', 'Georgia', 'جورجيا', 'GEL'),
  country('kz', 'Kazakhstan', 'كازاخستان', 'KZT'),
  country('ua', 'Ukraine', 'أوكرانيا', 'UAH'),
  country('rs', 'Serbia', 'صربيا', 'RSD'),
  country('hr', 'Croatia', 'كرواتيا', 'EUR'),
  country('ro', 'Romania', 'رومانيا', 'RON'),
  country('bg', 'Bulgaria', 'بلغاريا', 'EUR'),
  country('gr', 'Greece', 'اليونان', 'EUR'),
  country('cy', 'Cyprus', 'قبرص', 'EUR'),
  country('mt', 'Malta', 'مالطا', 'EUR'),
  country('au', 'Australia', 'أستراليا', 'AUD'),
  country('nz', 'New Zealand', 'نيوزيلندا', 'NZD'),
  country('sg', 'Singapore', 'سنغافورة', 'SGD'),
  country('hk', 'Hong Kong', 'هونغ كونغ', 'HKD'),
  country('tw', 'Taiwan', 'تايوان', 'TWD'),
  country('th', 'Thailand', 'تايلاند', 'THB'),
]

export const DEFAULT_FINANCE_PRODUCT = 'hire_purchase_ae'

/** Products to choose from, as options of a select. */
export const financeProductOptions: readonly { value: string; label: WordPair }[] = countries.map(({ iso, name: [english, arabic] }) => ({
  value: `hire_purchase_${iso}`,
  label: [`${english}: hire purchase`, `${arabic}: الشراء بالتقسيط`],
}))

/** The country of a product with its code of two letters, and its currency, an ISO 4217 code; null for a product that nobody offers. */
export function findProduct(product: string): { code: string; country: WordPair; currency: string } | null {
  const countryOfProduct = countries.find(({ iso }) => product === `hire_purchase_${iso}`)
  return countryOfProduct ? { code: countryOfProduct.iso.toUpperCase(), country: countryOfProduct.name, currency: countryOfProduct.currency } : null
}
