import { useCallback } from 'react'
import { useWords } from '../i18n/use-words.ts'
import { valueText } from './texts/value-text.ts'
import { feedWords } from './words.ts'

/** Formats a value of a vehicle as text of at most `longest` characters. */
export function useShownValue(longest: number): (value: unknown) => string {
  const word = useWords(feedWords)
  return useCallback(
    (value) => {
      if (typeof value === 'boolean') return word(value ? 'yes' : 'no')
      const text = valueText(value)
      return text.length > longest ? `${text.slice(0, longest)}…` : text
    },
    [word, longest],
  )
}
