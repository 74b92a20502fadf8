import { type ComponentProps, type FocusEvent, useRef, useState } from 'react'
import { parseDay, typedDay } from '#kernel/parse-day.ts'
import { DayPicker } from '../day-picker.tsx'
import css from './day-field.module.css'

export type DayWords = { pick: string; placeholder: string; previous: string; next: string }

type DayFieldProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'min' | 'max' | 'type'> & {
  /** The first value, as `2026-05-31`. */
  day: string
  /** The current day where it is chosen for; '' until the browser knows it. */
  today: string
  /** First and last day that may be picked; '' for no end. */
  min: string
  max: string
  /** Days between them that may not be picked. */
  isClosed?: ((day: string) => boolean) | undefined
  language: 'ar' | 'en'
  words: DayWords
}

/**
 * A day, typed day first (`31/05/2026`) or picked from a calendar, in the language of the page and not of the browser. What it holds is the typed
 * text: `parseDay` reads it. Uncontrolled, so that input from before the script runs is kept.
 */
export function DayField({ day, today, min, max, isClosed, language, words, ...input }: DayFieldProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const field = () => place.current?.querySelector('input')
  const close = () => {
    setIsOpen(false)
    field()?.focus()
  }
  const pick = (pickedDay: string) => {
    const control = field()
    if (!control) return
    // The way that React hears of a value that a script writes.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, typedDay(pickedDay))
    control.dispatchEvent(new Event('input', { bubbles: true }))
    close()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears keys and focus of the controls inside
    <span
      ref={place}
      className={css.place}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        // The dialog around the form stays open.
        event.stopPropagation()
        event.preventDefault()
        close()
      }}
    >
      <input
        {...input}
        type="text"
        data-day=""
        className={css.input}
        defaultValue={typedDay(day)}
        dir="ltr"
        inputMode="numeric"
        autoComplete={input.autoComplete ?? 'off'}
        placeholder={words.placeholder}
        maxLength={10}
      />
      <button type="button" className={css.open} aria-label={words.pick} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
          <path d="M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 3.5v4M15.5 3.5v4" />
        </svg>
      </button>
      {isOpen && (
        <span className={css.calendar} role="dialog" aria-label={words.pick}>
          <DayPicker
            value={parseDay(field()?.value ?? '', 'dmy') ?? ''}
            today={nearest(today || new Date().toISOString().slice(0, 10), min, max)}
            {...{ min, max, isClosed, language }}
            words={{ previous: words.previous, next: words.next }}
            onPick={pick}
          />
        </span>
      )}
    </span>
  )
}

/** The calendar opens at a day that may be picked. */
function nearest(today: string, min: string, max: string): string {
  if (min !== '' && today < min) return min
  return max !== '' && today > max ? max : today
}
