import { useId } from 'react'
import { zoneName } from '#kernel/format/date.ts'
import { Button } from '../ui/button.tsx'
import { DateInput } from '../ui/inputs/date-input.tsx'
import { useLanguage } from '../words/language.tsx'
import { useWord } from '../words/use-word.ts'
import css from './fields.module.css'
import { fieldWords } from './words.ts'

type Range = { from?: string; to?: string }
type DateRangeControlProps = {
  id: string
  label: string
  hint?: string | undefined
  value: unknown
  timeZone: string
  problem?: string | undefined
  onChange: (value: unknown) => void
}

/** First and last day of a range, both included, as days of the site's time zone (B-128, A-376). */
export function DateRangeControl({ id, label, hint, value, timeZone, problem, onChange }: DateRangeControlProps) {
  const word = useWord(fieldWords)
  const { language } = useLanguage()
  const noteId = useId()
  const { from = '', to = '' } = (value ?? {}) as Range
  const change = (range: { from: string; to: string }) => onChange(range.from === '' && range.to === '' ? undefined : range)
  return (
    <fieldset className={css.range} aria-describedby={noteId}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.days}>
        <DateInput id={id} label={word('first_day')} value={from} onChange={(day) => change({ from: day, to })} />
        <DateInput label={word('last_day')} value={to} onChange={(day) => change({ from, to: day })} />
        {(from || to) && (
          <Button size="s" variant="quiet" icon="close" onClick={() => onChange(undefined)}>
            {word('clear')}
          </Button>
        )}
      </div>
      {problem && <p className={css.problem}>{problem}</p>}
      <p id={noteId} className={css.note}>
        {[hint, word('time_zone', { zone: zoneName(timeZone, language) })].filter(Boolean).join(' ')}
      </p>
    </fieldset>
  )
}
