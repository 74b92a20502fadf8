import type { WordPair } from '#kernel/words/words.ts'

/** `firstPrice` is about what a car costs there, in whole units: what a calculator begins with before anybody typed a price. */
type Country = { iso: string; name: WordPair; currency: string; firstPrice: number }

const country = (iso: string, english: string, arabic: string, currency: string, firstPrice: number): Country => ({
  iso,
  name: [english, arabic],
  currency,
  firstPrice,
})

/** The countries with hire purchase, and their currencies (B-164, B-165). */
const countries: readonly Country[] = [
  country('ae', 'United Arab Emirates', 'الإمارات', 'AED', 200_000),
  country('sa', 'Saudi Arabia', 'السعودية', 'SAR', 200_000),
  country('kw', 'Kuwait', 'الكويت', 'KWD', 20_000),
  country('qa', 'Qatar', 'قطر', 'QAR', 200_000),
  country('bh', 'Bahrain', 'البحرين', 'BHD', 20_000),
  country('om', 'Oman', 'عُمان', 'OMR', 20_000),
  country('jo', 'Jordan', 'الأردن', 'JOD', 40_000),
  country('lb', 'Lebanon', 'لبنان', 'LBP', 5_000_000_000),
  country('eg', 'Egypt', 'مصر', 'EGP', 2_500_000),
  country('ma', 'Morocco', 'المغرب', 'MAD', 500_000),
  country('iq', 'Iraq', 'العراق', 'IQD', 70_000_000),
  country('tr', 'Türkiye', 'تركيا', 'TRY', 2_500_000),
  country('az', 'Azerbaijan', 'أذربيجان', 'AZN', 90_000),
  country('am', 'Armenia', 'أرمينيا', 'AMD', 20_000_000),
  country('ge', 'Georgia', 'جورجيا', 'GEL', 150_000),
  country('kz', 'Kazakhstan', 'كازاخستان', 'KZT', 30_000_000),
  country('ua', 'Ukraine', 'أوكرانيا', 'UAH', 2_500_000),
  country('rs', 'Serbia', 'صربيا', 'RSD', 6_000_000),
  country('hr', 'Croatia', 'كرواتيا', 'EUR', 50_000),
  country('ro', 'Romania', 'رومانيا', 'RON', 250_000),
  country('bg', 'Bulgaria', 'بلغاريا', 'EUR', 50_000),
  country('gr', 'Greece', 'اليونان', 'EUR', 50_000),
  country('cy', 'Cyprus', 'قبرص', 'EUR', 50_000),
  country('mt', 'Malta', 'مالطا', 'EUR', 50_000),
  country('au', 'Australia', 'أستراليا', 'AUD', 80_000),
  country('nz', 'New Zealand', 'نيوزيلندا', 'NZD', 90_000),
  country('sg', 'Singapore', 'سنغافورة', 'SGD', 70_000),
  country('hk', 'Hong Kong', 'هونغ كونغ', 'HKD', 400_000),
  country('tw', 'Taiwan', 'تايوان', 'TWD', 1_800_000),
  country('th', 'Thailand', 'تايلاند', 'THB', 1_800_000),
]

export const DEFAULT_FINANCE_PRODUCT = 'hire_purchase_ae'

/** Products to choose from, as options of a select. */
export const financeProductOptions: readonly { value: string; label: WordPair }[] = countries.map(({ iso, name: [english, arabic] }) => ({
  value: `hire_purchase_${iso}`,
  label: [`${english}: hire purchase`, `${arabic}: الشراء بالتقسيط`],
}))

/** The country of a product with its code of two letters, its currency, an ISO 4217 code, and about what a car costs there; null for a product that nobody offers. */
export function findProduct(product: string): { code: string; country: WordPair; currency: string; firstPrice: number } | null {
  const countryOfProduct = countries.find(({ iso }) => product === `hire_purchase_${iso}`)
  if (!countryOfProduct) return null
  const { iso, name, currency, firstPrice } = countryOfProduct
  return { code: iso.toUpperCase(), country: name, currency, firstPrice }
}
