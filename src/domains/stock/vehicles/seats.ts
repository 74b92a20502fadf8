import { fillWords } from '#kernel/words/fill-words.ts'
import { pluralWords } from '#kernel/words/plural-words.ts'
import type { StockWords } from '../words.ts'

/** The label of a number of seats in every plural form of Arabic; `{count}` stands for the number. */
export type SeatForms = Readonly<Record<'one' | 'two' | 'few' | 'many' | 'other', string>>

/** `5 مقاعد`. What is no positive number gives ''. */
export function seatsLabel(count: unknown, forms: SeatForms): string {
  const number = typeof count === 'string' && count.trim() !== '' ? Number(count) : count
  if (typeof number !== 'number' || !Number.isFinite(number) || number <= 0) return ''
  return fillWords(pluralWords(number, forms), { count: number })
}

/**
 * The forms with staff's own words over them (setting `stock_locator.seats_translations`): either the forms themselves, or the
 * specification's two, `seat` and `seats`, which follow the number.
 */
export function seatForms(forms: SeatForms, custom: unknown): SeatForms {
  if (typeof custom !== 'object' || custom === null) return forms
  const { seat, seats, ...own } = custom as Record<string, unknown>
  const more = textOf(seats) && `{count} ${seats}`
  const one = textOf(seat) && `{count} ${seat}`
  const pair = { one: one || forms.one, two: more || forms.two, few: more || forms.few, many: more || forms.many, other: more || forms.other }
  const ownForms = Object.entries(own).filter(([name, text]) => name in forms && textOf(text))
  return { ...pair, ...Object.fromEntries(ownForms) }
}

/** The forms in the site's words, with staff's own over them. */
export function wordedSeats(words: StockWords, custom: unknown): SeatForms {
  const seatWord = (form: keyof SeatForms) => words[`seats_${form}`]
  return seatForms({ one: seatWord('one'), two: seatWord('two'), few: seatWord('few'), many: seatWord('many'), other: seatWord('other') }, custom)
}

function textOf(text: unknown): string {
  return typeof text === 'string' ? text.trim() : ''
}
