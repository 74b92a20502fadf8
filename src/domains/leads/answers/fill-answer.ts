import { cutText } from '#kernel/values/cut-text.ts'
import { fillWords } from '#kernel/words/fill-words.ts'

/** What a template may name, in braces: the person, the car, who sells it, who writes, and the number of the lead. */
export const answerFields = ['name', 'model', 'retailer', 'adviser', 'number'] as const
export type AnswerField = (typeof answerFields)[number]
export type AnswerValues = Readonly<Record<AnswerField, string>>

const LONGEST_VALUE = 120
const PLACEHOLDER = /\{(\w+)\}/g

/**
 * A template with the values of a lead. A line that names something the lead does not have is left out, so that no sentence has a hole. Values are one line and
 * go in to the letter: what a visitor typed names no further field.
 */
export function fillAnswer(text: string, values: AnswerValues): string {
  const texts = Object.fromEntries(answerFields.map((field) => [field, oneLine(values[field])]))
  const isWhole = (line: string) => [...line.matchAll(PLACEHOLDER)].every(([, name = '']) => texts[name] !== '')
  const lines = text.split('\n').filter(isWhole)
  return fillWords(lines.join('\n'), texts)
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function oneLine(value: string): string {
  return cutText(value.replace(/\s+/g, ' ').trim(), LONGEST_VALUE)
}

/** What stands in braces and is no field. */
export function unknownFields(text: string): string[] {
  const names: readonly string[] = answerFields
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))].filter((name) => !names.includes(name))
}
