import { refusalWords } from '#staff/refusal-words.ts'
import { useWord } from '../../words/use-word.ts'

/** Turns the code of a refusal into a message: `const say = useFailure(); say(answer.code)`. Unknown codes get a general one. */
export function useFailure(): (code: string) => string {
  const word = useWord(refusalWords)
  return (code) => word(Object.hasOwn(refusalWords, code) ? (code as keyof typeof refusalWords) : 'error')
}
