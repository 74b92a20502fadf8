import { isolated } from '#kernel/words/isolated.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import type { Sentence } from './mail-texts.ts'
import { mailPartWords } from './words.ts'

/** Letters of a text by which it is told from others. */
const MOST_NAMED = 40

/** What a text is called. Several of a kind are told apart by what they say. */
export function useSentenceName(): (sentence: Sentence) => string {
  const word = useWords(mailPartWords)
  const language = useLanguage()
  return ({ part, built_in }) => {
    const builtInText = built_in[language]
    return word(part, { text: isolated(builtInText.length > MOST_NAMED ? `${builtInText.slice(0, MOST_NAMED)}…` : builtInText) })
  }
}
