// Written down, since engines differ: a dinar of Iraq has no decimals in Chrome and in Node, and three in Safari and Firefox, and newer data may count anew what
// the database has counted.
const NO_DECIMALS = 'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX VND VUV XAF XOF XPF YER'.split(
  ' ',
)
const THREE_DECIMALS = 'BHD JOD KWD LYD OMR TND'.split(' ')

/** How many decimals amounts of the site have in a currency: 2 for AED, 3 for KWD, 0 for JPY. `currency` is a code of three letters (ISO 4217). */
export function fractionDigits(currency: string): number {
  if (THREE_DECIMALS.includes(currency)) return 3
  return NO_DECIMALS.includes(currency) ? 0 : 2
}

/** 1234.5 AED as 123450 fils: prices are stored and compared as integers. */
export function toMinorUnits(amount: number, currency: string): number {
  // 1.005 × 100 is 100.49999999999999 in floating point, and would be rounded down to 100.
  return Math.round(Number((amount * 10 ** fractionDigits(currency)).toPrecision(15)))
}

/** 123450 fils as 1234.5 AED. */
export function fromMinorUnits(minorUnits: number, currency: string): number {
  return minorUnits / 10 ** fractionDigits(currency)
}
