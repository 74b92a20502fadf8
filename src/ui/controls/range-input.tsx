import { useId } from 'react'
import { BidiFigure } from '../text/bidi-text.tsx'
import css from './range-input.module.css'

/** A slider's ends and its step. */
export type Range = { min: number; max: number; interval: number }

type RangeInputProps = {
  label: string
  name?: string
  range: Range
  value: number
  /** The value in words, as it is shown and as screen readers say it. */
  valueText: string
  /** What stands below both ends. */
  ends: readonly [from: string, to: string]
  onChange: (value: number) => void
}

/** A slider below its label and its value. Without a script only these are shown. */
export function RangeInput({ label, name, range, value, valueText, ends, onChange }: RangeInputProps) {
  const { min, max, interval } = range
  const id = useId()
  return (
    <div className={css.input}>
      <label className={css.question} htmlFor={id}>
        <span>{label}</span>
        <BidiFigure text={valueText} />
      </label>
      <span className={css.rail}>
        <progress className={css.reached} max={max - min} value={value - min} aria-hidden="true" />
        <input
          id={id}
          type="range"
          className={css.slider}
          name={name}
          min={min}
          max={max}
          step={interval}
          value={value}
          aria-label={label}
          aria-valuetext={valueText}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
      </span>
      <span className={css.ends} aria-hidden="true">
        <BidiFigure text={ends[0]} />
        <BidiFigure text={ends[1]} />
      </span>
    </div>
  )
}
