import type { ExchangeRate, Market } from './market.ts'

const common = { vat_wording: '', registration_included: false, annual_rate: null, tax_number: '', holidays: [] }

/** The six countries of the Gulf as a new site knows them; staff edit them as rows of a setting. */
export const builtInMarkets: readonly Market[] = [
  {
    ...{ ...common, country: 'AE', name: 'الإمارات', currency: 'AED', time_zone: 'Asia/Dubai', vat_percent: 5 },
    ...{ finance_product: 'hire_purchase_ae', reservation_fee: 2000, identity_document: 'الهوية الإماراتية', weekend: ['saturday', 'sunday'] },
  },
  {
    ...{ ...common, country: 'SA', name: 'السعودية', currency: 'SAR', time_zone: 'Asia/Riyadh', vat_percent: 15 },
    ...{ finance_product: 'hire_purchase_sa', reservation_fee: 2000, identity_document: 'الهوية الوطنية أو الإقامة', weekend: ['friday', 'saturday'] },
  },
  {
    ...{ ...common, country: 'KW', name: 'الكويت', currency: 'KWD', time_zone: 'Asia/Kuwait', vat_percent: 0 },
    ...{ finance_product: 'hire_purchase_kw', reservation_fee: 160, identity_document: 'البطاقة المدنية', weekend: ['friday', 'saturday'] },
  },
  {
    ...{ ...common, country: 'QA', name: 'قطر', currency: 'QAR', time_zone: 'Asia/Qatar', vat_percent: 0 },
    ...{ finance_product: 'hire_purchase_qa', reservation_fee: 2000, identity_document: 'البطاقة الشخصية القطرية', weekend: ['friday', 'saturday'] },
  },
  {
    ...{ ...common, country: 'BH', name: 'البحرين', currency: 'BHD', time_zone: 'Asia/Bahrain', vat_percent: 10 },
    ...{ finance_product: 'hire_purchase_bh', reservation_fee: 200, identity_document: 'بطاقة الهوية البحرينية', weekend: ['friday', 'saturday'] },
  },
  {
    ...{ ...common, country: 'OM', name: 'عُمان', currency: 'OMR', time_zone: 'Asia/Muscat', vat_percent: 5 },
    ...{ finance_product: 'hire_purchase_om', reservation_fee: 200, identity_document: 'البطاقة المدنية أو بطاقة المقيم', weekend: ['friday', 'saturday'] },
  },
]

/** What currencies are worth in dirhams. Those of the Gulf are pegged to the dollar, but for the Kuwaiti dinar; staff keep it and the euro up to date. */
export const builtInRates: readonly ExchangeRate[] = [
  { currency: 'AED', rate: 1 },
  { currency: 'SAR', rate: 0.979333 },
  { currency: 'KWD', rate: 11.95 },
  { currency: 'QAR', rate: 1.008929 },
  { currency: 'BHD', rate: 9.767287 },
  { currency: 'OMR', rate: 9.551365 },
  { currency: 'USD', rate: 3.6725 },
  { currency: 'EUR', rate: 4.25 },
]
