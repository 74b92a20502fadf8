import { fillWords } from '#kernel/words/fill-words.ts'
import type { ValueFlaw } from '../check-values.ts'
import type { FormField, FormText } from '../form.ts'
import type { FormTexts } from '../words.ts'

/** A text of the form in its language; Arabic where there is no English. */
export function textIn(text: FormText | undefined, locale: 'ar' | 'en'): string {
  return (locale === 'en' ? text?.en : undefined) ?? text?.ar ?? ''
}

/** Kinds of fields whose value is chosen, not typed. */
const CHOSEN: ReadonlySet<FormField['type']> = new Set(['select', 'radio', 'checkbox', 'location', 'retailer', 'date', 'time_slot', 'file'])

/** The message about a refused value. */
export function flawText(flaw: ValueFlaw, { rules, type }: Pick<FormField, 'rules' | 'type'>, words: FormTexts, locale: 'ar' | 'en'): string {
  const own = flaw.code === 'pattern' ? textIn(rules?.pattern?.message, locale) : ''
  if (flaw.code === 'required' && type === 'consent') return words.flaw_agree
  if (flaw.code === 'required' && CHOSEN.has(type)) return words.flaw_choose
  const word = words[`flaw_${flaw.code}`] ?? words.flaw_not_an_option
  return own || fillWords(word, 'number' in flaw ? { n: flaw.number } : {})
}
