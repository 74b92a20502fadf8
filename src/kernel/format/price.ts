import { fractionDigits } from '../money.ts'
import { countedCurrency, fullCurrencyName } from '../words/counted-currency.ts'

/** How a price is written: `format` holds `%` for the amount and `^` for the symbol (A-385, B-340, C-352). */
export type PriceStyle = {
  symbol: string
  delimiter: string
  format: string
  /** How many decimals a price has that is not whole; 2 without. */
  decimals?: number
  /** A second price after the first, in another currency: its exchange rate and symbol (C-354, C-355). */
  second?: { symbol: string; rate: number }
}

/**
 * `% ^` with 50000 and € gives `50,000 €`; the name of an Arabic currency agrees with its number. All placeholders are replaced in one pass, so that a
 * symbol may hold one itself;
 * `@` stands for `formatted`, a price that is finished already. What is not a number gives ''.
 */
export function formatPrice(amount: number | string | null, style: PriceStyle, formatted = ''): string {
  const value = typeof amount === 'string' ? parseAmount(amount) : amount
  if (value === null || !Number.isFinite(value)) return ''
  const symbol = countedCurrency(rounded(value, style.decimals), style.symbol)
  const priceText = fillPrice(style.format, { amount: formatAmount(value, style.delimiter, style.decimals), symbol, formatted })
  if (!style.second) return priceText
  const { rate, ...second } = style.second
  return `${priceText} (${formatPrice(convertPrice(value, rate), { ...second, delimiter: style.delimiter, format: style.format }, formatted)})`
}

/** Fills a price text in one pass: `or @ / Month`, `From ^ %`. */
export function fillPrice(format: string, parts: { amount?: string; symbol?: string; formatted?: string }): string {
  const { amount = '', symbol = '', formatted = '' } = parts
  return format.replace(/[%^@]/g, (placeholder) => {
    if (placeholder === '%') return amount
    return placeholder === '^' ? symbol : formatted
  })
}

/**
 * A price as a line of text, in three parts that may look different: `From ^ %` and 1000 are `From`, `€ 1,000` and ''. What is more than a number is a finished
 * price: it stands where the placeholders are. A format without placeholders stands before the price.
 */
export function priceLine(format: string, price: string, style: PriceStyle): { before: string; price: string; after: string } {
  const [, before = format, places = '@', after = ''] = /^([^%^@]*)([%^@](?:.*[%^@])?)([^%^@]*)$/s.exec(format) ?? []
  const value = /^\d[\d.,]*$/.test(price.trim()) ? parseAmount(price) : null
  const parts =
    value === null
      ? null
      : {
          amount: formatAmount(value, style.delimiter, style.decimals),
          symbol: countedCurrency(rounded(value, style.decimals), style.symbol),
          formatted: formatPrice(value, style),
        }
  return { before: before.trim(), price: parts ? fillPrice(places, parts) : price.trim(), after: after.trim() }
}

/** The decimals of prices in the site's currency, as a style says them: nothing for two. */
export function decimalsIn(currency: string): Pick<PriceStyle, 'decimals'> {
  const decimals = fractionDigits(currency)
  return decimals === 2 ? {} : { decimals }
}

/** The style of the site's prices for an amount in a currency: another than the site's is named in full, with its own decimals. */
export function styleIn(style: PriceStyle, currency: string, siteCurrency: string): PriceStyle {
  if (currency === siteCurrency || currency === '') return style
  const { symbol: _, second: __, ...rest } = style
  return { ...rest, symbol: fullCurrencyName(currency), decimals: fractionDigits(currency) }
}

/** 1234567.5 as `1,234,567.50`: no decimals when there are none, else two (C-352), or as many as the currency has. */
export function formatAmount(value: number, delimiter: string, most = 2): string {
  const isWhole = Number.isInteger(rounded(value, most))
  const [whole = '', decimals] = Math.abs(value)
    .toFixed(isWhole ? 0 : most)
    .split('.')
  const groupedDigits = whole.replace(/\B(?=(\d{3})+$)/g, () => delimiter)
  const sign = rounded(value, most) < 0 ? '-' : ''
  return decimals === undefined ? `${sign}${groupedDigits}` : `${sign}${groupedDigits}.${decimals}`
}

/** Removes everything but digits, dot and minus from a price text. */
export function stripPrice(text: string): string {
  return text.replace(/[^\d.-]/g, '')
}

/** The number in a price text: `€ 1,234.50` is 1234.5, `-5 x` is -5; null when no number is left (C-362). */
export function parseAmount(text: string): number | null {
  const stripped = stripPrice(text)
  const value = Number(stripped)
  return stripped === '' || !Number.isFinite(value) ? null : value
}

/** The price in another currency, cut to an integer, not rounded: 100 times 1.999 is 199 (C-363). */
export function convertPrice(price: number, rate: number): number {
  // 100 × 0.29 is 28.999999999999996 in floating point, and would be cut to 28.
  return Math.trunc(Number((price * rate).toPrecision(15))) + 0
}

/** The mark of the n-th distinct disclaimer on a page, counted from one: *, **, *** (B-341, C-370). */
export function disclaimerSign(position: number): string {
  return '*'.repeat(Math.max(0, position))
}

function rounded(value: number, decimals = 2): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals
}
