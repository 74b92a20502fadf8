import { byName } from '../by-name.ts'
import { type PluralForms, pluralWords } from './plural-words.ts'

/** Currencies whose Arabic name follows the number before it. */
const currencies: Readonly<Record<string, PluralForms>> = byName({
  درهم: { few: 'دراهم', many: 'درهمًا', other: 'درهم' },
  دينار: { few: 'دنانير', many: 'دينارًا', other: 'دينار' },
  ريال: { few: 'ريالات', many: 'ريالًا', other: 'ريال' },
  ليرة: { few: 'ليرات', many: 'ليرة', other: 'ليرة' },
  جنيه: { few: 'جنيهات', many: 'جنيهًا', other: 'جنيه' },
  'درهم إماراتي': { few: 'دراهم إماراتية', many: 'درهمًا إماراتيًا', other: 'درهم إماراتي' },
  'ريال سعودي': { few: 'ريالات سعودية', many: 'ريالًا سعوديًا', other: 'ريال سعودي' },
  'دينار كويتي': { few: 'دنانير كويتية', many: 'دينارًا كويتيًا', other: 'دينار كويتي' },
  'ريال قطري': { few: 'ريالات قطرية', many: 'ريالًا قطريًا', other: 'ريال قطري' },
  'دينار بحريني': { few: 'دنانير بحرينية', many: 'دينارًا بحرينيًا', other: 'دينار بحريني' },
  'ريال عُماني': { few: 'ريالات عُمانية', many: 'ريالًا عُمانيًا', other: 'ريال عُماني' },
  'دولار أمريكي': { few: 'دولارات أمريكية', many: 'دولارًا أمريكيًا', other: 'دولار أمريكي' },
})

/** The symbol of a currency beside an amount: `5,950 درهمًا`, `300 درهم`. A sign such as € stays as it is. */
export function countedCurrency(amount: number, symbol: string): string {
  const forms = Object.hasOwn(currencies, symbol) ? currencies[symbol] : undefined
  return forms ? pluralWords(Math.abs(amount), forms) : symbol
}

/** What a currency is called beside an amount where it has a short Arabic name. */
const arabicNames: Readonly<Record<string, string>> = byName({
  AED: 'درهم',
  SAR: 'ريال',
  KWD: 'دينار',
  QAR: 'ريال',
  BHD: 'دينار',
  OMR: 'ريال',
  JOD: 'دينار',
  LBP: 'ليرة',
  EGP: 'جنيه',
  MAD: 'درهم',
  IQD: 'دينار',
  TRY: 'ليرة',
})

/** The currency of this code beside an amount in Arabic: its name in agreement, else its code. */
export function arabicCurrency(amount: number, code: string): string {
  const name = Object.hasOwn(arabicNames, code) ? arabicNames[code] : undefined
  return name ? countedCurrency(amount, name) : code
}

/** What a currency is called among others, where the short name belongs to several. */
const fullNames: Readonly<Record<string, string>> = byName({
  AED: 'درهم إماراتي',
  SAR: 'ريال سعودي',
  KWD: 'دينار كويتي',
  QAR: 'ريال قطري',
  BHD: 'دينار بحريني',
  OMR: 'ريال عُماني',
  USD: 'دولار أمريكي',
  EUR: 'يورو',
})

/** The currency of this code in full, as `countedCurrency` takes it; its code where it has no name here. */
export function fullCurrencyName(code: string): string {
  return (Object.hasOwn(fullNames, code) && fullNames[code]) || code
}
