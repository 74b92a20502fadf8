import { formatNumber } from '#kernel/format/number.ts'
import { useCounted } from './use-counted.ts'
import css from './gauge.module.css'

type GaugeProps = { label: string; unit: string; value: number; from: number; to: number }

/** A half circle that fills up to the value, with the figure in it. Screen readers hear the whole figure, never the count. */
export function Gauge({ label, unit, value, from, to }: GaugeProps) {
  const shownValue = useCounted(value, from)
  const share = to > from ? Math.min(1, Math.max(0, (shownValue - from) / (to - from))) : 1
  return (
    <div className={css.gauge}>
      <svg viewBox="0 0 200 108" className={css.dial} aria-hidden="true">
        <path d={ARC} className={css.whole} />
        <path d={ARC} className={css.reached} pathLength={100} strokeDasharray={`${(share * 100).toFixed(1)} 200`} />
      </svg>
      <div className={css.reading}>
        <span className={css.label}>{label}</span>
        <output>
          <bdi className={css.figure} aria-hidden="true">
            {formatNumber(Math.round(shownValue))}
          </bdi>
          <span className="visually-hidden">{formatNumber(value)}</span> <bdi className={css.unit}>{unit}</bdi>
        </output>
      </div>
      <div className={css.ends} aria-hidden="true">
        <bdi>{formatNumber(from)}</bdi>
        <bdi>{formatNumber(to)}</bdi>
      </div>
    </div>
  )
}

const ARC = 'M 8 100 A 92 92 0 0 1 192 100'
