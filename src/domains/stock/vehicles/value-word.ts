import type { WordedKind } from './fields/presets.ts'
import { pluralWords } from '#kernel/words/plural-words.ts'
import type { StockWords } from '../words.ts'

/** The word of a value; one that has none, which only a feed can send, is shown as it is. */
export function valueWord(kind: WordedKind, value: string, words: StockWords): string {
  const key = `${kind}_${value}`
  return Object.hasOwn(words, key) ? words[key as keyof StockWords] : value
}

const HORSEPOWER = new Set(['ps', 'hp', 'bhp', 'cv'])

/** A figure with its unit in the words of the site: `85,790 كم`. A unit that has none stays as the feed spells it. */
export function wordedFigure(figure: string, words: StockWords): string {
  const [, number = '', unit = ''] = /^([\d.,]+) (\S+)$/.exec(figure) ?? []
  if (HORSEPOWER.has(unit.toLowerCase())) return `${number} ${horsepower(Number(number.replaceAll(',', '')), words)}`
  const key = `unit_${unit.toLowerCase()}`
  return unit !== '' && Object.hasOwn(words, key) ? `${number} ${words[key as keyof StockWords]}` : figure
}

function horsepower(power: number, { unit_power_few: few, unit_power_many: many, unit_power_other: other }: StockWords): string {
  return pluralWords(power, { few, many, other })
}
