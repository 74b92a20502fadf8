import { sharedFormat } from '#kernel/format/shared-format.ts'
import { useId, useState } from 'react'
import { latinDigits } from '#kernel/digits.ts'
import { useLanguage } from '../../words/language.tsx'
import { useWord } from '../../words/use-word.ts'
import css from './date-input.module.css'
import { FieldProblem } from './field.tsx'
import fieldCss from './field.module.css'
import { uiWords } from '../words.ts'

type Parts = { day: string; month: string; year: string }

type DateInputProps = {
  label: string
  /** The id of the first part, so that others can focus it. */
  id?: string
  /** An ISO date, or '' for none. */
  value: string
  /** Gets '' until all three parts together are a day. */
  onChange: (day: string) => void
  problem?: string | undefined
  /** Takes the focus when the dialog around it opens. */
  isFirst?: boolean
}

/** A date in three parts, in the language of the interface; a native date input would use the browser's language. */
export function DateInput({ label, id, value, onChange, problem, isFirst = false }: DateInputProps) {
  const word = useWord(uiWords)
  const { language } = useLanguage()
  const labelId = useId()
  const problemId = useId()
  const [typedDate, setTypedDate] = useState({ parts: partsOf(value), day: value })
  // An undo or another editor changed the day.
  const parts = typedDate.day === value ? typedDate.parts : partsOf(value)
  const isStarted = Object.values(parts).some(Boolean)
  const isWhole = parts.day !== '' && parts.month !== '' && parts.year.length === 4
  const flaw = problem ?? (isStarted && isWhole && dayOf(parts) === '' ? word('no_such_day') : undefined)
  const change = (changes: Partial<Parts>) => {
    const next = { ...parts, ...changes }
    const day = dayOf(next)
    setTypedDate({ parts: next, day })
    if (day !== value) onChange(day)
  }
  const number = (part: 'day' | 'year', length: number) => (
    <input
      id={part === 'day' ? id : undefined}
      className={fieldCss.input}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      maxLength={length}
      aria-label={word(part)}
      placeholder={word(part)}
      aria-invalid={flaw ? true : undefined}
      data-autofocus={(isFirst && part === 'day') || undefined}
      value={parts[part]}
      onChange={({ target }) => change({ [part]: latinDigits(target.value).replace(/\D/g, '') })}
    />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one field among others
    <div role="group" aria-labelledby={labelId} aria-describedby={flaw ? problemId : undefined} className={fieldCss.field}>
      <span id={labelId} className={fieldCss.label}>
        {label}
      </span>
      <div className={css.parts}>
        {number('day', 2)}
        <select
          className={fieldCss.input}
          aria-label={word('month')}
          aria-invalid={flaw ? true : undefined}
          value={parts.month}
          onChange={({ target }) => change({ month: target.value })}
        >
          <option value="">{word('month')}</option>
          {monthNames(language).map((name, index) => (
            <option key={name} value={String(index + 1)}>
              {name}
            </option>
          ))}
        </select>
        {number('year', 4)}
      </div>
      {flaw && <FieldProblem id={problemId} text={flaw} />}
    </div>
  )
}

function partsOf(day: string): Parts {
  const [year = '', month = '', date = ''] = day.split('-')
  return { day: date && String(Number(date)), month: month && String(Number(month)), year }
}

/** The ISO date; '' when the parts are not complete or there is no such day. */
function dayOf({ day, month, year }: Parts): string {
  if (day === '' || month === '' || year.length !== 4) return ''
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const instant = new Date(`${iso}T00:00:00Z`)
  return Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== iso ? '' : iso
}

const MONTHS = 12

function monthNames(language: 'ar' | 'en'): string[] {
  const format = sharedFormat('DateTimeFormat', language === 'ar' ? 'ar-AE' : 'en-GB', { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: MONTHS }, (_, month) => format.format(new Date(Date.UTC(2026, month, 1))))
}
