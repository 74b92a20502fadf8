import { foldArabic } from '#kernel/arabic.ts'
import { latinDigits } from '#kernel/digits.ts'
import { parseDay } from '#kernel/parse-day.ts'
import { valueSpellings } from '../../value-spellings.ts'
import type { FeedRule, NumberStyle } from '../feed.ts'
import type { ValueKind } from './feed-fields.ts'

export type ValueFlaw = 'not_a_number' | 'not_a_day' | 'not_yes_or_no' | 'unknown_word'
/** Reads one text; null for an invalid one, which is reported as this flaw. */
export type ValueParser = { parse: (text: string) => unknown; flaw: ValueFlaw }

const yes = new Set(['true', '1', 'yes', 'y', 'نعم'])
const no = new Set(['false', '0', 'no', 'n', 'لا'])

/** The parser for a kind of value. */
export function valueParser(
  { kind, options }: { kind: ValueKind; options: readonly string[] },
  { number_style, day_style }: Pick<FeedRule, 'number_style' | 'day_style'>,
): ValueParser {
  if (kind === 'number' || kind === 'whole') return { parse: (text) => parseNumber(text, number_style), flaw: 'not_a_number' }
  if (kind === 'day') return { parse: (text) => parseDay(text, day_style), flaw: 'not_a_day' }
  if (kind === 'flag') return { parse: parseFlag, flaw: 'not_yes_or_no' }
  const choices = new Map(options.flatMap((option) => spellingsOf(option).map((spelling) => [foldArabic(spelling), option])))
  return { parse: (text) => (kind === 'choice' ? (choices.get(foldArabic(text)) ?? null) : text), flaw: 'unknown_word' }
}

/** An option by its own name, and as files usually write it. */
function spellingsOf(option: string): readonly string[] {
  return [option, ...(Object.hasOwn(valueSpellings, option) ? valueSpellings[option as keyof typeof valueSpellings] : [])]
}

function parseFlag(text: string): boolean | null {
  const folded = foldArabic(text)
  if (yes.has(folded)) return true
  return no.has(folded) ? false : null
}

const CURRENCY = /^[^\d-]{0,12}(-?[\d.,' ]*\d)[^\d]{0,12}$/

/** A number as people and spreadsheets write it, with thousands, Arabic digits and a currency or unit around it; null for anything else. */
export function parseNumber(text: string, style: NumberStyle): number | null {
  const digits = latinDigits(text)
    .replaceAll(/[\u00a0\u202f\u200e\u200f\u061c]/g, ' ')
    .trim()
  // JSON writes large and small numbers so.
  if (/^-?\d+(\.\d+)?e[+-]?\d{1,3}$/i.test(digits)) return Number(digits)
  const number = withLeadingZero(digits, style).match(CURRENCY)?.[1]?.replaceAll(/[' ]/g, '')
  if (number === undefined) return null
  const plain = style === 'comma' ? number.replaceAll('.', '').replace(',', '.') : number.replaceAll(',', '')
  return /^-?\d*(\.\d+)?$/.test(plain) && plain !== '' ? Number(plain) : null
}

/** `.75` as `0.75`; in `Dhs.750` the point belongs to the currency. */
function withLeadingZero(text: string, style: NumberStyle): string {
  return text.replace(style === 'comma' ? /(?<=^|[\s-]),(?=\d)/ : /(?<=^|[\s-])\.(?=\d)/, (sign) => `0${sign}`)
}
