import { byName } from '../by-name.ts'
import { type PluralForms, pluralWords } from './plural-words.ts'

/** What currencies are called, as their names agree with the number before them. */
const nouns = byName({
  درهم: { few: 'دراهم', many: 'درهمًا', other: 'درهم' },
  دينار: { few: 'دنانير', many: 'دينارًا', other: 'دينار' },
  ريال: { few: 'ريالات', many: 'ريالًا', other: 'ريال' },
  ليرة: { few: 'ليرات', many: 'ليرة', other: 'ليرة' },
  جنيه: { few: 'جنيهات', many: 'جنيهًا', other: 'جنيه' },
  دولار: { few: 'دولارات', many: 'دولارًا', other: 'دولار' },
} satisfies Record<string, PluralForms>)

/** Currencies with an Arabic name beside an amount: the noun alone, and after it whose it is, for where the noun belongs to several. */
const currencies = new Map<string, readonly [noun: string, whose: string]>([
  ['AED', ['درهم', 'إماراتي']],
  ['SAR', ['ريال', 'سعودي']],
  ['KWD', ['دينار', 'كويتي']],
  ['QAR', ['ريال', 'قطري']],
  ['BHD', ['دينار', 'بحريني']],
  ['OMR', ['ريال', 'عُماني']],
  ['YER', ['ريال', 'يمني']],
  ['IQD', ['دينار', 'عراقي']],
  ['JOD', ['دينار', 'أردني']],
  ['LBP', ['ليرة', 'لبنانية']],
  ['SYP', ['ليرة', 'سورية']],
  ['EGP', ['جنيه', 'مصري']],
  ['SDG', ['جنيه', 'سوداني']],
  ['LYD', ['دينار', 'ليبي']],
  ['TND', ['دينار', 'تونسي']],
  ['DZD', ['دينار', 'جزائري']],
  ['MAD', ['درهم', 'مغربي']],
  ['TRY', ['ليرة', 'تركية']],
])

/** Those that are called by their full name only. */
const fullNames = new Map([
  ['USD', 'دولار أمريكي'],
  ['EUR', 'يورو'],
])

const forms = new Map<string, PluralForms>([
  ...Object.entries(nouns),
  ...[...currencies.values(), ['دولار', 'أمريكي'] as const].map(([noun, whose]) => [`${noun} ${whose}`, fullForms(noun, whose)] as const),
])

/** 'ريالات سعودية', 'ريالًا سعوديًا', 'ريال سعودي'; of a feminine noun the adjective stays as it is: 'ليرات لبنانية'. */
function fullForms(noun: string, whose: string): PluralForms {
  const { few, many, other } = nouns[noun] as PluralForms // of the nouns above
  if (whose.endsWith('ة')) return { few: `${few} ${whose}`, many: `${many} ${whose}`, other: `${other} ${whose}` }
  return { few: `${few} ${whose}ة`, many: `${many} ${whose}ًا`, other: `${other} ${whose}` }
}

/** The symbol of a currency beside an amount: `5,950 درهمًا`, `300 درهم`. A sign such as € stays as it is. */
export function countedCurrency(amount: number, symbol: string): string {
  const ofSymbol = forms.get(symbol)
  return ofSymbol ? pluralWords(Math.abs(amount), ofSymbol) : symbol
}

/** The currency of this code beside an amount in Arabic: its name in agreement, else its code. */
export function arabicCurrency(amount: number, code: string): string {
  const [noun] = currencies.get(code) ?? []
  return noun ? countedCurrency(amount, noun) : code
}

/** The currency of this code in full, as `countedCurrency` takes it; its code where it has no name here. */
export function fullCurrencyName(code: string): string {
  return currencies.get(code)?.join(' ') ?? fullNames.get(code) ?? code
}
