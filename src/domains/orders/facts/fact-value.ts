import { formatCalendarDay, formatMomentAt } from '#kernel/format/date.ts'
import { moneyText } from '#kernel/format/money-text.ts'
import { fromMinorUnits } from '#kernel/money.ts'
import type { Language, WordPair } from '#kernel/words/words.ts'
import { localSecond } from '#kernel/zoned-time.ts'

/** What a fact says: to people in their language, and to programs as a cell of a table. */
export type FactValue = {
  text: (language: Language) => string
  cell: string | number
  /** Whether it is one figure or one Latin run, which keeps its own direction. */
  isFigure: boolean
  /** Whether `cell` is a day or a moment that spreadsheets sort by, as words are not. */
  isDate?: true
}

/** A text that is the same in both languages; null for ''. */
export function textFact(text: string): FactValue | null {
  return text === '' ? null : { text: () => text, cell: text, isFigure: false }
}

/** A number of a car, a phone, an address: signs that are read from left to right; null for ''. */
export function figure(text: string | number | null): FactValue | null {
  return text === null || text === '' ? null : { text: () => String(text), cell: text, isFigure: true }
}

/** Words of ours; programs get `cell`. */
export function words([english, arabic]: WordPair, cell: string | number = english): FactValue {
  return { text: (language) => (language === 'ar' ? arabic : english), cell, isFigure: false }
}

/** An amount in minor units; programs get units of the currency. */
export function money(minor: number | null, currency: string): FactValue | null {
  if (minor === null) return null
  return { text: (language) => moneyText(minor, currency, language), cell: fromMinorUnits(minor, currency), isFigure: true }
}

export function moment(at: Date, clock: { timeZone: string; siteTimeZone: string }): FactValue {
  return { text: (language) => formatMomentAt(at, clock, language), cell: localSecond(at, clock.timeZone), isFigure: false, isDate: true }
}

/** A day of the calendar, `2026-05-05`, and a time of it; any other text as it is. */
export function day(date: string, time = ''): FactValue | null {
  if (date === '') return null
  const dayText = (language: Language) => [formatCalendarDay(date, language), time].filter(Boolean).join(language === 'ar' ? '، ' : ', ')
  return { text: dayText, cell: [date, time].filter(Boolean).join(' '), isFigure: false, isDate: true }
}
