import { moneyText } from '#kernel/format/money-text.ts'
import type { Language } from '#kernel/words/words.ts'

/** An amount in minor units within a sentence: one piece, whatever is written around it, and on one line. */
export function isolatedMoney(minor: number, currency: string, language: Language): string {
  return `\u2068${moneyText(minor, currency, language).replaceAll(' ', '\u00a0')}\u2069`
}
