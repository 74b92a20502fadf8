import { decimalsIn, type PriceStyle } from '#kernel/format/price.ts'
import { choice, json, longText, text } from '#fields/settings/setting.ts'
import { readMarketsSettings } from '#domains/markets/index.ts'
import { DEFAULT_FINANCE_PRODUCT, financeProductOptions } from './products.ts'
import { defineSettings, type ReadSettings } from '#fields/settings/settings.ts'
import { SliderRange, sliderForm } from '#fields/settings/slider.ts'

/** The formats of lines about a price: `%` is the amount, `^` the symbol, `@` both in the usual style. The last two may be empty. */
export type PriceLines = { style: PriceStyle; full: string; offer: string; leaseFull: string; leaseShort: string; rentACar: string }

export const priceSettings = defineSettings(['Prices', 'الأسعار'], ['list', 'car', 'calculator_block'], {
  'price.symbol': text('€', ['Currency symbol', 'رمز العملة'], ['Currency symbol of prices in pages.', 'رمز العملة في أسعار الصفحات.']),
  'price.delimiter': { ...longText(',', ['Thousands sign', 'علامة الآلاف'], ['Sign between thousands.', 'العلامة بين الآلاف.']), format: 'text' },
  'price.priceFormat': text('^%', ['Form of a price', 'صيغة السعر'], ['Price: % is the amount, ^ the symbol.', 'السعر: % للمبلغ و^ للرمز.']),
  'price.fullString': text(
    'From ^ %',
    ['Form of the price of an offer', 'صيغة سعر العرض'],
    ['The price of an offer: % is the amount, ^ the symbol.', 'سعر العرض: % للمبلغ و^ للرمز.'],
  ),
  'price.offerString': text(
    'or @ / Month',
    ['Form of the instalment below a price', 'صيغة القسط تحت السعر'],
    ['The instalment below the price of an offer: @ is the amount with its symbol.', 'القسط تحت سعر العرض: @ للمبلغ مع رمزه.'],
  ),
  'price.leaseFullString': text(
    '@ / Month',
    ['Form of the instalment without a price', 'صيغة القسط بلا سعر'],
    ['The instalment of an offer without a price: @ is the amount with its symbol.', 'القسط في عرض بلا سعر: @ للمبلغ مع رمزه.'],
  ),
  'price.leaseShortString': text(
    '',
    ['Form of the instalment in calculators', 'صيغة القسط في الحاسبات'],
    [
      'The instalment in calculators: @ is the amount with its symbol; empty writes “a month” after it.',
      'القسط في الحاسبات: @ للمبلغ مع رمزه؛ وعند تركه فارغًا تُكتب بعده كلمة «شهريًا».',
    ],
  ),
  'price.rentACarFormat': text(
    '',
    ['Form of prices for hired cars', 'صيغة أسعار الإيجار'],
    [
      'Prices of cars to rent: % is the amount, ^ the symbol; empty uses price.priceFormat.',
      'أسعار سيارات الإيجار: % للمبلغ و^ للرمز؛ يُستخدم price.priceFormat عند تركه فارغًا.',
    ],
  ),
  'price.finance_calculator.symbol': text(
    '',
    ['Currency symbol in calculators', 'رمز العملة في الحاسبات'],
    ['Symbol in calculators; empty uses price.symbol.', 'الرمز في الحاسبات؛ يُستخدم price.symbol عند تركه فارغًا.'],
  ),
  'price.finance_calculator.delimiter': {
    ...longText(
      '',
      ['Thousands sign in calculators', 'علامة الآلاف في الحاسبات'],
      ['Thousands sign in calculators; empty uses price.delimiter.', 'علامة الآلاف في الحاسبات؛ يُستخدم price.delimiter عند تركها فارغة.'],
    ),
    format: 'text',
  },
  'price.finance_calculator.priceFormat': text(
    '',
    ['Form of prices in calculators', 'صيغة السعر في الحاسبات'],
    ['Price in calculators; empty uses price.priceFormat.', 'السعر في الحاسبات؛ يُستخدم price.priceFormat عند تركه فارغًا.'],
  ),
})

export const financeSettings = defineSettings(['Finance', 'التمويل'], ['car', 'order'], {
  'finance.product': choice(
    Object.fromEntries(financeProductOptions.map(({ value, label }) => [value, label])),
    DEFAULT_FINANCE_PRODUCT,
    ['Finance product of online orders', 'منتج التمويل في الطلب عبر الإنترنت'],
    [
      'The product by which cars are financed in online orders; its country decides the currency.',
      'المنتج الذي تُموَّل به السيارات في الطلب عبر الإنترنت، وتتحدد العملة ببلده.',
    ],
  ),
  'finance.annual_rate': text(
    '',
    ['Yearly rate of estimates', 'نسبة الربح السنوية في التقديرات'],
    [
      'Yearly rate of finance estimates in percent, on what is still owed; empty shows no estimate.',
      'نسبة الربح السنوية المئوية في تقديرات التمويل، على الرصيد المتناقص؛ لا يظهر تقدير عند تركها فارغة.',
    ],
  ),
  'finance.deposit_percent': json(
    SliderRange,
    { min: 20, max: 50, interval: 5, default: 20 },
    ['Deposit of estimates', 'الدفعة الأولى في التقديرات'],
    [
      'Deposit of finance estimates, in percent of the price. A country may have one of its own, in the countries of sale.',
      'الدفعة الأولى في تقديرات التمويل، نسبةً مئوية من السعر. ويمكن تحديد دفعة خاصة بكل دولة ضمن دول البيع.',
    ],
    { filled: sliderForm },
  ),
  'finance.months': json(
    SliderRange,
    { min: 12, max: 60, interval: 12, default: 60 },
    ['Term of estimates', 'مدة التمويل في التقديرات'],
    [
      'Term of finance estimates, in months. A country may have one of its own, in the countries of sale.',
      'مدة تقديرات التمويل بالأشهر. ويمكن تحديد مدة خاصة بكل دولة ضمن دول البيع.',
    ],
    { filled: sliderForm },
  ),
})

/** The currency of the site and the estimate beside a vehicle. */
export function readFinanceSettings(read: ReadSettings) {
  const price = read(priceSettings)
  const finance = read(financeSettings)
  const rate = finance['finance.annual_rate']
  const annualRate = rate === '' ? Number.NaN : Number(rate)
  const { siteCurrency } = readMarketsSettings(read)
  const decimals = decimalsIn(siteCurrency)
  return {
    currencyIso: siteCurrency,
    /** Lines about a price in blocks (B-339, C-350, C-361). */
    lines: {
      style: { symbol: price['price.symbol'], delimiter: price['price.delimiter'], format: price['price.priceFormat'], ...decimals },
      full: price['price.fullString'],
      offer: price['price.offerString'],
      leaseFull: price['price.leaseFullString'],
      leaseShort: price['price.leaseShortString'],
      rentACar: price['price.rentACarFormat'],
    } satisfies PriceLines,
    /** Prices in calculators: their own settings over the general ones (C-353). */
    calculator: {
      symbol: price['price.finance_calculator.symbol'] || price['price.symbol'],
      delimiter: price['price.finance_calculator.delimiter'] || price['price.delimiter'],
      format: price['price.finance_calculator.priceFormat'] || price['price.priceFormat'],
      ...decimals,
    } satisfies PriceStyle,
    /** The yearly rate in percent of the remaining debt; without one (null), no estimate is shown. */
    annualRate: Number.isFinite(annualRate) && annualRate >= 0 ? annualRate : null,
    /** A key of the products. */
    product: finance['finance.product'],
    depositPercent: finance['finance.deposit_percent'],
    months: finance['finance.months'],
  }
}

export type FinanceSettings = ReturnType<typeof readFinanceSettings>
