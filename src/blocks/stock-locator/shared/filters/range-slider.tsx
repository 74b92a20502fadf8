import type { Range } from '#domains/stock/index.ts'
import type { Bounds } from './range-steps.ts'
import { rangeSteps } from './range-steps.ts'
import css from './range-slider.module.css'

type RangeSliderProps = {
  bounds: Bounds
  range: Range
  labels: { from: string; to: string }
  /** A number as it is read out. */
  textOf: (value: number) => string
  onChange: (range: Range) => void
}

/** Two thumbs on one track beside the number fields of a range; an end at its stop asks for nothing. Needs a script, so it has no name. */
export function RangeSlider({ bounds, range, labels, textOf, onChange }: RangeSliderProps) {
  const { min, max, step } = rangeSteps(bounds)
  const from = within(range.from ?? min, min, max)
  const to = within(range.to ?? max, min, max)
  const change = (next: { from: number; to: number }) =>
    onChange({ ...(next.from <= min ? {} : { from: next.from }), ...(next.to >= max ? {} : { to: next.to }) })
  const place = (value: number) => ((value - min) / (max - min)) * 100
  const thumb = (end: 'from' | 'to', value: number) => (
    <input
      type="range"
      className={css.thumb}
      data-end={end}
      // Where both thumbs meet at the upper end, the lower one must stay within reach.
      data-raised={end === 'from' && place(from) > 50 ? '' : undefined}
      min={min}
      max={max}
      step={step}
      value={value}
      aria-label={labels[end]}
      aria-valuetext={textOf(value)}
      onChange={({ target }) => {
        const newValue = target.valueAsNumber
        change(end === 'from' ? { from: Math.min(newValue, to), to } : { from, to: Math.max(newValue, from) })
      }}
    />
  )
  return (
    <div className={css.slider}>
      <svg className={css.track} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect className={css.rail} width="100" height="1" />
        <rect className={css.chosen} x={place(from)} width={Math.max(0, place(to) - place(from))} height="1" />
      </svg>
      {thumb('from', from)}
      {thumb('to', to)}
    </div>
  )
}

function within(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}
