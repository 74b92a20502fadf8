import { sharedFormat } from '#kernel/format/shared-format.ts'
import { byName } from '#kernel/by-name.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { addDays, addMonths, monthWeeks, weekdayOf } from '#kernel/calendar.ts'
import { FORMAT_LOCALE } from '#kernel/format/number.ts'
import css from './day-picker.module.css'

type DayPickerProps = {
  /** `2026-05-31`, or '' for none. */
  value: string
  today: string
  /** First and last day that may be picked, both included; '' for no end. */
  min?: string | undefined
  max?: string | undefined
  /** Days between them that may not be picked. */
  isClosed?: ((day: string) => boolean) | undefined
  language: 'ar' | 'en'
  words: { previous: string; next: string }
  onPick: (day: string) => void
}

/** A month to pick a day from. Arrow keys go by days and weeks, Page Up and Page Down by months, Home and End to the ends of a week.
 * Long, since its keys and its markup share the month that is shown. */
export function DayPicker({ value, today, min = '', max = '', isClosed, language, words, onPick }: DayPickerProps) {
  const [focused, setFocused] = useState(value || today)
  const grid = useRef<HTMLTableElement>(null)
  const texts = textsIn(language)

  function press(event: KeyboardEvent) {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const weekday = weekdayOf(focused)
    const targets: Record<string, () => string> = byName({
      ArrowLeft: () => addDays(focused, isRightToLeft ? 1 : -1),
      ArrowRight: () => addDays(focused, isRightToLeft ? -1 : 1),
      ArrowUp: () => addDays(focused, -7),
      ArrowDown: () => addDays(focused, 7),
      Home: () => addDays(focused, -weekday),
      End: () => addDays(focused, 6 - weekday),
      PageUp: () => addMonths(focused, -1),
      PageDown: () => addMonths(focused, 1),
    })
    if (!Object.hasOwn(targets, event.key)) return
    event.preventDefault()
    const day = targets[event.key]?.() ?? focused
    // Drawn at once: a day of another month is there only after its month is, and the next key goes to the day that has the focus.
    flushSync(() => setFocused(day))
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }

  const step = (count: number, label: string, path: string) => (
    <button type="button" className={css.step} aria-label={label} onClick={() => setFocused(addMonths(focused, count))}>
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  )
  const [year = 0, month = 1] = focused.split('-').map(Number)
  return (
    <div className={css.picker}>
      <div className={css.head}>
        {step(-1, words.previous, 'm14.5 6-6 6 6 6')}
        <span className={css.month} aria-live="polite">
          {texts.month.format(Date.UTC(year, month - 1, 1))}
        </span>
        {step(1, words.next, 'm9.5 6 6 6-6 6')}
      </div>
      <table ref={grid} className={css.grid}>
        <thead>
          <tr>
            {texts.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={press}>
          {monthWeeks(focused).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                <td key={day ?? index}>
                  {day ? (
                    <button
                      type="button"
                      className={css.day}
                      data-day={day}
                      aria-label={texts.day.format(Date.parse(day))}
                      aria-pressed={day === value}
                      aria-current={day === today ? 'date' : undefined}
                      tabIndex={day === focused ? 0 : -1}
                      // biome-ignore lint/a11y/noAutofocus: the picker opens for the day that it shows
                      autoFocus={day === (value || today)}
                      disabled={(min !== '' && day < min) || (max !== '' && day > max) || isClosed?.(day)}
                      onClick={() => onPick(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Some Sunday: the names of weekdays are read from the days after it. */
const SUNDAY = Date.UTC(2026, 4, 3)
const DAY_MS = 24 * 60 * 60 * 1000

function textsIn(language: 'ar' | 'en') {
  const locale = language === 'ar' ? FORMAT_LOCALE : 'en-GB'
  const formatterOf = (options: Intl.DateTimeFormatOptions) => sharedFormat('DateTimeFormat', locale, { ...options, timeZone: 'UTC' })
  const [narrow, long] = [formatterOf({ weekday: language === 'ar' ? 'narrow' : 'short' }), formatterOf({ weekday: 'long' })]
  return {
    month: formatterOf({ month: 'long', year: 'numeric' }),
    day: formatterOf({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    weekdays: Array.from({ length: 7 }, (_day, index) => ({ short: narrow.format(SUNDAY + index * DAY_MS), long: long.format(SUNDAY + index * DAY_MS) })),
  }
}
