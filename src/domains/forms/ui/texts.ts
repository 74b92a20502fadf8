import { fillWords } from '#kernel/words/fill-words.ts'
import type { ValueFlaw } from '../check-values.ts'
import type { FormField, FormText } from '../form.ts'
import type { FormTexts } from '../words.ts'

/** A text of the form in its language; Arabic where there is no English. */
export function textIn(text: FormText | undefined, locale: 'ar' | 'en'): string {
  return (locale === 'en' ? text?.en : undefined) ?? text?.ar ?? ''
}

/** What a visitor reads about a value that was refused. */
export function flawText(flaw: ValueFlaw, { rules }: Pick<FormField, 'rules'>, words: FormTexts, locale: 'ar' | 'en'): string {
  const own = flaw.code === 'pattern' ? textIn(rules?.pattern?.message, locale) : ''
  const word = words[`flaw_${flaw.code}`] ?? words.flaw_not_an_option
  return own || fillWords(word, 'number' in flaw ? { n: flaw.number } : {})
}
