import { isRecord } from '#kernel/json/json-values.ts'
import { type Language, languages } from '#kernel/words/words.ts'
import type { FieldDef, TextsField } from '../field-types.ts'
import css from './filled-value.module.css'
import type { PartProps } from './part-props.ts'
import { useFilledWords, useStaffKit } from './staff-kit.ts'

const wordOf = { ar: 'in_arabic', en: 'in_english' } as const satisfies Record<Language, string>

/** A text in each language; the hint stands at the Arabic one. */
export function TextsPart({ id, field, storedValue, path, isLabelHidden = false, onChange }: PartProps<TextsField>) {
  const { drawControl, flawAt } = useStaffKit()
  const { word, name } = useFilledWords()
  const texts = isRecord(storedValue) ? storedValue : {}
  const textOf = (language: Language) => (typeof texts[language] === 'string' ? texts[language] : '')
  const change = (language: Language, next: unknown) => {
    const [ar, en] = languages.map((one) => (one === language ? String(next ?? '') : textOf(one)))
    onChange(ar === '' && en === '' && !field.keepsNone ? undefined : { ar, ...(en !== '' && { en }) })
  }
  return (
    <div className={css.texts}>
      {languages.map((language) => {
        const label = word(wordOf[language], { label: name(field.label) })
        const hint = language === 'ar' && field.hint && !isLabelHidden ? { hint: field.hint } : {}
        const text: FieldDef = { ...field.text, symbol: language, label, translatable: true, ...hint }
        return (
          <div key={language}>
            {drawControl({
              id: `${id}:${language}`,
              field: text,
              storedValue: textOf(language),
              problem: flawAt?.([path, language].filter(Boolean).join('.')) ?? undefined,
              isLabelHidden,
              textLanguage: language,
              onChange: (next) => change(language, next),
            })}
          </div>
        )
      })}
    </div>
  )
}
